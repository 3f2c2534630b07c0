import { expect, it } from "vitest";
import { formatComparison, largest } from "./comparison";

it.each([
  [112, 100, "12% more than the 7 days before"],
  [88, 100, "12% less than the 7 days before"],
  [100, 100, "About the same as the 7 days before"],
  [1001, 1000, "About the same as the 7 days before"],
  [1125, 1000, "13% more than the 7 days before"],
  [46_000, 460, "9,900% more than the 7 days before"],
  [0, 1200, "100% less than the 7 days before"],
  [0, 0, "None, like the 7 days before"],
  [3, 0, "More than the 7 days before, which had none"],
])("%i after %i: %s", (total, previous, sentence) => {
  expect(formatComparison(total, previous, 7)).toBe(sentence);
});

it("compares a day with the day before it, and an unfinished day with none", () => {
  expect(formatComparison(3, 2, 1)).toBe("50% more than the day before");
  expect(formatComparison(3, 2, 0)).toBe("Today so far");
});

it("finds the largest part, or none if all are 0", () => {
  const parts = [
    { label: "Bible", value: 3 },
    { label: "Games", value: 7 },
    { label: "Videos", value: 7 },
  ];
  expect(largest(parts)?.label).toBe("Games");
  expect(largest([{ label: "Bible", value: 0 }])).toBeUndefined();
});

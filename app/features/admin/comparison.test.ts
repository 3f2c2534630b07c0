import { expect, it } from "vitest";
import { formatComparison, largest, durationText } from "./comparison";

const week = (total: number, previous: number) =>
  formatComparison({ total, previous, days: 7 });

it.each([
  [112, 100, "12% more than the 7 days before"],
  [88, 100, "12% fewer than the 7 days before"],
  [100, 100, "As many as the 7 days before"],
  [1125, 1000, "13% more than the 7 days before"],
  [1001, 1000, "Less than 1% more than the 7 days before"],
  [999, 1000, "Less than 1% fewer than the 7 days before"],
  [1, 1000, "99% fewer than the 7 days before"],
  [999, 100, "899% more than the 7 days before"],
  [4600, 460, "10 times as many as the 7 days before"],
  [1_234_567, 1, "1,234,567 times as many as the 7 days before"],
])("%i after %i: %s", (total, previous, sentence) => {
  expect(week(total, previous)).toBe(sentence);
});

it("handles zero before and zero now", () => {
  expect(week(0, 0)).toBe("None, as in the 7 days before");
  expect(week(3, 0)).toBe("Up from none in the 7 days before");
  expect(week(0, 1200)).toBe("None, after 1,200 in the 7 days before");
});

it("compares a day with the day before it", () => {
  const day = (total: number, previous: number) =>
    formatComparison({ total, previous, days: 1 });
  expect(day(3, 2)).toBe("50% more than the day before");
  expect(day(2, 2)).toBe("As many as the day before");
  expect(day(0, 0)).toBe("None, as on the day before");
  expect(day(2, 0)).toBe("Up from none on the day before");
});

it("compares durations as longer and shorter", () => {
  const time = (total: number, previous: number) =>
    formatComparison({ total, previous, days: 30 }, durationText);
  expect(time(66, 60)).toBe("10% longer than in the 30 days before");
  expect(time(54, 60)).toBe("10% shorter than in the 30 days before");
  expect(time(60, 60)).toBe("As long as in the 30 days before");
  expect(time(600, 60)).toBe("10 times as long as in the 30 days before");
  expect(time(0, 600)).toBe("None, after 10m in the 30 days before");
});

it("finds the largest part, or none if all are 0", () => {
  const parts = [
    { label: "Bible", value: 3 },
    { label: "Games", value: 7 },
    { label: "Videos", value: 7 },
  ];
  expect(largest(parts)?.label).toBe("Games");
  expect(largest([{ label: "Bible", value: 0 }])).toBeNull();
  expect(largest([])).toBeNull();
});

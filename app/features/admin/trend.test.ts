import { expect, it } from "vitest";
import { linePath } from "./trend";

it("draws from left to right with the highest value at the top", () => {
  const { line, area, peak } = linePath([5, 10, 0]);
  expect(line).toBe("M0 50L50 0L100 100");
  expect(area).toBe("M0 100L0 50L50 0L100 100L100 100Z");
  expect(peak).toBe(1);
});

it("stays at the bottom and has no peak if all values are 0", () => {
  expect(linePath([0, 0])).toMatchObject({
    line: "M0 100L100 100",
    peak: null,
  });
  expect(linePath([])).toMatchObject({ line: "", area: "", points: [] });
});

it("centres a single day", () => {
  expect(linePath([4]).points).toEqual([{ x: 50, y: 0 }]);
});

it("scales to a level above all values", () => {
  const { points, level } = linePath([5, 5], 10);
  expect(points.map(({ y }) => y)).toEqual([50, 50]);
  expect(level).toBe(0);
});

import { expect, it } from "vitest";
import { linePath } from "./line-path";

it("goes from the left to the right, the highest at the top", () => {
  const { line, area, peak } = linePath([5, 10, 0]);
  expect(line).toBe("M0 50L50 0L100 100");
  expect(area).toBe("M0 100L0 50L50 0L100 100L100 100Z");
  expect(peak).toBe(1);
});

it("stays at the foot where there is nothing, and has no peak", () => {
  expect(linePath([0, 0])).toMatchObject({
    line: "M0 100L100 100",
    peak: null,
  });
  expect(linePath([])).toMatchObject({ line: "", area: "", points: [] });
});

it("puts one day in the middle", () => {
  expect(linePath([4]).points).toEqual([{ x: 50, y: 0 }]);
});

it("makes room for a level that is higher than all", () => {
  const { points, level } = linePath([5, 5], 10);
  expect(points.map(({ y }) => y)).toEqual([50, 50]);
  expect(level).toBe(0);
});

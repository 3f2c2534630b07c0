// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Trend } from "./trend";

afterEach(cleanup);

function renderTrend(values: number[], isUnfinished = false) {
  const series = values.map((value, at) => ({ label: `Day ${at + 1}`, value }));
  const { container } = render(
    <Trend series={series} formatValue={String} isUnfinished={isUnfinished} />,
  );
  return {
    text: container.textContent,
    paths: [...container.querySelectorAll("path")].map((path) =>
      path.getAttribute("d"),
    ),
  };
}

it("draws from left to right with the highest value at the top, and labels it", () => {
  const { text, paths } = renderTrend([5, 10, 0]);
  expect(paths).toEqual([
    "M0 100L0 50L50 0L100 100L100 100Z",
    "M0 100H100",
    "M0 50L50 0L100 100",
    "M50 0h0",
  ]);
  expect(text).toBe("10 Day 2Day 1 5Day 3 0");
});

it("labels an unfinished last day", () => {
  expect(renderTrend([5, 10, 0], true).text).toContain("Day 3, so far 0");
});

it("stays at the bottom and has no peak if all values are 0", () => {
  expect(renderTrend([0, 0]).paths.slice(2)).toEqual(["M0 100L100 100"]);
});

it("draws nothing for a single day", () => {
  expect(renderTrend([4]).paths).toEqual([]);
});

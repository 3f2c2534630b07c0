import { expect, it } from "vitest";
import { blockBehind } from "./block-place";

it("stands behind every tenth post, counted from 0", () => {
  expect([0, 8, 9, 10, 18, 19, 99].map(blockBehind)).toEqual([
    null,
    null,
    0,
    null,
    null,
    1,
    9,
  ]);
});

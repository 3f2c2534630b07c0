import { expect, it } from "vitest";
import { blockIndexAfter } from "./in-feed-block";

it("follows every tenth post, counted from 0", () => {
  expect([0, 8, 9, 10, 18, 19, 99].map(blockIndexAfter)).toEqual([
    null,
    null,
    0,
    null,
    null,
    1,
    9,
  ]);
});

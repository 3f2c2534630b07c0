import { expect, it } from "vitest";
import { getSwipe } from "./use-story-touch";

it.each([
  [-60, 20, "forward"],
  [60, -20, "back"],
  [10, 80, "close"],
  [-70, 90, "close"],
  [10, -80, null],
  [40, 30, null],
  [0, 0, null],
])("a movement by %s, %s px means %s", (x, y, move) => {
  expect(getSwipe(x, y)).toBe(move);
});

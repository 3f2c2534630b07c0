import { describe, expect, it } from "vitest";
import { getDisplayRatio } from "./image-ratio";

describe("getDisplayRatio", () => {
  it.each([
    [1600, 900, 1600 / 900],
    [4000, 500, 8],
    [100, 5000, 4 / 5],
    [null, 900, 4 / 3],
    [0, 0, 4 / 3],
  ])("for %s by %s returns %s", (width, height, ratio) => {
    expect(getDisplayRatio(width, height)).toBe(ratio);
  });
});

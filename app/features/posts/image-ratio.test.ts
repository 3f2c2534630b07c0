import { describe, expect, it } from "vitest";
import { shownRatio } from "./image-ratio";

describe("shownRatio", () => {
  it.each([
    [1600, 900, 1600 / 900],
    [4000, 500, 8],
    [100, 5000, 4 / 5],
    [null, 900, 4 / 3],
    [0, 0, 4 / 3],
  ])("of %s by %s is %s", (width, height, ratio) => {
    expect(shownRatio(width, height)).toBe(ratio);
  });
});

import { describe, expect, it } from "vitest";
import { getDisplayRatio, getDisplayStyle } from "./image-ratio";

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

describe("getDisplayStyle", () => {
  it("shows a small image at its own size", () => {
    expect(getDisplayStyle(40, 30)).toMatchObject({
      objectFit: "scale-down",
      maxHeight: 30,
    });
    expect(getDisplayStyle(200, 2000)).toMatchObject({ objectFit: "none" });
    expect(getDisplayStyle(1, 1)).toMatchObject({
      maxHeight: 1,
      minHeight: 48,
    });
  });

  it.each([
    [320, 10],
    [null, null],
    [1600, 900],
  ])("doesn't limit an image of %s by %s", (width, height) => {
    const aspectRatio = getDisplayRatio(width, height);
    expect(getDisplayStyle(width, height)).toEqual({ aspectRatio });
  });
});

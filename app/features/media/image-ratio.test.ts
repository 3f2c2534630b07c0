import { describe, expect, it } from "vitest";
import { shownRatio, shownShape } from "./image-ratio";

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

describe("shownShape", () => {
  it("has a small picture shown as large as it is", () => {
    expect(shownShape(40, 30)).toMatchObject({
      objectFit: "scale-down",
      maxHeight: 30,
    });
    expect(shownShape(200, 2000)).toMatchObject({ objectFit: "none" });
    expect(shownShape(1, 1)).toMatchObject({ maxHeight: 1, minHeight: 48 });
  });

  it.each([
    [320, 10],
    [null, null],
    [1600, 900],
  ])("leaves one of %s by %s to its column", (width, height) => {
    const aspectRatio = shownRatio(width, height);
    expect(shownShape(width, height)).toEqual({ aspectRatio });
  });
});

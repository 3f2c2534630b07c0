import { describe, expect, it } from "vitest";
import { gradients } from "./backgrounds";
import { backgroundOf, textOf } from "./look";
import { pictures } from "./pictures";

describe("backgroundOf", () => {
  it("finds a gradient by its name, else by its number, else the first", () => {
    expect(
      backgroundOf({
        backgroundType: "gradient",
        selectedBackground: 0,
        backgroundOption: { type: "gradient", name: "Divine Love" },
      }),
    ).toEqual({ kind: "gradient", gradient: gradients[3] });
    expect(
      backgroundOf({ backgroundType: "gradient", selectedBackground: 2 }),
    ).toEqual({ kind: "gradient", gradient: gradients[2] });
    expect(backgroundOf({})).toEqual({
      kind: "gradient",
      gradient: gradients[0],
    });
  });

  it("takes a solid colour", () => {
    expect(
      backgroundOf({ backgroundType: "solid", solidColor: "#1a2B3c" }),
    ).toEqual({ kind: "solid", colour: "#1a2B3c" });
  });

  it.each([
    "red; background:url(https://evil.example)",
    "url(https://evil.example)",
    "#12",
    7,
  ])("paints its own ground instead of %s", (solidColor) => {
    expect(backgroundOf({ backgroundType: "solid", solidColor })).toEqual({
      kind: "gradient",
      gradient: gradients[0],
    });
  });

  it.each(["/backgrounds/hills-dawn.svg", "https://example.org/a.jpg"])(
    "shows the picture %s",
    (url) => {
      expect(
        backgroundOf({
          backgroundType: "scenery",
          backgroundOption: { type: "image", url },
        }),
      ).toEqual({ kind: "custom", url });
      expect(
        backgroundOf({
          backgroundType: "custom",
          customBackgroundUrl: url,
        }),
      ).toEqual({ kind: "custom", url });
    },
  );

  it("finds a drawing by its address, else by its place in its list", () => {
    const lake = pictures.scenery[1];
    const option = { type: "image", url: lake?.url };
    for (const look of [
      { backgroundType: "scenery", backgroundOption: option },
      { backgroundType: "scenery", selectedBackground: 1 },
    ]) {
      expect(backgroundOf(look)).toEqual({ kind: "drawing", picture: lake });
    }
  });

  it.each([
    "//evil.example/a.png",
    "/\\evil.example",
    "http://example.org/a.png",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
  ])("does not show %s", (url) => {
    expect(
      backgroundOf({ backgroundType: "custom", customBackgroundUrl: url }).kind,
    ).toBe("gradient");
  });
});

describe("textOf", () => {
  it("is 24 px, white and centred unless told", () => {
    expect(textOf({})).toEqual({
      color: "#ffffff",
      size: 24,
      align: "center",
    });
  });

  it("keeps what the generator offers, and no more", () => {
    expect(
      textOf({ textColor: "#000", textSize: 400, alignment: "right" }),
    ).toEqual({ color: "#000", size: 60, align: "right" });
    expect(
      textOf({ textColor: "expression()", textSize: "x", alignment: 3 }),
    ).toEqual({ color: "#ffffff", size: 24, align: "center" });
  });
});

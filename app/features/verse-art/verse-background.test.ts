import { describe, expect, it } from "vitest";
import { gradients, verseBackground, verseText } from "./verse-background";

describe("verseBackground", () => {
  it("finds a gradient by its name, else by its number, else the first", () => {
    expect(
      verseBackground({
        backgroundType: "gradient",
        selectedBackground: 0,
        backgroundOption: { type: "gradient", name: "Divine Love" },
      }),
    ).toEqual({ kind: "paint", css: gradients[3].css });
    expect(
      verseBackground({ backgroundType: "gradient", selectedBackground: 2 }),
    ).toEqual({ kind: "paint", css: gradients[2].css });
    expect(verseBackground({})).toEqual({
      kind: "paint",
      css: gradients[0].css,
    });
  });

  it("takes a solid colour", () => {
    expect(
      verseBackground({ backgroundType: "solid", solidColor: "#1a2B3c" }),
    ).toEqual({ kind: "paint", css: "#1a2B3c" });
  });

  it.each([
    "red; background:url(https://evil.example)",
    "url(https://evil.example)",
    "#12",
    7,
  ])("paints its own ground instead of %s", (solidColor) => {
    expect(verseBackground({ backgroundType: "solid", solidColor })).toEqual({
      kind: "paint",
      css: gradients[0].css,
    });
  });

  it.each(["/backgrounds/hills-dawn.svg", "https://example.org/a.jpg"])(
    "shows the picture %s",
    (url) => {
      expect(
        verseBackground({
          backgroundType: "scenery",
          backgroundOption: { type: "image", url },
        }),
      ).toEqual({ kind: "picture", url });
      expect(
        verseBackground({
          backgroundType: "custom",
          customBackgroundUrl: url,
        }),
      ).toEqual({ kind: "picture", url });
    },
  );

  it.each([
    "//evil.example/a.png",
    "/\\evil.example",
    "http://example.org/a.png",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
  ])("does not show %s", (url) => {
    expect(
      verseBackground({ backgroundType: "custom", customBackgroundUrl: url })
        .kind,
    ).toBe("paint");
  });
});

describe("verseText", () => {
  it("is 24 px, white and centred unless told", () => {
    expect(verseText({})).toEqual({
      color: "#ffffff",
      size: 24,
      align: "center",
    });
  });

  it("keeps what the generator offers, and no more", () => {
    expect(
      verseText({ textColor: "#000", textSize: 400, alignment: "right" }),
    ).toEqual({ color: "#000", size: 60, align: "right" });
    expect(
      verseText({ textColor: "expression()", textSize: "x", alignment: 3 }),
    ).toEqual({ color: "#ffffff", size: 24, align: "center" });
  });
});

import { describe, expect, it } from "vitest";
import { backgroundImages, gradients } from "./backgrounds";
import { parseBackground, parseTextStyle } from "./parse-customization";

describe("parseBackground", () => {
  it("uses the gradient with the name, then with the index, then the first", () => {
    expect(
      parseBackground({
        backgroundType: "gradient",
        selectedBackground: 0,
        backgroundOption: { type: "gradient", name: "Divine Love" },
      }),
    ).toEqual({ kind: "gradient", gradient: gradients[3] });
    expect(
      parseBackground({ backgroundType: "gradient", selectedBackground: 2 }),
    ).toEqual({ kind: "gradient", gradient: gradients[2] });
    expect(parseBackground({})).toEqual({
      kind: "gradient",
      gradient: gradients[0],
    });
  });

  it("accepts a solid color", () => {
    expect(
      parseBackground({ backgroundType: "solid", solidColor: "#1a2B3c" }),
    ).toEqual({ kind: "solid", color: "#1a2B3c" });
  });

  it.each([
    "red; background:url(https://evil.example)",
    "url(https://evil.example)",
    "#12",
    7,
  ])("uses the default gradient instead of %s", (solidColor) => {
    expect(parseBackground({ backgroundType: "solid", solidColor })).toEqual({
      kind: "gradient",
      gradient: gradients[0],
    });
  });

  it.each(["/backgrounds/hills-dawn.svg", "https://example.org/a.jpg"])(
    "uses the custom image %s",
    (url) => {
      expect(
        parseBackground({
          backgroundType: "scenery",
          backgroundOption: { type: "image", url },
        }),
      ).toEqual({ kind: "custom", url });
      expect(
        parseBackground({
          backgroundType: "custom",
          customBackgroundUrl: url,
        }),
      ).toEqual({ kind: "custom", url });
    },
  );

  it("finds a preset image by its URL, then by its index", () => {
    const lake = backgroundImages.scenery[1];
    const option = { type: "image", url: lake?.url };
    for (const customization of [
      { backgroundType: "scenery", backgroundOption: option },
      { backgroundType: "scenery", selectedBackground: 1 },
    ]) {
      expect(parseBackground(customization)).toEqual({
        kind: "preset",
        image: lake,
      });
    }
  });

  it.each([
    "//evil.example/a.png",
    "/\\evil.example",
    "http://example.org/a.png",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
  ])("ignores %s", (url) => {
    expect(
      parseBackground({ backgroundType: "custom", customBackgroundUrl: url })
        .kind,
    ).toBe("gradient");
  });
});

describe("parseTextStyle", () => {
  it("defaults to 24 px, white and centered", () => {
    expect(parseTextStyle({})).toEqual({
      color: "#ffffff",
      size: 24,
      align: "center",
    });
  });

  it("limits values to what the generator offers", () => {
    expect(
      parseTextStyle({ textColor: "#000", textSize: 400, alignment: "right" }),
    ).toEqual({ color: "#000", size: 60, align: "right" });
    expect(
      parseTextStyle({
        textColor: "expression()",
        textSize: "x",
        alignment: 3,
      }),
    ).toEqual({ color: "#ffffff", size: 24, align: "center" });
  });
});

import { describe, expect, it } from "vitest";
import { customizationSchema } from "~/features/verse-art/customization";
import { formatNames } from "~/features/verse-art/shapes";
import { backgroundKinds, catalogue } from "./catalogue";
import {
  toCustomization,
  defaultStyle,
  parseStyle,
  withChange,
} from "./verse-style";

describe("the catalogue", () => {
  it("has 5 gradients and 5 + 5 + 6 images", () => {
    const counts = Object.values(catalogue).map(({ length }) => length);
    expect(counts).toEqual([5, 5, 5, 6]);
    expect(catalogue.gradient.map(({ name }) => name)).toEqual([
      "Heaven's Glory",
      "Golden Light",
      "Living Waters",
      "Divine Love",
      "Peaceful Night",
    ]);
  });
});

describe("toCustomization", () => {
  it.each(backgroundKinds)(
    "matches the server's schema for $value",
    ({ value: kind }) => {
      const style = {
        ...defaultStyle,
        kind,
        imageUrl: "https://example.org/a.jpg",
      };
      const customization = toCustomization(style);
      expect(customizationSchema.parse(customization)).toEqual(customization);
      expect(customization.backgroundType).toBe(kind);
    },
  );

  it("contains the URL of a preset image", () => {
    const chosen = { ...defaultStyle.chosen, christian: 2 };
    expect(
      toCustomization({ ...defaultStyle, kind: "christian", chosen }),
    ).toMatchObject({
      selectedBackground: 2,
      backgroundOption: {
        type: "image",
        url: "/backgrounds/book-and-candle.svg",
      },
    });
  });

  it("prefers a file to a URL", () => {
    const custom = { ...defaultStyle, kind: "custom" as const };
    const imageData = "data:image/png;base64,AA";
    const imageUrl = "https://example.org/a.jpg";
    expect(
      toCustomization({ ...custom, imageData, imageUrl }).customBackgroundUrl,
    ).toBe(imageData);
  });

  it.each(["", "http://example.org/a.jpg", "https://nas.local/a.jpg"])(
    "falls back to the last complete background without a picture: %j",
    (imageUrl) => {
      const christian = withChange(defaultStyle, {
        kind: "christian",
        chosen: { ...defaultStyle.chosen, christian: 2 },
      });
      const custom = withChange(christian, { kind: "custom", imageUrl });
      expect(toCustomization(custom)).toEqual(toCustomization(christian));
      const solid = withChange(custom, { kind: "solid" });
      expect(toCustomization(withChange(solid, { kind: "custom" }))).toEqual(
        toCustomization(solid),
      );
      const gradient = parseStyle({ kind: "custom" });
      expect(toCustomization(gradient)).toEqual(toCustomization(defaultStyle));
    },
  );

  it.each(formatNames)("contains the format %s", (format) => {
    const style = withChange(defaultStyle, { format });
    expect(customizationSchema.parse(toCustomization(style)).format).toBe(
      format,
    );
  });
});

describe("the text colour", () => {
  const abstract = (number: number) => ({
    kind: "abstract" as const,
    chosen: { ...defaultStyle.chosen, abstract: number },
  });

  it.each([
    ["Morning Veil", abstract(0), "#2a241c"],
    ["Fine Linen", abstract(5), "#2a241c"],
    ["Deep Water", abstract(1), "#ffffff"],
    [
      "a colour as light as parchment",
      { kind: "solid", solidColor: "#f3e9d2" },
      "#2a241c",
    ],
    [
      "a custom image",
      { kind: "custom", imageData: "data:image/png;base64,AA" },
      "#ffffff",
    ],
    [
      "an image with dark and light parts",
      { kind: "scenery", chosen: { ...defaultStyle.chosen, scenery: 2 } },
      "#ffffff",
    ],
  ] as const)("on %s is %s by default", (_, part, color) => {
    expect(withChange(defaultStyle, part).textColor).toBe(color);
  });

  it("becomes white again on a dark background", () => {
    const light = withChange(defaultStyle, abstract(0));
    expect(withChange(light, abstract(2)).textColor).toBe("#ffffff");
    expect(withChange(light, { kind: "gradient" }).textColor).toBe("#ffffff");
  });

  it("doesn't change once the user chose it, even after a reload", () => {
    const white = withChange(defaultStyle, { textColor: "#ffffff" });
    expect(withChange(white, abstract(0)).textColor).toBe("#ffffff");
    expect(withChange(parseStyle(white), abstract(0)).textColor).toBe(
      "#ffffff",
    );
    const light = parseStyle(withChange(defaultStyle, abstract(0)));
    expect(withChange(light, abstract(2)).textColor).toBe("#ffffff");
  });
});

describe("parseStyle", () => {
  it("restores a stored style", () => {
    const style = {
      ...defaultStyle,
      kind: "scenery",
      chosen: { gradient: 4, scenery: 3, christian: 2, abstract: 5 },
      solidColor: "#112233",
      imageData: "data:image/png;base64,AA",
      imageUrl: "https://example.org/",
      textColor: "#000000",
      colorChosen: true,
      textSize: 31,
      alignment: "right",
      format: "9:16",
      fallback: "abstract",
    } as const;
    expect(parseStyle(style)).toEqual(style);
  });

  it.each([undefined, null, 7, {}])(
    "returns the default style for %j",
    (stored) => {
      expect(parseStyle(stored)).toEqual(defaultStyle);
    },
  );
});

import { describe, expect, it } from "vitest";
import { customizationSchema } from "~/features/verse-art/customization";
import { backgroundKinds, catalogue } from "./catalogue";
import {
  customizationOf,
  firstLook,
  fitSize,
  readLook,
  textSizes,
  withChange,
} from "./look";

describe("the catalogue", () => {
  it("is that of the specification: 5 gradients, 5 + 5 + 6 drawings", () => {
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

describe("customizationOf", () => {
  it.each(backgroundKinds)("of $kind is what the server takes", ({ kind }) => {
    const look = { ...firstLook, kind, imageUrl: "https://example.org/a.jpg" };
    const customization = customizationOf(look);
    expect(customizationSchema.parse(customization)).toEqual(customization);
    expect(customization.backgroundType).toBe(kind);
  });

  it("names the drawing", () => {
    const chosen = { ...firstLook.chosen, christian: 2 };
    expect(
      customizationOf({ ...firstLook, kind: "christian", chosen }),
    ).toMatchObject({
      selectedBackground: 2,
      backgroundOption: {
        type: "image",
        url: "/backgrounds/book-and-candle.svg",
      },
    });
  });

  it("takes a file before an address, and the gradient while there is neither", () => {
    const custom = { ...firstLook, kind: "custom" as const };
    const picture = "data:image/png;base64,AA";
    const imageUrl = "https://example.org/a.jpg";
    expect(
      customizationOf({ ...custom, picture, imageUrl }).customBackgroundUrl,
    ).toBe(picture);
    expect(customizationOf({ ...custom, imageUrl: "http://x" })).toMatchObject({
      backgroundType: "gradient",
    });
  });
});

describe("the text's colour", () => {
  const abstract = (number: number) => ({
    kind: "abstract" as const,
    chosen: { ...firstLook.chosen, abstract: number },
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
      "a picture of one's own",
      { kind: "custom", picture: "data:image/png;base64,AA" },
      "#ffffff",
    ],
    [
      "a drawing both dark and light",
      { kind: "scenery", chosen: { ...firstLook.chosen, scenery: 2 } },
      "#ffffff",
    ],
  ] as const)("on %s is %s until one is chosen", (_, part, colour) => {
    expect(withChange(firstLook, part).textColor).toBe(colour);
  });

  it("goes back with a dark ground", () => {
    const light = withChange(firstLook, abstract(0));
    expect(withChange(light, abstract(2)).textColor).toBe("#ffffff");
    expect(withChange(light, { kind: "gradient" }).textColor).toBe("#ffffff");
  });

  it("stays once it is chosen, be it white, and after a reload", () => {
    const white = withChange(firstLook, { textColor: "#ffffff" });
    expect(withChange(white, abstract(0)).textColor).toBe("#ffffff");
    expect(withChange(readLook(white), abstract(0)).textColor).toBe("#ffffff");
    const light = readLook(withChange(firstLook, abstract(0)));
    expect(withChange(light, abstract(2)).textColor).toBe("#ffffff");
    const { colorChosen: _, ...before } = {
      ...firstLook,
      textColor: "#f6d488",
    };
    expect(withChange(readLook(before), abstract(0)).textColor).toBe("#f6d488");
  });
});

describe("fitSize", () => {
  it.each([
    [24, "phone", 24],
    [60, "phone", 32],
    [5, "phone", 12],
    [25, "desktop", 26],
    [99, "desktop", 60],
  ] as const)("%s on a %s is %s", (size, device, fitted) => {
    expect(fitSize(size, textSizes[device])).toBe(fitted);
  });
});

describe("readLook", () => {
  it("is what was kept", () => {
    const look = {
      ...firstLook,
      kind: "scenery",
      chosen: { gradient: 4, scenery: 3, christian: 2, abstract: 5 },
      solidColor: "#112233",
      picture: "data:image/png;base64,AA",
      imageUrl: "https://example.org/",
      textColor: "#000000",
      colorChosen: true,
      textSize: 31,
      alignment: "right",
    } as const;
    expect(readLook(look)).toEqual(look);
  });

  it.each([
    null,
    7,
    "x",
    {},
    {
      kind: "poem",
      chosen: { gradient: 99 },
      textColor: "red;",
      textSize: "x",
    },
  ])("is the first look for %j", (kept) => {
    expect(readLook(kept)).toEqual(firstLook);
  });
});

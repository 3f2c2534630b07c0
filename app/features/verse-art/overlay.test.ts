import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { gradients, allBackgroundImages } from "./backgrounds";
import { layOut } from "./layout";
import {
  parseBackground,
  type StoredCustomization,
} from "./parse-customization";
import { blockHeight, shapes } from "./shapes";
import { contrast, luminance, computeOverlay } from "./overlay";
import { imageHref, renderBackground } from "./verse-svg";

beforeAll(async () => {
  await initWasm(
    await readFile("node_modules/@resvg/resvg-wasm/index_bg.wasm"),
  );
});

const backgrounds: [string, StoredCustomization][] = [
  ...gradients.map(({ name }, i): [string, StoredCustomization] => [
    name,
    { backgroundType: "gradient", selectedBackground: i },
  ]),
  ...allBackgroundImages.map(({ name, url }): [string, StoredCustomization] => [
    name,
    { backgroundType: "other", backgroundOption: { url } },
  ]),
  ["a solid colour", { backgroundType: "solid", solidColor: "#c98a23" }],
];

/**
 * Lowest and highest luminance behind the text, measured in blocks of 8 × 8 units (about the stroke
 * width of a letter). For images, ignores 0.5% of the blocks at both ends, such as stars or the sun
 * (see scripts/backgrounds/luminance.mjs).
 */
function extremes(
  customization: StoredCustomization,
  shapeName: keyof typeof shapes,
  text: string,
): [number, number] {
  const art = layOut({
    text,
    reference: "b",
    customization,
    shape: shapeName,
  });
  const background = parseBackground(customization);
  const { width, height, margin } = shapes[shapeName];
  const scale = 4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${renderBackground(art, { background, hasImage: background.kind === "preset" })}</svg>`;
  const rendering = new Resvg(svg, {
    fitTo: { mode: "width", value: width / scale },
  });
  if (background.kind === "preset") {
    const jpegShape = shapeName === "signed" ? "link" : shapeName;
    const file = `public/backgrounds/painted/${background.image.id}-${jpegShape}.jpg`;
    rendering.resolveImage(imageHref, readFileSync(file));
  }
  const image = rendering.render();
  const { pixels, width: columns } = image;
  const blocks: number[] = [];
  const right = Math.floor((width - margin.x) / scale) - 2;
  const foot =
    Math.floor(
      (art.top + blockHeight(art.shape, art.size, art.lines)) / scale,
    ) - 2;
  for (let y = Math.ceil(art.top / scale); y < foot; y += 2) {
    for (let x = Math.ceil(margin.x / scale); x < right; x += 2) {
      let sum = 0;
      for (const [i, j] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        sum += getLuminance(pixels, ((y + j) * columns + x + i) * 4);
      }
      blocks.push(sum / 4);
    }
  }
  image.free();
  rendering.free();
  blocks.sort((a, b) => a - b);
  const ignored = background.kind === "preset" ? 0.005 : 0;
  const at = (share: number) =>
    blocks[Math.round(share * (blocks.length - 1))] ?? NaN;
  return [at(ignored), at(1 - ignored)];
}

const luminances = new Map<number, number>();

function getLuminance(pixels: Uint8Array, at: number): number {
  const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
  const key = (r << 16) | (g << 8) | b;
  const known = luminances.get(key);
  if (known !== undefined) return known;
  const value = luminance(`#${key.toString(16).padStart(6, "0")}`);
  luminances.set(key, value);
  return value;
}

const cases = [
  ["post", "Jesus wept."],
  ["post", "A long verse with many words. ".repeat(15)],
  ["square", "A verse of usual length. ".repeat(5)],
  ["story", "A verse of usual length. ".repeat(5)],
  ["link", "Jesus wept."],
  ["signed", "A verse of usual length. ".repeat(5)],
] as const;

describe.each(backgrounds)("on %s", (_, customization) => {
  it.each(["#ffffff", "#2a241c", "#f6d488"])(
    "text in %s is readable",
    (textColor) => {
      for (const [shape, text] of cases) {
        const [darkest, lightest] = extremes(
          { ...customization, textColor },
          shape,
          text,
        );
        const ink = luminance(textColor);
        expect(contrast(ink, darkest)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ink, lightest)).toBeGreaterThanOrEqual(4.5);
        expect(ink > lightest || ink < darkest).toBe(true);
      }
    },
  );
});

describe("computeOverlay", () => {
  it("isn't needed for white text on the gradients", () => {
    for (const gradient of gradients) {
      expect(computeOverlay(gradient, "#ffffff").opacity).toBe(0);
    }
  });

  it("gives enough contrast for any text color on any background, even on an unmeasured image", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(channel, channel, channel)
      .map(
        (parts) =>
          `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`,
      );
    fc.assert(
      fc.property(color, color, fc.boolean(), (backgroundColor, ink, known) => {
        const only = luminance(backgroundColor);
        const { color, opacity } = computeOverlay(
          known
            ? { darkest: only, lightest: only }
            : { darkest: 0, lightest: 1 },
          ink,
        );
        expect(opacity).toBeLessThanOrEqual(1);
        const over = color === "#ffffff" ? 255 : 0;
        const mixed = [1, 3, 5].map((at) => {
          const part = parseInt(backgroundColor.slice(at, at + 2), 16);
          return Math.round(part * (1 - opacity) + over * opacity)
            .toString(16)
            .padStart(2, "0");
        });
        const seen = luminance(`#${mixed.join("")}`);
        // Each channel is rounded to one of 256 steps.
        expect(contrast(luminance(ink), seen)).toBeGreaterThan(4.48);
      }),
      {
        numRuns: 2000,
        // A text color with almost the same contrast to black and white, on an unmeasured background.
        examples: [
          ["#000017", "#e30385", false],
          ["#ffffff", "#e30385", false],
        ],
      },
    );
  });
});

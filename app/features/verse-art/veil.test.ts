import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { gradients, allPictures } from "./backgrounds";
import { layOut } from "./layout";
import { backgroundOf } from "./look";
import type { Look } from "./look";
import { shapes } from "./shapes";
import { contrast, deepened, luminance, veilFor } from "./veil";
import { pictureHref, verseGround } from "./verse-svg";

beforeAll(async () => {
  await initWasm(
    await readFile("node_modules/@resvg/resvg-wasm/index_bg.wasm"),
  );
});

const backgrounds: [string, Look][] = [
  ...gradients.map(({ name }, i): [string, Look] => [
    name,
    { backgroundType: "gradient", selectedBackground: i },
  ]),
  ...allPictures.map(({ name, url }): [string, Look] => [
    name,
    { backgroundType: "other", backgroundOption: { url } },
  ]),
  ["a solid colour", { backgroundType: "solid", solidColor: "#c98a23" }],
];

/**
 * The luminance of every place where words may stand, in blocks of 8 × 8 units: the stroke of a
 * letter covers as much. Of a picture half a per cent of the blocks is left out at either end: a star
 * or the disc of a sun is no ground for a word (scripts/backgrounds/luminance.mjs).
 */
function extremes(
  look: Look,
  shapeName: keyof typeof shapes,
): [number, number] {
  const art = layOut({ text: "a", reference: "b", look, shape: shapeName });
  const background = backgroundOf(look);
  const { width, height, margin } = shapes[shapeName];
  const scale = 4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${verseGround(art, { background, hasPicture: background.kind === "drawing" })}</svg>`;
  const rendering = new Resvg(svg, {
    fitTo: { mode: "width", value: width / scale },
  });
  if (background.kind === "drawing") {
    const painted = shapeName === "post" ? "post" : "link";
    const file = `public/backgrounds/painted/${background.picture.id}-${painted}.jpg`;
    rendering.resolveImage(pictureHref, readFileSync(file));
  }
  const image = rendering.render();
  const { pixels, width: columns } = image;
  const blocks: number[] = [];
  const right = Math.floor((width - margin.x) / scale) - 2;
  const foot = Math.floor((height - margin.bottom) / scale) - 2;
  for (let y = Math.ceil(margin.top / scale); y < foot; y += 2) {
    for (let x = Math.ceil(margin.x / scale); x < right; x += 2) {
      let sum = 0;
      for (const [i, j] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        sum += lightOf(pixels, ((y + j) * columns + x + i) * 4);
      }
      blocks.push(sum / 4);
    }
  }
  image.free();
  rendering.free();
  blocks.sort((a, b) => a - b);
  const out = background.kind === "drawing" ? 0.005 : 0;
  const at = (share: number) =>
    blocks[Math.round(share * (blocks.length - 1))] ?? NaN;
  return [at(out), at(1 - out)];
}

const lights = new Map<number, number>();

function lightOf(pixels: Uint8Array, at: number): number {
  const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
  const key = (r << 16) | (g << 8) | b;
  const known = lights.get(key);
  if (known !== undefined) return known;
  const light = luminance(`#${key.toString(16).padStart(6, "0")}`);
  lights.set(key, light);
  return light;
}

describe.each(backgrounds)("on %s", (_, look) => {
  it.each(["#ffffff", "#2a241c", "#f6d488"])(
    "words in %s read",
    (textColor) => {
      for (const shape of ["post", "link", "signed"] as const) {
        const [darkest, lightest] = extremes({ ...look, textColor }, shape);
        const ink = luminance(textColor);
        expect(contrast(ink, darkest)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ink, lightest)).toBeGreaterThanOrEqual(4.5);
        expect(ink > lightest || ink < darkest).toBe(true);
      }
    },
  );
});

describe("veilFor", () => {
  it("is none where white reads by itself", () => {
    for (const gradient of gradients) {
      expect(veilFor(gradient, "#ffffff").opacity).toBe(0);
    }
  });

  it("is enough on any colour, for letters in any colour, also in a picture that nobody measured", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const colour = fc
      .tuple(channel, channel, channel)
      .map(
        (parts) =>
          `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`,
      );
    fc.assert(
      fc.property(colour, colour, fc.boolean(), (ground, ink, known) => {
        const only = luminance(ground);
        const { color, opacity } = veilFor(
          known
            ? { darkest: only, lightest: only }
            : { darkest: 0, lightest: 1 },
          ink,
        );
        expect(opacity).toBeLessThanOrEqual(1);
        const over = color === "#ffffff" ? 255 : 0;
        const mixed = [1, 3, 5].map((at) => {
          const part = parseInt(ground.slice(at, at + 2), 16);
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
        // Letters almost as far from black as from white, on a ground that may be anything.
        examples: [
          ["#000017", "#e30385", false],
          ["#ffffff", "#e30385", false],
        ],
      },
    );
  });
});

describe("deepened", () => {
  it("lies thicker under many lines, and as it was under few", () => {
    const veil = { color: "#000000", opacity: 0.4 } as const;
    expect(deepened(veil, 3)).toEqual(veil);
    expect(deepened(veil, 6)).toEqual({ color: "#000000", opacity: 0.51 });
    expect(deepened(veil, 30)).toEqual({ color: "#000000", opacity: 0.61 });
  });
});

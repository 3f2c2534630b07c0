import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { inRoot } from "../local/paths.mjs";

// Half the drawing's own size: a quarter of the time, and the same figures to the second place.
const width = 540;

/** Pixels: 8 units of the drawing, about as much as a stroke of a letter covers. */
const block = 4;

// A star or the disc of a sun are no ground for a whole word.
const least = 0.002;

/**
 * Units of the drawing: where words stand in a picture of 4 : 5 and in one of 1200 × 630
 * (app/features/verse-art/shapes.ts), which show what is in its middle.
 */
const places = [
  { left: 180, top: 76, right: 900, bottom: 1004 },
  { left: 72, top: 296, right: 1008, bottom: 808 },
  // The same with its author's name at the foot.
  { left: 72, top: 296, right: 1008, bottom: 696 },
];

/** Relative luminance of a channel (WCAG 2.2), ready for each of its 256 values. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** @type {Promise<unknown> | undefined} */
let ready;

const loadWasm = async () =>
  initWasm(
    await readFile(inRoot("node_modules/@resvg/resvg-wasm/index_bg.wasm")),
  );

/**
 * How dark and how light a drawing is where words stand, and the one colour that is all of it together:
 * as light as its mean, so between the two.
 *
 * @param {string} id of a drawing in public/backgrounds
 */
export async function luminanceOf(id) {
  await (ready ??= loadWasm());
  const svg = await readFile(inRoot(`public/backgrounds/${id}.svg`), "utf8");
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const image = drawing.render();
  const blocks = blocksOf(image.pixels);
  const tone = toneOf(image.pixels);
  image.free();
  drawing.free();
  const seen = places.map((place) => inside(blocks, place).sort());
  /** @param {number} share */
  const at = (share) =>
    seen.map((some) => some[Math.round(share * (some.length - 1))] ?? 0);
  return {
    darkest: rounded(Math.min(...at(least))),
    lightest: rounded(Math.max(...at(1 - least))),
    tone,
  };
}

/**
 * @param {Float64Array} blocks
 * @param {typeof places[number]} place
 */
function inside(blocks, { left, top, right, bottom }) {
  const row = width / block;
  const unit = 1080 / row;
  return blocks.filter((_, i) => {
    const x = (i % row) * unit;
    const y = Math.floor(i / row) * unit;
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** @param {Uint8Array} pixels red, green, blue and opacity; a background lets nothing through */
function blocksOf(pixels) {
  const row = width / block;
  const sums = new Float64Array(row * row);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const x = Math.floor((pixel % width) / block);
    const place = Math.floor(pixel / width / block) * row + x;
    sums[place] = (sums[place] ?? 0) + brightness(pixels, pixel * 4);
  }
  return sums.map((sum) => sum / block ** 2);
}

/**
 * @param {Uint8Array} pixels
 * @param {number} at
 */
function brightness(pixels, at) {
  /** @param {number} channel */
  const part = (channel) => linear[pixels[at + channel] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

/** @param {Uint8Array} pixels */
function toneOf(pixels) {
  const channels = [0, 1, 2].map((channel) => {
    let light = 0;
    for (let at = channel; at < pixels.length; at += 4)
      light += linear[pixels[at] ?? 0] ?? 0;
    const mean = light / (pixels.length / 4);
    // The channel's value whose light comes nearest.
    const above = linear.findIndex((each) => each >= mean);
    return Math.max(above, 0).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000;

import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { inRoot } from "../local/paths.mjs";

// Half the SVG's own width: takes a quarter of the time and gives the same results to two decimal places.
const width = 540;

/** In pixels. Equals 4 SVG units, half the stroke width of a letter. */
const block = 2;

// Ignores the darkest and lightest 0.2 %: a star or the sun is smaller than a word.
const ignoredShare = 0.002;

/**
 * Where text can be in a 4:5 image and in one of 1200 × 630 (app/features/verse-art/shapes.ts), in SVG units. Both
 * show the center of the SVG.
 */
const textAreas = [
  { left: 180, top: 76, right: 900, bottom: 1004 },
  { left: 72, top: 296, right: 1008, bottom: 808 },
  // 1200 × 630 with the author's name at the bottom.
  { left: 72, top: 296, right: 1008, bottom: 696 },
];

/** Height of a measured row, in SVG units. */
const rowHeight = 40;

/** From left to right, where text can be in each format (`columns` in app/features/verse-art/shapes.ts). */
const columns = {
  wide: { left: 72, right: 1008 },
  middle: { left: 176, right: 904 },
  narrow: { left: 280, right: 800 },
};

/** Ignored at both ends in each row, so that text over several rows ignores no more. */
const ignoredInRow = 0.004;

/** Linear light of each of a channel's 256 values (relative luminance, WCAG 2.2). */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** @type {Promise<unknown> | undefined} */
let wasmReady;

const loadWasm = async () =>
  initWasm(
    await readFile(inRoot("node_modules/@resvg/resvg-wasm/index_bg.wasm")),
  );

/**
 * The luminance range of a background where text can be, its average color (`tone`), and the range in each row from top
 * to bottom: one digit for the darkest gray and one for the lightest, from 0 (black) to z (white).
 *
 * @param {string} id of an SVG in public/backgrounds
 */
export async function measureLuminance(id) {
  await (wasmReady ??= loadWasm());
  const svg = await readFile(inRoot(`public/backgrounds/${id}.svg`), "utf8");
  const svgRenderer = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
  });
  const image = svgRenderer.render();
  const blocks = averageBlocks(image.pixels);
  const tone = averageColor(image.pixels);
  image.free();
  svgRenderer.free();
  const samples = textAreas.map((area) => filterArea(blocks, area).sort());
  /** @param {number} share */
  const at = (share) =>
    samples.map((some) => some[Math.round(share * (some.length - 1))] ?? 0);
  return {
    darkest: rounded(Math.min(...at(ignoredShare))),
    lightest: rounded(Math.max(...at(1 - ignoredShare))),
    tone,
    rows: Object.fromEntries(
      Object.entries(columns).map(([name, { left, right }]) => [
        name,
        Array.from({ length: 1080 / rowHeight }, (_, row) => {
          const top = row * rowHeight;
          const area = { left, right, top, bottom: top + rowHeight };
          const sorted = filterArea(blocks, area).sort();
          const ignored = Math.floor(ignoredInRow * sorted.length);
          const [darkest = 0] = sorted.slice(ignored);
          const lightest = sorted.at(-1 - ignored) ?? 1;
          return toDigit(darkest, Math.floor) + toDigit(lightest, Math.ceil);
        }).join(""),
      ]),
    ),
  };
}

/**
 * @param {number} light
 * @param {(value: number) => number} round
 */
function toDigit(light, round) {
  const channel =
    light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.min(35, Math.max(0, round(channel * 35))).toString(36);
}

/**
 * @param {Float64Array} blocks
 * @param {typeof textAreas[number]} area
 */
function filterArea(blocks, { left, top, right, bottom }) {
  const row = width / block;
  const unit = 1080 / row;
  return blocks.filter((_, i) => {
    const x = (i % row) * unit;
    const y = Math.floor(i / row) * unit;
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** @param {Uint8Array} pixels RGBA; backgrounds are opaque */
function averageBlocks(pixels) {
  const row = width / block;
  const sums = new Float64Array(row * row);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const x = Math.floor((pixel % width) / block);
    const index = Math.floor(pixel / width / block) * row + x;
    sums[index] = (sums[index] ?? 0) + brightness(pixels, pixel * 4);
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
function averageColor(pixels) {
  const channels = [0, 1, 2].map((channel) => {
    let light = 0;
    for (let at = channel; at < pixels.length; at += 4)
      light += linear[pixels[at] ?? 0] ?? 0;
    const mean = light / (pixels.length / 4);
    // The first value that is at least as light as the mean.
    const above = linear.findIndex((each) => each >= mean);
    return Math.max(above, 0).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000;

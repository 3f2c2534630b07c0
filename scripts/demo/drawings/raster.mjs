import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** @type {Promise<void> | undefined} */
let ready;

async function loadWasm() {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
}

/**
 * @param {string} svg without text: no fonts are loaded
 * @param {number} width in pixels; the height follows the drawing
 */
export async function toPng(svg, width) {
  await (ready ??= loadWasm());
  const drawing = new Resvg(svg, { fitTo: { mode: "width", value: width } });
  const image = drawing.render();
  const png = image.asPng();
  const { height } = image;
  image.free();
  drawing.free();
  return { png, width, height };
}

// Renders public/icons and public/favicon.ico from the logo, and the link preview images of the landing page and of
// videos. Run it after changing the logo, the product name or a background.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "..");
const icons = path.join(root, "public/icons");
await mkdir(icons, { recursive: true });
await initWasm(
  await readFile(
    path.join(root, "node_modules/@resvg/resvg-wasm/index_bg.wasm"),
  ),
);

/**
 * The logo on a 32 × 32 grid, the same as in app/ui/logo.tsx.
 * @param {string} pages color of the book
 */
const logo = (
  pages,
) => `<path fill="${pages}" stroke="${pages}" stroke-linejoin="round" d="M14.6 29.3C12 26 7.6 24 2 23.8V12c5.6.3 10 2.7 12.6 6.8zM17.4 29.3C20 26 24.4 24 30 23.8V12c-5.6.3-10 2.7-12.6 6.8z"/>
<path fill="#f0b64e" d="M16 1c3.4 3.6 5.1 6.4 5.1 9a5.1 5.1 0 0 1-10.2 0c0-2.6 1.7-5.4 5.1-9z"/>`;

const gradient = `<linearGradient id="evening" x2="0" y2="1"><stop stop-color="#4a5f9f"/><stop offset="1" stop-color="#26365f"/></linearGradient>`;

/**
 * The logo on a blue tile of 512 × 512.
 * @param {{ corner: number, share: number }} shape `corner`: radius. `share`: the logo's share of the width; a maskable
 *   icon may only use the inner 80 % (W3C manifest, icon masks)
 */
function buildTile({ corner, share }) {
  const scale = (512 * share) / 32;
  const inset = (512 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${gradient}</defs>
<rect width="512" height="512" rx="${corner}" fill="url(#evening)"/>
<g transform="translate(${inset} ${inset}) scale(${scale})">${logo("#fffdf9")}</g></svg>
`;
}

/**
 * @param {string} svg
 * @param {number} width pixels
 * @param {Uint8Array[]} fontBuffers
 */
function renderPng(svg, width, fontBuffers = []) {
  return new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontBuffers, defaultFontFamily: "EB Garamond" },
  })
    .render()
    .asPng();
}

/**
 * An ICO file that contains one PNG. All current browsers support that.
 * @param {Uint8Array} image
 * @param {number} size pixels, at most 255
 */
function buildIco(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

async function readProductName() {
  const settings = await readFile(path.join(root, "wrangler.toml"), "utf8");
  const name = /^PRODUCT_NAME\s*=\s*"([^"]+)"/m.exec(settings)?.[1];
  if (name === undefined) throw new Error("wrangler.toml has no PRODUCT_NAME");
  return name;
}

/** The dawn background with the logo and the product name, 1200 × 630: the size of link previews. */
async function renderShareImage() {
  const name = await readProductName();
  const scene = await readFile(
    path.join(root, "public/backgrounds/hills-dawn.svg"),
    "utf8",
  );
  const font = await subsetFont(
    await readFile(
      path.join(
        root,
        "node_modules/@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf",
      ),
    ),
    name,
    { targetFormat: "truetype" },
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<svg y="-120" width="1200" height="750" viewBox="0 0 1600 1000">${scene}</svg>
<g transform="translate(564 44) scale(2.25)">${logo("#34477f")}</g>
<text x="600" y="206" text-anchor="middle" font-family="EB Garamond" font-size="92" letter-spacing="-2" fill="#2a241c">${name}</text>
</svg>`;
  return renderPng(svg, 1200, [font]);
}

/**
 * The background of a video's link preview: the chapel at night, shifted to the right. Rendered here, because it would
 * take the worker 250 ms.
 */
async function renderNightImage() {
  const scene = await readFile(
    path.join(root, "public/backgrounds/hills-night.svg"),
    "utf8",
  );
  return renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><svg y="-307" width="1500" height="937" viewBox="0 0 1600 1000">${scene}</svg></svg>`,
    1200,
  );
}

/**
 * The logo in one color. The system uses its opaque area as a mask (W3C manifest, monochrome icons), so it's as small
 * as in a maskable icon.
 */
const silhouette = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g transform="translate(122.88 122.88) scale(8.32)">${logo("#fff").replaceAll("#f0b64e", "#fff")}</g></svg>`;

/**
 * The icon of an app shortcut (long press on the app's icon): a symbol from app/ui/icons.svg on blue.
 * @param {string} name
 */
async function renderShortcut(name) {
  const sprite = await readFile(path.join(root, "app/ui/icons.svg"), "utf8");
  const symbol = new RegExp(`id="${name}" viewBox="0 0 24 24">(.+)</symbol>`);
  const lines = symbol.exec(sprite)?.[1];
  if (lines === undefined) throw new Error(`icons.svg has no symbol ${name}`);
  return renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs>${gradient}</defs><circle cx="48" cy="48" r="48" fill="url(#evening)"/><g transform="translate(24 24) scale(2)" fill="none" stroke="#fffdf9" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`,
    96,
  );
}

const rounded = buildTile({ corner: 112, share: 0.66 });
const square = buildTile({ corner: 0, share: 0.66 });
const maskable = buildTile({ corner: 0, share: 0.52 });
/** @type {[string, string | Uint8Array][]} */
const files = [
  ["icons/icon.svg", rounded],
  ["icons/icon-192.png", renderPng(rounded, 192)],
  ["icons/icon-512.png", renderPng(rounded, 512)],
  ["icons/maskable-512.png", renderPng(maskable, 512)],
  ["icons/monochrome-512.png", renderPng(silhouette, 512)],
  ["icons/bible-96.png", await renderShortcut("bible")],
  ["icons/verse-96.png", await renderShortcut("sun")],
  ["icons/write-96.png", await renderShortcut("edit")],
  ["icons/apple-touch-icon.png", renderPng(square, 180)],
  ["icons/share.png", await renderShareImage()],
  ["backgrounds/preview-night.png", await renderNightImage()],
  ["favicon.ico", buildIco(renderPng(rounded, 32), 32)],
];
for (const [name, content] of files) {
  await writeFile(path.join(root, "public", name), content);
  process.stdout.write(`${name}: ${content.length} bytes\n`);
}

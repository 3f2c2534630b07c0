// Makes public/icons and public/favicon.ico from the mark, and the picture that a shared link to
// the landing page or to a video shows. Run by hand when the mark, the name or the scene changes.
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
 * The mark on its 32 grid, as in app/ui/logo.tsx.
 * @param {string} pages colour of the book
 */
const mark = (
  pages,
) => `<path fill="${pages}" stroke="${pages}" stroke-linejoin="round" d="M14.6 29.3C12 26 7.6 24 2 23.8V12c5.6.3 10 2.7 12.6 6.8zM17.4 29.3C20 26 24.4 24 30 23.8V12c-5.6.3-10 2.7-12.6 6.8z"/>
<path fill="#f0b64e" d="M16 1c3.4 3.6 5.1 6.4 5.1 9a5.1 5.1 0 0 1-10.2 0c0-2.6 1.7-5.4 5.1-9z"/>`;

const evening = `<linearGradient id="evening" x2="0" y2="1"><stop stop-color="#4a5f9f"/><stop offset="1" stop-color="#26365f"/></linearGradient>`;

/**
 * The mark on evening blue.
 * @param {{ corner: number, share: number }} shape corner radius of 512, share of the width the
 *   mark takes: a maskable icon must keep all within the middle 80 % (W3C manifest, icon masks)
 */
function tile({ corner, share }) {
  const scale = (512 * share) / 32;
  const inset = (512 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${evening}</defs>
<rect width="512" height="512" rx="${corner}" fill="url(#evening)"/>
<g transform="translate(${inset} ${inset}) scale(${scale})">${mark("#fffdf9")}</g></svg>
`;
}

/**
 * @param {string} svg
 * @param {number} width pixels
 * @param {Uint8Array[]} fontBuffers
 */
function png(svg, width, fontBuffers = []) {
  return new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontBuffers, defaultFontFamily: "EB Garamond" },
  })
    .render()
    .asPng();
}

/**
 * An ICO holding one PNG, which every browser in use reads.
 * @param {Uint8Array} image
 * @param {number} size pixels, at most 255
 */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

async function productName() {
  const settings = await readFile(path.join(root, "wrangler.toml"), "utf8");
  const name = /^PRODUCT_NAME\s*=\s*"([^"]+)"/m.exec(settings)?.[1];
  if (name === undefined) throw new Error("wrangler.toml has no PRODUCT_NAME");
  return name;
}

/** The dawn scene with the mark and the name in its sky: 1200 × 630, the size link previews use. */
async function sharePicture() {
  const name = await productName();
  const scene = await readFile(
    path.join(root, "public/backgrounds/hills-dawn.svg"),
    "utf8",
  );
  const face = await subsetFont(
    await readFile(
      path.join(
        root,
        "node_modules/@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf",
      ),
    ),
    name,
    { targetFormat: "truetype" },
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<svg y="-120" width="1200" height="750" viewBox="0 0 1600 1000">${scene}</svg>
<g transform="translate(564 44) scale(2.25)">${mark("#34477f")}</g>
<text x="600" y="206" text-anchor="middle" font-family="EB Garamond" font-size="92" letter-spacing="-2" fill="#2a241c">${name}</text>
</svg>`;
  return png(picture, 1200, [face]);
}

/**
 * Behind the link preview of a video: the chapel by night, to the right. Drawn once and for all,
 * because drawing it takes the worker 250 ms.
 */
async function nightPicture() {
  const scene = await readFile(
    path.join(root, "public/backgrounds/hills-night.svg"),
    "utf8",
  );
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><svg y="-307" width="1500" height="937" viewBox="0 0 1600 1000">${scene}</svg></svg>`,
    1200,
  );
}

/**
 * The mark in one colour, for where the system lends its own (W3C manifest, monochrome icons): what is not
 * transparent is the shape. As small as a mask asks.
 */
const silhouette = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g transform="translate(122.88 122.88) scale(8.32)">${mark("#fff").replaceAll("#f0b64e", "#fff")}</g></svg>`;

/**
 * What a long press on the app's icon offers: a drawing of app/ui/icons.svg on evening blue.
 * @param {string} name
 */
async function shortcut(name) {
  const sprite = await readFile(path.join(root, "app/ui/icons.svg"), "utf8");
  const drawing = new RegExp(`id="${name}" viewBox="0 0 24 24">(.+)</symbol>`);
  const lines = drawing.exec(sprite)?.[1];
  if (lines === undefined) throw new Error(`icons.svg has no ${name}`);
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs>${evening}</defs><circle cx="48" cy="48" r="48" fill="url(#evening)"/><g transform="translate(24 24) scale(2)" fill="none" stroke="#fffdf9" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`,
    96,
  );
}

const rounded = tile({ corner: 112, share: 0.66 });
const square = tile({ corner: 0, share: 0.66 });
const maskable = tile({ corner: 0, share: 0.52 });
/** @type {[string, string | Uint8Array][]} */
const files = [
  ["icons/icon.svg", rounded],
  ["icons/icon-192.png", png(rounded, 192)],
  ["icons/icon-512.png", png(rounded, 512)],
  ["icons/maskable-512.png", png(maskable, 512)],
  ["icons/monochrome-512.png", png(silhouette, 512)],
  ["icons/bible-96.png", await shortcut("bible")],
  ["icons/verse-96.png", await shortcut("sun")],
  ["icons/write-96.png", await shortcut("edit")],
  ["icons/apple-touch-icon.png", png(square, 180)],
  ["icons/share.png", await sharePicture()],
  ["backgrounds/preview-night.png", await nightPicture()],
  ["favicon.ico", ico(png(rounded, 32), 32)],
];
for (const [name, content] of files) {
  await writeFile(path.join(root, "public", name), content);
  process.stdout.write(`${name}: ${content.length} bytes\n`);
}

// Makes what verses are set with: app/fonts/verse/*.ttf, the faces of the pages as the renderer at
// the edge reads them (the same glyphs and the same kerning as app/fonts/*.woff2), and
// app/features/verse-art/metrics.ts, how wide the letters of Scripture are in the serif, which is all
// that breaking a verse into lines needs. Run by hand when a face changes; tests/verse-type.test.ts
// compares them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";
import { format } from "prettier";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "..");

/** @param {string} file @returns {Promise<unknown>} */
async function load(file) {
  const source = await readFile(path.join(root, file), "utf8");
  const { code } = await transform(source, { loader: "ts" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const { readFace } =
  /** @type {typeof import("../app/features/link-preview/face")} */ (
    await load("app/features/link-preview/face.ts")
  );

const letters = Array.from({ length: 95 }, (_, i) =>
  String.fromCodePoint(32 + i),
).concat(Array.from("–—‘’“”…æÆ"));

const folder = path.join(root, "app/fonts/verse");
await mkdir(folder, { recursive: true });

/**
 * @param {string} from in node_modules
 * @param {string} to in app/fonts/verse
 * @param {Record<string, number>} [variationAxes]
 */
async function face(from, to, variationAxes) {
  const source = await readFile(path.join(root, "node_modules", from));
  const font = await subsetFont(source, letters.join(""), {
    targetFormat: "truetype",
    noLayoutClosure: true,
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(path.join(folder, to), font);
  process.stdout.write(`${to}: ${font.length} bytes\n`);
  return readFace(Uint8Array.from(font).buffer);
}

const serif = await face(
  "@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2",
  "serif.ttf",
);
await face(
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "sans.ttf",
  { wght: 600 },
);

/** Letters by their width: half the size of a table with a number each. @type {Map<number, string>} */
const byWidth = new Map();
for (const letter of letters) {
  const width = Math.round(
    (serif.advance(letter.codePointAt(0) ?? 0) ?? 1) * 1000,
  );
  byWidth.set(width, (byWidth.get(width) ?? "") + letter);
}
const rows = [...byWidth].sort(([a], [b]) => a - b);
const table = rows.map((row) => `${JSON.stringify(row)},`).join("\n");
await writeFile(
  path.join(root, "app/features/verse-art/metrics.ts"),
  await format(
    `/** EB Garamond: thousandths of an em, and the letters that are so wide. Made by scripts/verse-type.mjs. */\nexport const serifWidths: readonly (readonly [number, string])[] = [\n${table}\n];\n`,
    { parser: "typescript" },
  ),
);

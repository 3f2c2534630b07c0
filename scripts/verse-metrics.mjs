// Makes app/features/verse-art/metrics.ts: how wide the letters of Scripture are in the serif, which
// is all that breaking a verse into lines needs of the face. Run by hand when the face changes;
// tests/verse-metrics.test.ts compares the two.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";
import { format } from "prettier";

const root = path.resolve(import.meta.dirname, "..");

/** @param {string} file @returns {Promise<unknown>} */
async function load(file) {
  const source = await readFile(path.join(root, file), "utf8");
  const { code } = await transform(source, { loader: "ts" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const { readFace } =
  /** @type {typeof import("../app/features/posts/preview/face")} */ (
    await load("app/features/posts/preview/face.ts")
  );
const font = await readFile(
  path.join(root, "app/fonts/preview/serif-latin.ttf"),
);
const face = readFace(
  font.buffer.slice(font.byteOffset, font.byteOffset + font.length),
);
const letters = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)),
  ..."–—‘’“”…æÆ",
];

/** Letters by their width: half the size of a table with a number each. @type {Map<number, string>} */
const byWidth = new Map();
for (const letter of letters) {
  const width = Math.round(
    (face.advance(letter.codePointAt(0) ?? 0) ?? 1) * 1000,
  );
  byWidth.set(width, (byWidth.get(width) ?? "") + letter);
}
const rows = [...byWidth].sort(([a], [b]) => a - b);
const table = rows.map((row) => `${JSON.stringify(row)},`).join("\n");
await writeFile(
  path.join(root, "app/features/verse-art/metrics.ts"),
  await format(
    `/** EB Garamond: thousandths of an em, and the letters that are so wide. Made by scripts/verse-metrics.mjs. */\nexport const serifWidths: readonly (readonly [number, string])[] = [\n${table}\n];\n`,
    { parser: "typescript" },
  ),
);

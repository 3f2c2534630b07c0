// Makes app/fonts from the OFL packages. For pages: Latin letters and the punctuation of the texts we
// ship. 96 KB of woff2 become about 55, so that a first visit stays within 40 KB of fonts. Those of
// link previews are made by the build (scripts/type). Run by hand when a face or the character set changes.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "..");
const latin = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  "–—‘’‚“”„†•…‹›⁄€™−→←",
].join("");

/** @param {number} from @param {number} to */
function range(from, to) {
  return String.fromCodePoint(
    ...Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
}

const faces = [
  {
    from: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    to: "source-sans-3.woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    from: "@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2",
    to: "eb-garamond.woff2",
  },
  {
    from: "@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2",
    to: "eb-garamond-italic.woff2",
  },
];

for (const { from, to, ...options } of faces) {
  const source = await readFile(path.join(root, "node_modules", from));
  const subset = await subsetFont(source, latin, {
    targetFormat: "woff2",
    noLayoutClosure: true,
    ...options,
  });
  await writeFile(path.join(root, "app/fonts", to), subset);
  process.stdout.write(`${to}: ${source.length} → ${subset.length} bytes\n`);
}

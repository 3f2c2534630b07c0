// Makes app/fonts from the OFL packages. For pages: Latin letters and the punctuation of the texts we
// ship. 96 KB of woff2 become about 55, so that a first visit stays within 40 KB of fonts. For the
// pictures of link previews, which the worker draws: whole alphabets, as TrueType, one file each.
// Run by hand when a face or the character set changes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
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

const previews = path.join(root, "app/fonts/preview");
await mkdir(previews, { recursive: true });
const serif = "@fontsource/eb-garamond";
const sans = "@fontsource-variable/source-sans-3";

/**
 * @param {string} from the package
 * @param {string} alphabet as the package calls it
 * @param {string} file in the package
 * @param {string} to in app/fonts/preview
 * @param {Record<string, number>} [variationAxes] of a variable face: the one instance that is drawn
 */
async function previewFace(from, alphabet, file, to, variationAxes) {
  const folder = path.join(root, "node_modules", from);
  /** @type {unknown} */
  const read = JSON.parse(
    await readFile(path.join(folder, "unicode.json"), "utf8"),
  );
  const ranges = /** @type {Record<string, string>} */ (read);
  const letters = (ranges[alphabet] ?? "")
    .split(",")
    .map((part) => part.replace("U+", "").split("-"))
    .map(([first = "", last = first]) =>
      range(parseInt(first, 16), parseInt(last, 16)),
    )
    // Phonetic signs are a third of the file, and nobody's language.
    .filter((letter) => !/[\u0250-\u02ba\u1d00-\u1dbf]/.test(letter[0] ?? ""));
  const source = await readFile(path.join(folder, "files", file));
  const subset = await subsetFont(source, letters.join(""), {
    targetFormat: "truetype",
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(path.join(previews, to), subset);
  process.stdout.write(`preview/${to}: ${subset.length} bytes\n`);
}

for (const alphabet of [
  "latin",
  "latin-ext",
  "vietnamese",
  "greek",
  "greek-ext",
  "cyrillic",
]) {
  await previewFace(
    serif,
    alphabet,
    `eb-garamond-${alphabet}-400-normal.woff2`,
    `serif-${alphabet}.ttf`,
  );
  await previewFace(
    sans,
    alphabet,
    `source-sans-3-${alphabet}-wght-normal.woff2`,
    `sans-${alphabet}.ttf`,
    { wght: 600 },
  );
}

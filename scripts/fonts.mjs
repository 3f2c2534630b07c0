// Subsets the fonts in app/fonts from OFL packages and writes the letter widths that images are laid out with. Run it
// after changing a font or a set of letters; tests/fonts.test.ts checks that fonts and widths match.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "..");
const garamond = "@expo-google-fonts/eb-garamond";
const serif = `${garamond}/400Regular/EBGaramond_400Regular.ttf`;
const italic = `${garamond}/400Regular_Italic/EBGaramond_400Regular_Italic.ttf`;
const sans =
  "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf";
const sansVariable =
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";

/** @param {...[from: number, to: number]} ranges */
const letters = (...ranges) =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) =>
        String.fromCodePoint(from + i),
      ),
    )
    .join("");

/** For pages. Three files with 55 KB in all; a first visit loads at most 40 KB of them. */
const pages = `${letters([0x20, 0x7e], [0xa0, 0xff])}–—‘’‚“”„•…‹›⁄€™−`;
/** For verse images: Bible text in the languages of western Europe. */
const verses = `${letters([0x20, 0x7e], [0xa1, 0xff])}–—‘’“”…`;
/** For link previews: Latin including Vietnamese, Greek and Cyrillic, without phonetic symbols. */
const previews = `${letters(
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x52f],
  [0x1e00, 0x1fff],
  [0x2010, 0x2027],
  [0x2030, 0x2044],
  [0x20a0, 0x20bf],
)}ʻʼ№™−←↑→↓`;

/**
 * @param {string} from in node_modules
 * @param {string} to in app/fonts: TrueType for the worker's image renderer, WOFF2 for browsers
 * @param {string} text
 * @param {Parameters<typeof subsetFont>[2]} options
 */
async function subset(from, to, text, options) {
  const source = await readFile(path.join(root, "node_modules", from));
  const font = await subsetFont(source, text, options);
  const file = path.join(root, "app/fonts", to);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, font);
  process.stdout.write(`${to}: ${source.length} → ${font.length} bytes\n`);
  return font;
}

/**
 * Groups letters by their width in thousandths of an em. Half the size of a table with a number for each letter.
 *
 * @param {Uint8Array} file
 */
function groupByWidth(file) {
  const face = new Face(new Blob(Uint8Array.from(file).buffer));
  const font = new Font(face);
  /** @type {Record<number, string>} */
  const widths = {};
  for (const code of face.collectUnicodes()) {
    const advance = font.glyphHAdvance(font.glyph(code) ?? 0);
    const width = Math.round((advance * 1000) / face.upem);
    widths[width] = (widths[width] ?? "") + String.fromCodePoint(code);
  }
  return widths;
}

/** @param {string} feature @param {unknown} widths */
const writeWidths = (feature, widths) =>
  writeFile(
    path.join(root, "app/features", feature, "widths.json"),
    `${JSON.stringify(widths)}\n`,
  );

/** Default features such as ligatures and kerning. Optional ones, such as small capitals, would double the size. */
const keepFeatures = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig"];
/** Leaves out the glyphs that only optional features use. */
const noLayoutClosure = true;

await subset(sansVariable, "source-sans-3.woff2", pages, {
  targetFormat: "woff2",
  noLayoutClosure,
  variationAxes: { wght: { min: 400, max: 600 } },
});
const browser = { targetFormat: "woff2", noLayoutClosure, keepFeatures };
await subset(serif, "eb-garamond.woff2", pages, browser);
await subset(italic, "eb-garamond-italic.woff2", pages, browser);

// The same glyphs as on pages, so that a verse image looks like its preview in the generator.
const verse = { targetFormat: "truetype", noLayoutClosure, keepFeatures };
const verseSerif = await subset(serif, "verse/serif.ttf", verses, verse);
await subset(sans, "verse/sans.ttf", verses, verse);
await writeWidths("verse-art", groupByWidth(verseSerif));

const preview = { targetFormat: "truetype", keepFeatures };
await writeWidths("link-preview", {
  serif: groupByWidth(
    await subset(serif, "preview/serif.ttf", previews, preview),
  ),
  sans: groupByWidth(await subset(sans, "preview/sans.ttf", previews, preview)),
});

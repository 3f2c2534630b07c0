// Makes app/fonts from the OFL packages, and the tables of how wide the letters of pictures are. Run by
// hand when a face or a set of letters changes; tests/fonts.test.ts compares faces and tables.
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

/** And the punctuation of the texts we ship: 55 KB in three files, so that a first visit takes 40 at most. */
const pages = `${letters([0x20, 0x7e], [0xa0, 0xff])}–—‘’‚“”„•…‹›⁄€™−`;
/** Scripture in English. */
const verses = `${letters([0x20, 0x7e])}–—‘’“”…æÆ`;
/** Latin with Vietnamese, Greek, Cyrillic: no phonetic signs, which are nobody's language. */
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
 * @param {string} to in app/fonts: TrueType for the renderer at the edge, WOFF2 for browsers
 * @param {string} text
 * @param {Parameters<typeof subsetFont>[2]} options
 */
async function cut(from, to, text, options) {
  const source = await readFile(path.join(root, "node_modules", from));
  const font = await subsetFont(source, text, options);
  const file = path.join(root, "app/fonts", to);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, font);
  process.stdout.write(`${to}: ${source.length} → ${font.length} bytes\n`);
  return font;
}

/**
 * Letters by their width in thousandths of an em: half the size of a table with a number each.
 *
 * @param {Uint8Array} file
 */
function widthsOf(file) {
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

/** What type does by itself, ligatures among it; small capitals and the like would be as much again. */
const keepFeatures = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig"];
/** No glyph but those of the letters themselves. */
const noLayoutClosure = true;

await cut(sansVariable, "source-sans-3.woff2", pages, {
  targetFormat: "woff2",
  noLayoutClosure,
  variationAxes: { wght: { min: 400, max: 600 } },
});
const browser = { targetFormat: "woff2", noLayoutClosure, keepFeatures };
await cut(serif, "eb-garamond.woff2", pages, browser);
await cut(italic, "eb-garamond-italic.woff2", pages, browser);

// As the pages have them, glyph for glyph: what is drawn is what was seen.
const verse = { targetFormat: "truetype", noLayoutClosure, keepFeatures };
const verseSerif = await cut(serif, "verse/serif.ttf", verses, verse);
await cut(sans, "verse/sans.ttf", verses, verse);
await writeWidths("verse-art", widthsOf(verseSerif));

const preview = { targetFormat: "truetype", keepFeatures };
await writeWidths("link-preview", {
  serif: widthsOf(await cut(serif, "preview/serif.ttf", previews, preview)),
  sans: widthsOf(await cut(sans, "preview/sans.ttf", previews, preview)),
});

// The typefaces of link previews, in the order in which a letter is looked for. All are OFL.
import { readFile } from "node:fs/promises";
import { inRoot } from "../local/paths.mjs";
import { range } from "./ranges.mjs";

/**
 * @typedef {object} Source one file of a package, and what is made of it
 * @property {string} name of the face that is made
 * @property {string} file under node_modules
 * @property {string} letters
 * @property {Record<string, number>} [variationAxes] the one instance that is drawn
 */

/** Whole alphabets, a file each. Only these have a sans of their own; it has names to set, in 600. */
const european = [
  "latin",
  "latin-ext",
  "vietnamese",
  "greek",
  "greek-ext",
  "cyrillic",
];

/** One file each: their letters are joined and stacked by rules that a slice would cut apart. */
const scripts = [
  "hebrew",
  "arabic",
  "devanagari",
  "bengali",
  "gurmukhi",
  "gujarati",
  "tamil",
  "telugu",
  "kannada",
  "sinhala",
  "thai",
  "lao",
  "khmer",
  "myanmar",
  "ethiopic",
  "armenian",
  "georgian",
];

/** In about a hundred slices each, as Google cut them: what is read together lies together. */
const sliced = ["jp", "kr", "sc"];

/** Phonetic signs are a third of a Latin file, and nobody's language. */
const phonetic = /[\u0250-\u02ba\u1d00-\u1dbf]/;
/** Emoji and private signs are in the slices too. */
const written = /[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}]/u;

/** The alphabets of Europe. @param {"serif" | "sans"} style */
export const europeanSources = (style) =>
  Promise.all(european.map(style === "serif" ? garamond : sans));

export const scriptSources = () => Promise.all(scripts.map(noto));

export const slicedSources = async () =>
  (await Promise.all(sliced.map(slices))).flat();

/** @param {string} alphabet @returns {Promise<Source>} */
async function garamond(alphabet) {
  const home = "@fontsource/eb-garamond";
  return {
    name: `serif-${alphabet}`,
    file: `${home}/files/eb-garamond-${alphabet}-400-normal.woff2`,
    letters: lettersOf(
      await rangesOf(home),
      alphabet,
      (one) => !phonetic.test(one),
    ),
  };
}

/** @param {string} alphabet @returns {Promise<Source>} */
async function sans(alphabet) {
  const home = "@fontsource-variable/source-sans-3";
  return {
    name: `sans-${alphabet}`,
    file: `${home}/files/source-sans-3-${alphabet}-wght-normal.woff2`,
    letters: lettersOf(
      await rangesOf(home),
      alphabet,
      (one) => !phonetic.test(one),
    ),
    variationAxes: { wght: 600 },
  };
}

/** @param {string} script @returns {Promise<Source>} */
async function noto(script) {
  // Arabic books are set in Naskh; and the one package of Burmese is no variable face.
  const family =
    script === "arabic" ? "noto-naskh-arabic" : `noto-serif-${script}`;
  const fixed = script === "myanmar";
  const home = `@fontsource${fixed ? "" : "-variable"}/${family}`;
  return {
    name: script,
    file: `${home}/files/${family}-${script}-${fixed ? "400" : "wght"}-normal.woff2`,
    letters: lettersOf(await rangesOf(home), script),
    ...(!fixed && { variationAxes: { wght: 400 } }),
  };
}

/** @param {string} land @returns {Promise<Source[]>} */
async function slices(land) {
  const home = `@fontsource-variable/noto-serif-${land}`;
  const ranges = await rangesOf(home);
  return Object.keys(ranges)
    .filter((key) => key.startsWith("["))
    .map((key) => {
      const number = key.slice(1, -1);
      return {
        name: `${land}-${number}`,
        file: `${home}/files/noto-serif-${land}-${number}-wght-normal.woff2`,
        letters: lettersOf(ranges, key, (one) => written.test(one)),
        variationAxes: { wght: 400 },
      };
    })
    .filter(({ letters }) => letters !== "");
}

/** @param {string} home @returns {Promise<Record<string, string>>} */
async function rangesOf(home) {
  /** @type {unknown} */
  const read = JSON.parse(
    await readFile(inRoot("node_modules", home, "unicode.json"), "utf8"),
  );
  return /** @type {Record<string, string>} */ (read);
}

/**
 * Within the Basic Multilingual Plane, where everything is that anybody writes today.
 *
 * @param {Record<string, string>} ranges
 * @param {string} key
 * @param {(letter: string) => boolean} [counts]
 */
function lettersOf(ranges, key, counts = () => true) {
  return (ranges[key] ?? "")
    .split(",")
    .map((part) => part.replace(/U\+/i, "").split("-"))
    .flatMap(([first = "", last = first]) =>
      Array.from(
        range(parseInt(first, 16), Math.min(parseInt(last, 16), 0xffff)),
      ),
    )
    .filter(counts)
    .join("");
}

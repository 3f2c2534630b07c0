// Applies a version's table of repairs, data/bible/<id>.repairs.json.
import { squeeze } from "./collector.mjs";

/** @typedef {import("./collector.mjs").ImportedVerse} ImportedVerse */

/**
 * Verses are written as "JOB 39:30". All repairs have to apply, so that none is lost when the source changes.
 * @typedef {object} Repairs
 * @property {[pattern: string, replacement: string][]} replace regular expressions, applied to the markup of every verse
 * @property {{ from: string, count: number, to: string }[]} moves numbers of consecutive verses
 * @property {{ in: string, before: string, to: string }[]} cuts the verse from this text on belongs to another verse, or
 *   to the colophon ("tail"). Verses with the same number are joined.
 * @property {{ book: string, chapter?: number, verse?: number, pattern: string, count: number }[]} heads titles at the
 *   start of so many verses
 */

/**
 * @param {ImportedVerse[]} verses
 * @param {Repairs} repairs
 * @returns {ImportedVerse[]} in the order of the first appearance of each number; see `sortVerses`
 */
export function repair(verses, repairs) {
  const replacements = repairs.replace.map(
    ([pattern, replacement]) =>
      /** @type {const} */ ([new RegExp(pattern, "gu"), replacement]),
  );
  const used = new Set();
  /** @param {string} text */
  const replaceAll = (text) =>
    replacements.reduce((before, [pattern, replacement]) => {
      const after = before.replace(pattern, replacement);
      if (after !== before) used.add(pattern.source);
      return after;
    }, text);
  const moved = listMoves(repairs.moves);
  /** @type {Map<string, ImportedVerse>} */
  const repaired = new Map();
  /** @param {string} to @param {ImportedVerse} source @param {string} m */
  const add = (to, source, m) => {
    const before = repaired.get(to);
    if (before) before.m += ` ${m}`;
    else repaired.set(to, { ...source, ...parseVerse(to), m });
    return to;
  };
  for (const verse of verses) {
    const name = formatVerse(verse);
    let rest = replaceAll(verse.m);
    let to = moved.get(name) ?? name;
    for (const cut of repairs.cuts.filter((one) => one.in === name)) {
      const at = rest.indexOf(cut.before);
      if (at < 0) throw new Error(`${name} has no "${cut.before}".`);
      used.add(cut);
      addPart(to, rest.slice(0, at));
      rest = rest.slice(at);
      to = cut.to === "tail" ? `tail of ${to}` : cut.to;
    }
    addPart(to, rest);

    /** @param {string} target @param {string} m */
    function addPart(target, m) {
      const colophon = /^tail of (.*)/.exec(target)?.[1];
      if (colophon === undefined) {
        if (squeeze(m) !== "") add(target, verse, m.trim());
        return;
      }
      const last = repaired.get(colophon);
      if (last) (last.tail ??= []).push(squeeze(m));
    }
  }
  const unused = [
    ...replacements
      .map(([{ source }]) => source)
      .filter((one) => !used.has(one)),
    ...repairs.cuts.filter((cut) => !used.has(cut)).map((cut) => cut.in),
  ];
  if (unused.length > 0) {
    throw new Error(`Repairs that don't apply: ${unused.join(", ")}`);
  }
  const result = [...repaired.values()];
  for (const head of repairs.heads) moveHeads(result, head);
  return result;
}

/** @param {Repairs["moves"]} moves @returns {Map<string, string>} */
function listMoves(moves) {
  return new Map(
    moves.flatMap(({ from, count, to }) =>
      Array.from({ length: count }, (_, i) => {
        const [source, target] = [parseVerse(from), parseVerse(to)];
        return /** @type {const} */ ([
          formatVerse({ ...source, verse: source.verse + i }),
          formatVerse({ ...target, verse: target.verse + i }),
        ]);
      }),
    ),
  );
}

/** @param {ImportedVerse[]} verses @param {Repairs["heads"][number]} rule */
function moveHeads(verses, { book, chapter, verse: number, pattern, count }) {
  let found = 0;
  for (const verse of verses) {
    if (verse.book !== book) continue;
    if (chapter !== undefined && verse.chapter !== chapter) continue;
    if (number !== undefined && verse.verse !== number) continue;
    const head = new RegExp(pattern, "u").exec(verse.m)?.[0];
    if (!head) continue;
    verse.head = [...verse.head, head.trim()];
    verse.m = verse.m.slice(head.length);
    found += 1;
  }
  if (found !== count) {
    throw new Error(`${found} titles in ${book} instead of ${count}.`);
  }
}

/** @param {{ book: string, chapter: number, verse: number }} verse */
export function formatVerse({ book, chapter, verse }) {
  return `${book} ${chapter}:${verse}`;
}

/** @param {string} name */
function parseVerse(name) {
  const [book = "", numbers = ""] = name.split(" ");
  const [chapter, verse] = numbers.split(":");
  return { book, chapter: Number(chapter), verse: Number(verse) };
}

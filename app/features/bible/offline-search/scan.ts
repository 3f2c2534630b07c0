import { stemmer } from "stemmer";
import type { FindVerses } from "../search-pages";

/** The key is explained in verse-key.ts. */
export type VerseRow = readonly [key: number, text: string];

/** Positions are in UTF-16 units. */
interface Token {
  stem: string;
  start: number;
  end: number;
}

/**
 * Words as FTS5's `unicode61` splits them: letters and digits, with the combining marks of
 * sqlite3Fts5UnicodeIsdiacritic. Other marks separate words.
 */
const word =
  /[\p{L}\p{N}\p{Co}](?:[\p{L}\p{N}\p{Co}]|[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331])*/gu;
const marks = /[\u0300-\u036f]/g;

type Tokenize = (text: string) => Token[];

/** Like the server's index, stems only English (scripts/bible/search-rows.mjs). */
export function createTokenizer(language: string): Tokenize {
  /** Cache: a Bible has 790,000 words, but only 13,000 different ones. */
  const stems = new Map<string, string>();
  return (text) =>
    Array.from(text.matchAll(word), ({ 0: found, index }) => {
      let stem = stems.get(found);
      if (stem === undefined) {
        const letters = found.toLowerCase().normalize("NFD").replace(marks, "");
        stem = language === "en" ? stemmer(letters) : letters;
        stems.set(found, stem);
      }
      return { stem, start: index, end: index + found.length };
    });
}

/** Searches a downloaded version. Preparing it takes 0.4 s, a search some 30 ms. */
export function createVerseScanner(
  rows: readonly VerseRow[],
  language: string,
): FindVerses {
  const tokenize = createTokenizer(language);
  const toStems = (text: string) => tokenize(text).map(({ stem }) => stem);
  const verses = rows.map(([, text]) => toStems(text));
  return ({ whole, terms, every }, offset, size) => {
    const wholeStems = whole === null ? null : toStems(whole);
    const termStems = terms.map((spellings) => spellings.map(toStems));
    const found = verses.flatMap((verse, index) => {
      const has = (phrase: string[]) => findPhrase(verse, phrase, 0) >= 0;
      const matched = termStems.filter((term) => term.some(has)).length;
      const isWhole = wholeStems !== null && has(wholeStems);
      const isMatch = every ? matched === terms.length : matched > 0;
      return isWhole || isMatch
        ? [{ index, rank: matched + (isWhole ? terms.length : 0) }]
        : [];
    });
    found.sort(
      (one, other) => other.rank - one.rank || one.index - other.index,
    );
    const phrases = [...(wholeStems ? [wholeStems] : []), ...termStems.flat()];
    const shown = found.slice(offset, offset + size).flatMap(({ index }) => {
      const [key, text = ""] = rows[index] ?? [];
      return key === undefined
        ? []
        : [{ key, text, highlights: getHighlights(tokenize(text), phrases) }];
    });
    return Promise.resolve({ found: shown, total: found.length });
  };
}

/** The position of a phrase's first word from `start` on, or -1. */
function findPhrase(verse: string[], phrase: string[], start: number): number {
  const [first = "", ...others] = phrase;
  let at = verse.indexOf(first, start);
  while (at >= 0 && !others.every((stem, n) => verse[at + 1 + n] === stem)) {
    at = verse.indexOf(first, at + 1);
  }
  return at;
}

/** Ranges of the phrases in a text. Overlapping phrases are merged, like in FTS5's highlight(). */
export function getHighlights(
  tokens: readonly Token[],
  phrases: readonly string[][],
): [number, number][] {
  const verse = tokens.map(({ stem }) => stem);
  /** For each word, the last word of the longest phrase that starts with it, or -1. */
  const reaches = verse.map(() => -1);
  for (const phrase of phrases) {
    let at = findPhrase(verse, phrase, 0);
    while (at >= 0) {
      reaches[at] = Math.max(reaches[at] ?? -1, at + phrase.length - 1);
      at = findPhrase(verse, phrase, at + 1);
    }
  }
  const ranges: [start: number, end: number][] = [];
  let lastWord = -1;
  reaches.forEach((reach, i) => {
    if (reach < i) return;
    const open = i <= lastWord ? ranges.at(-1) : undefined;
    lastWord = Math.max(reach, lastWord);
    const end = tokens[lastWord]?.end ?? 0;
    if (open) open[1] = end;
    else ranges.push([tokens[i]?.start ?? 0, end]);
  });
  return ranges;
}

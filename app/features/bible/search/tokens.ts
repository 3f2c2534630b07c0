import { stemmer } from "stemmer";
import type { MatchQuery } from "./search-query";

/** Positions are in UTF-16 units. */
interface Token {
  /** In lower case and without accents. */
  word: string;
  stem: string;
  start: number;
  end: number;
}

/**
 * Words as FTS5's `unicode61` splits them: letters and digits, with the combining marks of
 * sqlite3Fts5UnicodeIsdiacritic. Other marks separate words.
 */
const pattern =
  /[\p{L}\p{N}\p{Co}](?:[\p{L}\p{N}\p{Co}]|[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331])*/gu;
const marks = /[\u0300-\u036f]/g;

/** Cache: a Bible has 790,000 words, but only 13,000 different ones. */
const cachedWords = new Map<string, Pick<Token, "word" | "stem">>();
const maxCachedWords = 60_000;

/** Like the server's index, stems only English (scripts/bible/search-rows.mjs). */
export function tokenize(text: string, language: string): Token[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    let cached = cachedWords.get(found);
    if (!cached) {
      const word = found.toLowerCase().normalize("NFD").replace(marks, "");
      cached = { word, stem: stemmer(word) };
      if (cachedWords.size >= maxCachedWords) cachedWords.clear();
      cachedWords.set(found, cached);
    }
    const { word } = cached;
    const stem = language === "en" ? cached.stem : word;
    return { word, stem, start: index, end: index + found.length };
  });
}

export const toWords = (text: string) => tokenize(text, "").map((t) => t.word);

export const toStems = (text: string, language: string) =>
  tokenize(text, language).map((t) => t.stem);

/** The positions at which a phrase starts. An unfinished one may end within a word. */
export function findPhrase(
  verse: readonly string[],
  phrase: readonly string[],
  unfinished = false,
): number[] {
  if (phrase.length === 0) return [];
  return verse.flatMap((_, at) => {
    const isHere = phrase.every((word, n) => {
      const found = verse[at + n];
      return unfinished && n === phrase.length - 1
        ? found?.startsWith(word)
        : found === word;
    });
    return isHere ? [at] : [];
  });
}

/** Ordered [start, end) ranges of the matches in a text, in UTF-16 units. Overlapping ones are merged. */
export function getHighlights(
  text: string,
  { language, whole, typed, terms, unfinished }: MatchQuery,
): [number, number][] {
  const tokens = tokenize(text, language);
  const words = tokens.map(({ word }) => word);
  const stems = tokens.map(({ stem }) => stem);
  /** For each word, the last word of the longest phrase that starts with it, or -1. */
  const reaches = tokens.map(() => -1);
  for (const [verse, phrase, isBeginning] of [
    ...typed.map((p) => [words, toWords(p), false] as const),
    ...unfinished.map((p) => [words, toWords(p), true] as const),
    ...[whole ?? "", ...terms.flat()].map(
      (p) => [stems, toStems(p, language), false] as const,
    ),
  ]) {
    for (const at of findPhrase(verse, phrase, isBeginning)) {
      reaches[at] = Math.max(reaches[at] ?? -1, at + phrase.length - 1);
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

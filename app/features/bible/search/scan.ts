import type { Version } from "../versions";
import type { VerseFinder, VerseText } from "./search-pages";
import { withoutLastWord, type MatchQuery } from "./search-query";
import { findPhrase, tokenize, toStems, toWords } from "./tokens";

/** The key is explained in verse-key.ts. */
export type VerseRow = readonly [key: number, text: string];

interface ScannedVerse extends VerseText {
  words: string[];
  stems: string[];
}

/** Searches a downloaded version. Preparing it takes 0.5 s, a search some 30 ms. */
export function createVerseScanner(
  version: Version,
  rows: readonly VerseRow[],
): VerseFinder {
  const verses = rows.map(([key, text]): ScannedVerse => {
    const tokens = tokenize(text, version.language);
    const words = tokens.map(({ word }) => word);
    return { key, text, words, stems: tokens.map(({ stem }) => stem) };
  });
  return {
    version,
    find({ query, order, range: [first, last], offset, size }) {
      const { whole, unfinished } = query;
      const scores = scoreVerses(verses, query);
      const isUnfinished = unfinished.length > 0;
      const others = isUnfinished ? withoutLastWord(query) : null;
      const otherScores = others && scoreVerses(verses, others);
      const beginnings = unfinished.map(toWords);
      const phrase = toWords(whole ?? "");
      const found = verses
        .filter(
          (v) =>
            v.key >= first &&
            v.key <= last &&
            (scores.has(v) ||
              (otherScores?.has(v) !== false &&
                beginnings.some((b) => hasPhrase(v.words, b, true)))),
        )
        .map((verse) => ({
          ...verse,
          group:
            (hasPhrase(verse.words, phrase, isUnfinished) ? 2 : 0) +
            (scores.has(verse) ? 1 : 0),
          score: (isUnfinished ? otherScores : scores)?.get(verse) ?? 0,
        }));
      if (order === "relevance") {
        found.sort((a, b) => b.group - a.group || b.score - a.score);
      }
      return Promise.resolve({
        found: found.slice(offset, offset + size),
        total: found.length,
      });
    },
  };
}

/** The verses that match, with their scores by FTS5's bm25 (https://sqlite.org/fts5.html, section 5.1.1). */
function scoreVerses(
  verses: readonly ScannedVerse[],
  { language, whole, typed, terms, every }: MatchQuery,
): Map<ScannedVerse, number> {
  const groups = [...typed.map((phrase) => [phrase]), ...terms];
  const phrases = [whole === null ? [] : [whole], ...groups].flatMap(
    (spellings, group) =>
      spellings.map((phrase) => ({ group, stems: toStems(phrase, language) })),
  );
  const firstStems = new Set(phrases.map(({ stems }) => stems[0]));
  const counted = verses
    .filter(({ stems }) => stems.some((stem) => firstStems.has(stem)))
    .map((verse) => ({
      verse,
      counts: phrases.map((p) => findPhrase(verse.stems, p.stems).length),
    }));
  const weights = phrases.map((_, i) => {
    const matching = counted.filter(({ counts }) => counts[i]).length + 0.5;
    return Math.max(Math.log((verses.length - matching + 1) / matching), 1e-6);
  });
  const averageLength =
    verses.reduce((sum, { words }) => sum + words.length, 0) / verses.length;
  const typedWords = typed.map(toWords);
  return new Map(
    counted.flatMap(({ verse, counts }) => {
      const found = phrases.filter((_, i) => counts[i]).map((p) => p.group);
      const needed = every && !found.includes(0) ? groups.length : 1;
      const isMatch =
        new Set(found).size >= needed &&
        typedWords.every((phrase) => hasPhrase(verse.words, phrase));
      const length = (0.75 * verse.words.length) / averageLength;
      const scores = weights.map((weight, i) => {
        const count = counts[i] ?? 0;
        return weight * ((count * 2.2) / (count + 1.2 * (0.25 + length)));
      });
      return isMatch
        ? [[verse, scores.reduce((sum, one) => sum + one, 0)]]
        : [];
    }),
  );
}

const hasPhrase = (...phrase: Parameters<typeof findPhrase>) =>
  findPhrase(...phrase).length > 0;

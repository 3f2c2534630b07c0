import type { Phrase, MatchQuery } from "../search-query";
import { tokenize } from "./tokens";
import { at, type VerseIndex } from "./verse-index";

export interface PhraseMatches {
  stems: readonly string[];
  counts: Uint8Array;
  /** Number of verses that have the phrase. */
  verses: number;
}

/** A query with the matches of its phrases, in the order in which FTS5 adds scores. */
export interface ResolvedQuery {
  phrases: readonly PhraseMatches[];
  whole: PhraseMatches | null;
  terms: readonly (readonly PhraseMatches[])[];
  every: boolean;
}

export function resolveQuery(
  index: VerseIndex,
  wording: MatchQuery,
): ResolvedQuery {
  const whole =
    wording.whole === null ? null : matchPhrase(index, wording.whole);
  const terms = wording.terms.map((spelled) =>
    spelled.map((phrase) => matchPhrase(index, phrase)),
  );
  const phrases = [...(whole ? [whole] : []), ...terms.flat()];
  return { phrases, whole, terms, every: wording.every };
}

export function isMatch({ whole, terms, every }: ResolvedQuery, verse: number) {
  const has = ({ counts }: PhraseMatches) => at(counts, verse) > 0;
  if (whole && has(whole)) return true;
  return every
    ? terms.every((spelled) => spelled.some(has))
    : terms.some((spelled) => spelled.some(has));
}

function matchPhrase(index: VerseIndex, phrase: Phrase): PhraseMatches {
  const stems = Array.from(tokenize(phrase), ({ stem }) => stem);
  const counts = new Uint8Array(index.rows.length);
  const stemNumbers = stems.map((stem) => index.stemNumbers.get(stem) ?? -1);
  const [first = -1, ...others] = stemNumbers;
  if (stemNumbers.includes(-1)) return { stems, counts, verses: 0 };
  const { words, verseAt, offsets, positions } = index;
  let verses = 0;
  const end = at(offsets, first + 1);
  for (let i = at(offsets, first); i < end; i++) {
    const position = at(positions, i);
    const verse = at(verseAt, position);
    const last = position + others.length;
    const follows =
      at(verseAt, last) === verse &&
      last < words.length &&
      others.every((number, n) => words[position + 1 + n] === number);
    if (!follows) continue;
    const before = at(counts, verse);
    if (before === 0) verses++;
    counts[verse] = before + 1;
  }
  return { stems, counts, verses };
}

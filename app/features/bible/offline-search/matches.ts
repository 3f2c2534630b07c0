import type { Phrase, Wording } from "../search-query";
import { tokensOf } from "./tokens";
import { at } from "./verse-index";
import type { VerseIndex } from "./verse-index";

/** A phrase, and how often each verse has it. */
export interface Matches {
  stems: readonly string[];
  counts: Uint8Array;
  /** How many verses have it. */
  verses: number;
}

/** A wording, its phrases looked up. In the order of FTS5, in which scores are added. */
export interface Looked {
  phrases: readonly Matches[];
  whole: Matches | null;
  terms: readonly (readonly Matches[])[];
  every: boolean;
}

export function lookUp(index: VerseIndex, wording: Wording): Looked {
  const whole = wording.whole === null ? null : matchesOf(index, wording.whole);
  const terms = wording.terms.map((spelled) =>
    spelled.map((phrase) => matchesOf(index, phrase)),
  );
  const phrases = [...(whole ? [whole] : []), ...terms.flat()];
  return { phrases, whole, terms, every: wording.every };
}

export function isFound({ whole, terms, every }: Looked, verse: number) {
  const has = ({ counts }: Matches) => at(counts, verse) > 0;
  if (whole && has(whole)) return true;
  return every
    ? terms.every((spelled) => spelled.some(has))
    : terms.some((spelled) => spelled.some(has));
}

function matchesOf(index: VerseIndex, phrase: Phrase): Matches {
  const stems = Array.from(tokensOf(phrase), ({ stem }) => stem);
  const counts = new Uint8Array(index.rows.length);
  const numbers = stems.map((stem) => index.numbers.get(stem) ?? -1);
  const [first = -1, ...others] = numbers;
  if (numbers.includes(-1)) return { stems, counts, verses: 0 };
  const { words, verseAt, begins, places } = index;
  let verses = 0;
  const end = at(begins, first + 1);
  for (let i = at(begins, first); i < end; i++) {
    const place = at(places, i);
    const verse = at(verseAt, place);
    const last = place + others.length;
    const follows =
      at(verseAt, last) === verse &&
      last < words.length &&
      others.every((number, n) => words[place + 1 + n] === number);
    if (!follows) continue;
    const before = at(counts, verse);
    if (before === 0) verses++;
    counts[verse] = before + 1;
  }
  return { stems, counts, verses };
}

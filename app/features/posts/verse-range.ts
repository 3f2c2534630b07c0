import type { Verse } from "~/features/bible/chapter";
import { citedBook } from "~/features/bible/cited-book";
import { toVerseRanges, type VerseList } from "~/shared/verse-list";

/**
 * Characters on one image. The longest verse has 530 (Esther 8:9) and the Beatitudes have 900; a longer
 * passage would be too small to read on a phone.
 */
const maxPassageLength = 1200;

/**
 * The verses from `first` to `last`, inclusive. Null if the version lacks the first or last one, or if the
 * passage is too long for one image. Verses in between may be missing.
 */
export function getPassage(
  verses: readonly Verse[],
  first: number,
  last: number,
): Verse[] | null {
  const passage = verses.filter(
    ({ verse, text }) => verse >= first && verse <= last && text !== "",
  );
  if (passage[0]?.verse !== first || passage.at(-1)?.verse !== last)
    return null;
  return first === last || passageText(passage).length <= maxPassageLength
    ? passage
    : null;
}

/** True for one run of consecutive verses that isn't too long. */
export function fitsOneImage(
  verses: readonly Verse[],
  verseList: VerseList,
): boolean {
  const [run, ...more] = toVerseRanges(verseList);
  return (
    run !== undefined &&
    more.length === 0 &&
    getPassage(verses, ...run) !== null
  );
}

export function passageText(passage: readonly Verse[]): string {
  return passage.map(({ text }) => text).join(" ");
}

/** The verses after `first` that a passage may end with. */
export function possibleEnds(
  verses: readonly Verse[],
  first: number,
): number[] {
  return verses
    .map(({ verse }) => verse)
    .filter(
      (verse) => verse > first && getPassage(verses, first, verse) !== null,
    );
}

/** 'John 3:16' or 'Matthew 5:3–12'. Like `formatReference`, but without importing the canon. */
export function verseReference(reference: {
  book: string;
  chapter: number;
  verse: number;
  lastVerse: number | null;
}): string {
  const { book, chapter, verse, lastVerse } = reference;
  const range = lastVerse === null ? "" : `–${lastVerse}`;
  return `${citedBook(book)} ${chapter}:${verse}${range}`;
}

import type { Verse } from "~/features/bible/chapter";
import { citedBook } from "~/features/bible/cited-book";
import { verseRuns } from "~/shared/verse-list";
import type { VerseList } from "~/shared/verse-list";

/**
 * Letters of a passage on one picture. The longest single verse has 530 (Esther 8:9), the Beatitudes
 * 900; beyond this the letters become too small for a phone.
 */
const passageMax = 1200;

/**
 * The passage from `first` to `last`, both with it: its verses, or null where it does not begin or
 * end there, or is too long. A verse that this version leaves out may stand between.
 */
export function takePassage(
  verses: readonly Verse[],
  first: number,
  last: number,
): Verse[] | null {
  const passage = verses.filter(
    ({ verse, text }) => verse >= first && verse <= last && text !== "",
  );
  if (passage[0]?.verse !== first || passage.at(-1)?.verse !== last)
    return null;
  return first === last || passageText(passage).length <= passageMax
    ? passage
    : null;
}

/** Whether one picture can show all that are wanted: one passage, and not too long. */
export function fitsPicture(
  verses: readonly Verse[],
  wanted: VerseList,
): boolean {
  const [run, ...more] = verseRuns(wanted);
  return (
    run !== undefined &&
    more.length === 0 &&
    takePassage(verses, ...run) !== null
  );
}

export function passageText(passage: readonly Verse[]): string {
  return passage.map(({ text }) => text).join(" ");
}

/** The verses that a passage from `first` may end with, `first` itself not among them. */
export function possibleEnds(
  verses: readonly Verse[],
  first: number,
): number[] {
  return verses
    .map(({ verse }) => verse)
    .filter(
      (verse) => verse > first && takePassage(verses, first, verse) !== null,
    );
}

/** 'John 3:16', 'Matthew 5:3–12': what `formatReference` writes, without the canon it would bring along. */
export function verseReference(place: {
  book: string;
  chapter: number;
  verse: number;
  lastVerse: number | null;
}): string {
  const { book, chapter, verse, lastVerse } = place;
  const range = lastVerse === null ? "" : `–${lastVerse}`;
  return `${citedBook(book)} ${chapter}:${verse}${range}`;
}

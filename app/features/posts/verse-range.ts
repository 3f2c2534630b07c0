import type { Verse } from "~/features/bible/chapter";
import { citedBook } from "~/features/bible/cited-book";

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

/** Keeps the lines of `verseLines`. */
export function passageText(passage: readonly Verse[]): string {
  const text = passage.map(({ text }) => text).join(" ");
  return text.replaceAll(/ ?\n/g, "\n").trim();
}

/** The verses after `first` that a passage may end with. */
export const possibleEnds = (verses: readonly Verse[], first: number) =>
  verses
    .map(({ verse }) => verse)
    .filter((verse) => verse > first && getPassage(verses, first, verse));

/** How far a passage that is too long for one image can go. */
export function describeLimit(verses: readonly Verse[], first: number): string {
  const end = possibleEnds(verses, first).at(-1) ?? first;
  return `One picture holds ${maxPassageLength.toLocaleString("en")} characters: here verses ${first} to ${end}.`;
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

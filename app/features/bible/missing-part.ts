import { plural } from "~/shared/text";
import { lastVerse, verseTexts } from "./chapter";
import type { Chapter } from "./chapter";
import type { Place } from "./place";
import { formatReference } from "./reference";

/**
 * The sentence for whoever asks for Psalm 151 or John 3:99: that it is not there, and where it ends.
 * Null where all is there, or the chapter could not be had.
 */
export function missingPart(
  { version, book, chapter, verses }: Place,
  text: Chapter | null | "failed",
): string | null {
  if (!book || text === "failed") return null;
  const name = formatReference({ book, chapter });
  if (text === null) {
    const { chapters } = book;
    return `There is no ${name}: ${book.name} has ${chapters} ${plural(chapters, "chapter", "chapters")}.`;
  }
  const last = lastVerse(text);
  const first = verses?.[0] ?? 0;
  return first > last
    ? `There is no verse ${first}: in the ${version.id}, ${name} ends with verse ${last}.`
    : null;
}

/** The same place without the verses past its chapter's end; where none would stay, as it was. */
export function endingWith(
  place: Place,
  text: Chapter | null | "failed",
): Place {
  if (!place.verses || text === null || text === "failed") return place;
  const last = lastVerse(text);
  const verses = place.verses.filter((verse) => verse <= last);
  return verses.length > 0 ? { ...place, verses } : place;
}

/** The note in which this version has a chosen verse that its text leaves out; null where it has all. */
export function leftOut(
  { version, verses }: Place,
  chapter: Chapter,
): { note: number; words: string } | null {
  const empty = verseTexts(chapter).filter(({ text }) => text === "");
  const verse = verses?.find((one) => empty.some((it) => it.verse === one));
  if (verse === undefined) return null;
  return {
    note: chapter.notes.findIndex((note) => note.verse === verse),
    words: `The text of the ${version.id} does not have verse ${verse}. What is known of it stands in its note:`,
  };
}

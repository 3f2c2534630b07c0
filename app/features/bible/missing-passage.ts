import { plural } from "~/shared/text";
import { lastVerse, verseTexts, type Chapter } from "./chapter";
import type { Passage } from "./passage";
import { formatReference } from "./reference";

/** Explains that Psalm 151 or John 3:99 doesn't exist. Null if it exists, or if the chapter couldn't be loaded. */
export function missingPassageMessage(
  { version, book, chapter, verses }: Passage,
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

/** Removes verses past the end of the chapter, unless none would be left. */
export function dropMissingVerses(
  passage: Passage,
  text: Chapter | null | "failed",
): Passage {
  if (!passage.verses || text === null || text === "failed") return passage;
  const last = lastVerse(text);
  const verses = passage.verses.filter((verse) => verse <= last);
  return verses.length > 0 ? { ...passage, verses } : passage;
}

/** The first selected verse that this version has only in a footnote, with the index of that note. */
export function getOmittedVerse(
  { version, verses }: Passage,
  chapter: Chapter,
): { note: number; message: string } | null {
  const empty = verseTexts(chapter).filter(({ text }) => text === "");
  const verse = verses?.find((one) => empty.some((it) => it.verse === one));
  if (verse === undefined) return null;
  return {
    note: chapter.notes.findIndex((note) => note.verse === verse),
    message: `The text of the ${version.id} doesn't include verse ${verse}. See its note:`,
  };
}

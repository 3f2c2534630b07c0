import { plural } from "~/shared/text";
import { lastVerse, verseTexts, type Chapter } from "./chapter";
import type { Passage } from "./passage";
import { formatReference } from "./reference";

export interface LoadedPassage {
  passage: Passage;
  /** Null if the book has no such chapter, "failed" if it couldn't be loaded. */
  chapter: Chapter | null | "failed";
}

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
  const first = verses?.[0] ?? 1;
  if (first > 0 && first <= last) return null;
  const limit = first > 0 ? `ends with verse ${last}` : "begins with verse 1";
  return `There is no verse ${first}: in the ${version.id}, ${name} ${limit}.`;
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

/** False if the selected verses don't exist, or if this version has them only in a footnote. */
export function hasText({ verses }: Passage, chapter: Chapter): boolean {
  return verseTexts(chapter).some(
    ({ verse, text }) => text !== "" && (verses?.includes(verse) ?? true),
  );
}

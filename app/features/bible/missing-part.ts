import { plural } from "~/shared/text";
import { lastVerse } from "./chapter";
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
  return verses && verses[0] > last
    ? `There is no verse ${verses[0]}: in the ${version.id}, ${name} ends with verse ${last}.`
    : null;
}

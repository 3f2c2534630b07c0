import { books } from "../canon";
import { verseTexts, type Chapter } from "../chapter";
import { verseKey } from "../verse-key";
import type { Version } from "../versions";
import type { VerseRow } from "./verse-index";

/** Parses a version's file into the rows of the server's index: all verses that have text. */
export function toVerseRows(
  version: Version,
  lines: readonly string[],
): VerseRow[] {
  const positions = books.flatMap((book) =>
    Array.from({ length: book.chapters }, (_, i) => ({ book, chapter: i + 1 })),
  );
  return positions.flatMap(({ book, chapter }, i) => {
    // Our own build wrote it from the same type.
    const text = JSON.parse(lines[i] ?? "") as Chapter;
    return verseTexts(text)
      .filter((verse) => verse.text !== "")
      .map((verse): VerseRow => [
        verseKey({ version, book, chapter, verse: verse.verse }),
        verse.text,
      ]);
  });
}

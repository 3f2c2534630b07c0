import { books } from "../canon";
import { verseTexts } from "../chapter";
import type { Chapter } from "../chapter";
import { verseKey } from "../verse-key";
import type { Version } from "../versions";
import type { VerseRow } from "./verse-index";

/** The lines of a version's file → the rows of the server's index: every verse that has a text. */
export function toVerseRows(
  version: Version,
  lines: readonly string[],
): VerseRow[] {
  const places = books.flatMap((book) =>
    Array.from({ length: book.chapters }, (_, i) => ({ book, chapter: i + 1 })),
  );
  return places.flatMap(({ book, chapter }, i) => {
    // Written by our own build from one type.
    const text = JSON.parse(lines[i] ?? "") as Chapter;
    return verseTexts(text)
      .filter((verse) => verse.text !== "")
      .map((verse): VerseRow => [
        verseKey({ version, book, chapter, verse: verse.verse }),
        verse.text,
      ]);
  });
}

import type { Book } from "./canon";
import { citedBook } from "./cited-book";

/** A chapter, a verse or a range of verses. */
export interface Reference {
  book: Book;
  chapter: number;
  verse?: number;
  /** Greater than `verse`. */
  lastVerse?: number;
}

/** "John 3", "Psalm 23:1", "John 3:16–18". `parseReference` accepts the result. */
export function formatReference(
  reference: Omit<Reference, "book"> & { book: { name: string } },
): string {
  const { book, chapter, verse, lastVerse } = reference;
  const verses = verse === undefined ? "" : `:${verse}`;
  const range = lastVerse === undefined ? "" : `–${lastVerse}`;
  return `${citedBook(book.name)} ${chapter}${verses}${range}`;
}

import { toVerseRanges } from "~/shared/verse-list";
import type { Book } from "./canon";
import { citedBook } from "./cited-book";
import { parseReferences } from "./references/parse-references";

/** A chapter, a verse or a range of verses. */
export interface Reference {
  book: Book;
  chapter: number;
  verse?: number;
  /** Greater than `verse`. */
  lastVerse?: number;
}

/**
 * The first passage of a typed reference (see `parseReferences`). Null for anything else, including chapters that don't
 * exist and books without a chapter.
 */
export function parseReference(typed: string): Reference | null {
  const found = parseReferenceLoosely(typed);
  if (!found || found.chapter < 1 || found.verse === 0) return null;
  return found.chapter <= found.book.chapters ? found : null;
}

/** Like `parseReference`, but accepts chapters that don't exist: "Psalm 151". */
export function parseReferenceLoosely(typed: string): Reference | null {
  const found = parseReferences(typed);
  const [passage] = found?.passages ?? [];
  if (!found || !passage) return null;
  const { book, chapter, verses } = passage;
  if (found.bookName !== undefined && book.chapters > 1) return null;
  const [range] = toVerseRanges(verses ?? []);
  if (!range) return { book, chapter };
  const [verse, lastVerse] = range;
  return lastVerse > verse
    ? { book, chapter, verse, lastVerse }
    : { book, chapter, verse };
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

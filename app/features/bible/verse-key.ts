import { books, type Book } from "./canon";
import { versions, type Version } from "./versions";

/**
 * A verse as a decimal number VVBBCCCVVV: version, book, chapter and verse, each starting at 1. Keys are in
 * canonical order, and each version is a contiguous range. scripts/bible/search-rows.mjs writes them as
 * rowids of the search index.
 */
export interface VerseKeyParts {
  version: Version;
  book: Book;
  chapter: number;
  verse: number;
}

const perVersion = 1e8;
const perBook = 1e6;
const perChapter = 1e3;

export function verseKey({
  version,
  book,
  chapter,
  verse,
}: VerseKeyParts): number {
  const v = versions.indexOf(version) + 1;
  return v * perVersion + book.n * perBook + chapter * perChapter + verse;
}

/** No key of the books is outside. `within`: "OT", "NT", the name of a book, or empty for all. */
export function keyRange(version: Version, within: string): [number, number] {
  const found = books.filter(({ testament, name }) =>
    ["", testament, name].includes(within),
  );
  const start = (versions.indexOf(version) + 1) * perVersion;
  const end = start + perBook;
  return [
    start + (found.at(0)?.n ?? 0) * perBook,
    end + (found.at(-1)?.n ?? 0) * perBook,
  ];
}

/** Null if the key contains no valid book. */
export function parseVerseKey(key: number): VerseKeyParts | null {
  const version = versions[Math.floor(key / perVersion) - 1];
  const book = books[Math.floor((key % perVersion) / perBook) - 1];
  if (!version || !book) return null;
  return {
    version,
    book,
    chapter: Math.floor((key % perBook) / perChapter),
    verse: key % perChapter,
  };
}

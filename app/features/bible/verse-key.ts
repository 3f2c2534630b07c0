import { books } from "./canon";
import type { Book } from "./canon";
import { versions } from "./versions";
import type { Version } from "./versions";

/**
 * A verse of a version as one number, VVBBCCCVVV in decimal digits: version, book, chapter, verse, each
 * from 1. In canonical order, and a version is a range. The rowid of the search index, where
 * scripts/bible/search-rows.mjs writes it.
 */
export interface VersePlace {
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
}: VersePlace): number {
  const v = versions.indexOf(version) + 1;
  return v * perVersion + book.n * perBook + chapter * perChapter + verse;
}

/** Null for a number that names no book. */
export function readVerseKey(key: number): VersePlace | null {
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

/** First and last key that a version can have. */
export function versionRange(version: Version): [first: number, last: number] {
  const first = (versions.indexOf(version) + 1) * perVersion;
  return [first, first + perVersion - 1];
}

import { readVerseList } from "~/shared/verse-list";
import { books, findBook } from "../canon";
import type { Place } from "../place";
import { findVersion } from "../versions";

/**
 * "kjv/john/3/16", in any spelling of a book and in any case, without a chapter its first; null for what
 * names no place. Whether its chapter and verses are there is not asked.
 */
export function readPassagePath(path: string): Place | null {
  const [version = "", book = "", chapter = "1", verses, ...more] = path
    .replace(/\/+$/, "")
    .split("/");
  const list =
    verses === undefined ? null : readVerseList(verses.replace(/[–—]/g, "-"));
  const place = {
    version: findVersion(version),
    book: findBook(book),
    chapter: Number(chapter),
    verses: list,
  };
  if (!place.version || !place.book || more.length > 0) return null;
  if (!/^\d{1,3}$/.test(chapter)) return null;
  if (verses !== undefined && (list === null || list[0] === 0)) return null;
  return { ...place, version: place.version, book: place.book };
}

/** The chapters before and after a chapter, also in the books before and after; none at the ends. */
export function chaptersBeside(place: Place): [Place | null, Place | null] {
  const { book, chapter } = place;
  if (!book) return [null, null];
  const before = books[book.n - 2];
  const after = books[book.n];
  const at = (there: typeof before, number: number): Place | null =>
    there ? { ...place, book: there, chapter: number, verses: null } : null;
  return [
    chapter > 1 ? at(book, chapter - 1) : at(before, before?.chapters ?? 1),
    chapter < book.chapters ? at(book, chapter + 1) : at(after, 1),
  ];
}

import { readVerseList } from "~/shared/verse-list";
import { books, findBook } from "../canon";
import type { Place } from "../place";
import { findVersion } from "../versions";

/**
 * "kjv/john/3/16" or "kjv/john/3:16", in any spelling of a book and in any case, without a chapter its
 * first; where a book has but one, "kjv/jude/5" is a verse of it. Null for what names no place; whether its
 * chapter and verses are there is not asked.
 */
export function readPassagePath(path: string): Place | null {
  const [versionName = "", bookName = "", ...numbers] = path
    .replace(/\/+$/, "")
    .split(/[/:]/);
  const version = findVersion(versionName);
  const book = findBook(bookName);
  if (book?.chapters === 1 && numbers.length === 1 && numbers[0] !== "1") {
    numbers.unshift("1");
  }
  const [chapter = "1", list, ...more] = numbers;
  if (!version || !book || more.length > 0) return null;
  if (!/^\d{1,3}$/.test(chapter)) return null;
  const verses = list === undefined ? null : readVerseList(list);
  if (list !== undefined && verses === null) return null;
  return { version, book, chapter: Number(chapter), verses };
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

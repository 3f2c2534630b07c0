import { parseVerseList } from "~/shared/verse-list";
import { books, findBook } from "../canon";
import { publicPassageHref, type Passage } from "../passage";
import { findVersion, versions } from "../versions";

/**
 * "kjv/john/3/16" or "kjv/john/3:16", with any spelling of the book. The default chapter is 1, and in books with a
 * single chapter, "kjv/jude/5" is a verse. Null if the path isn't a passage. Doesn't check whether the
 * chapter and the verses exist.
 */
export function parsePassagePath(path: string): Passage | null {
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
  const verses = list === undefined ? null : parseVerseList(list);
  if (list !== undefined && verses === null) return null;
  return { version, book, chapter: Number(chapter), verses };
}

/** The previous and next chapter, also across books; null at the ends. */
export function adjacentChapters(
  passage: Passage,
): [Passage | null, Passage | null] {
  const { book, chapter } = passage;
  if (!book) return [null, null];
  const before = books[book.n - 2];
  const after = books[book.n];
  const at = (there: typeof before, number: number): Passage | null =>
    there ? { ...passage, book: there, chapter: number, verses: null } : null;
  return [
    chapter > 1 ? at(book, chapter - 1) : at(before, before?.chapters ?? 1),
    chapter < book.chapters ? at(book, chapter + 1) : at(after, 1),
  ];
}

/** The public pages of all chapters, for the sitemap. */
export function chapterHrefs(): string[] {
  return versions.flatMap((version) =>
    books.flatMap((book) =>
      Array.from({ length: book.chapters }, (_, i) =>
        publicPassageHref({ version, book, chapter: i + 1, verses: null }),
      ),
    ),
  );
}

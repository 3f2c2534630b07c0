import { books } from "../canon";
import { publicPassageHref, type Passage } from "../passage";
import { versions } from "../versions";

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

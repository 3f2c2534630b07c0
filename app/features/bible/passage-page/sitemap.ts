import { books } from "../canon";
import { publicPassageHref } from "../passage";
import { versions } from "../versions";

export function chapterHrefs(): string[] {
  return versions.flatMap((version) =>
    books.flatMap((book) =>
      Array.from({ length: book.chapters }, (_, i) =>
        publicPassageHref({ version, book, chapter: i + 1, verses: null }),
      ),
    ),
  );
}

import { books } from "../canon";
import { publicHref } from "../place";
import { versions } from "../versions";

/** Every chapter in every version, by its public address. */
export function chapterHrefs(): string[] {
  return versions.flatMap((version) =>
    books.flatMap((book) =>
      Array.from(
        { length: book.chapters },
        (_, i) =>
          publicHref({ version, book, chapter: i + 1, verses: null }) ?? "",
      ),
    ),
  );
}

import { sortVerses, versesBetween, type VerseList } from "~/shared/verse-list";
import { books, type Book } from "../canon";

/** Verses of one chapter; null is the whole chapter. */
export interface ChapterVerses {
  book: Book;
  chapter: number;
  verses: VerseList | null;
}

/** A chapter or a verse, where a range starts or ends. */
export interface Point {
  book: Book;
  chapter: number;
  verse?: number;
}

/** Psalm 119 has the most. A range to the end of a chapter ends here; `dropMissingVerses` shortens it. */
export const maxVerses = 176;

/** The chapters of a range, also across books. Null if it ends before it starts. */
export function expandRange(from: Point, to: Point): ChapterVerses[] | null {
  if (from.book === to.book && from.chapter === to.chapter) {
    const verses = toVerses(from.verse, to.verse);
    return [{ book: from.book, chapter: from.chapter, verses }];
  }
  const range = books.slice(from.book.n - 1, to.book.n).flatMap((book) => {
    const first = book === from.book ? from.chapter : 1;
    const last =
      book === to.book ? Math.min(to.chapter, book.chapters) : book.chapters;
    return versesBetween(first, Math.max(first - 1, last)).map((chapter) => {
      const isFirst = book === from.book && chapter === from.chapter;
      const isLast = book === to.book && chapter === to.chapter;
      const verses = isFirst
        ? toVerses(from.verse, maxVerses)
        : toVerses(isLast && to.verse !== undefined ? 1 : undefined, to.verse);
      return { book, chapter, verses };
    });
  });
  return range.length > 0 ? range : null;
}

function toVerses(first?: number, last = first): VerseList | null {
  return first === undefined || last === undefined
    ? null
    : versesBetween(first, Math.max(first, last));
}

/** "John 3:16,18": adds to the last passage if it's of the same chapter. */
export function addPassages(
  list: ChapterVerses[],
  added: ChapterVerses[],
): void {
  for (const passage of added) {
    const last = list.at(-1);
    if (
      last?.verses &&
      passage.verses &&
      last.book === passage.book &&
      last.chapter === passage.chapter
    ) {
      last.verses = sortVerses([...last.verses, ...passage.verses]);
    } else list.push(passage);
  }
}

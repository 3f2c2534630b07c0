import { sortVerses, versesBetween, type VerseList } from "~/shared/verse-list";
import { books, guessBook, type Book } from "../canon";

/** Verses of one chapter; null is the whole chapter. */
export interface ChapterVerses {
  book: Book;
  chapter: number;
  verses: VerseList | null;
}

type Point = [chapter: number, verse?: number | undefined];

/** Psalm 119 has the most. A range to the end of a chapter ends here; `dropMissingVerses` shortens it. */
export const maxVerses = 176;

const item =
  /(?<name>(?:[123] ?)?\p{L}[\p{L} ]*?)? ?(?<sign>:?)(?<from>\d{1,3}(?::\d{1,3})?)[a-d]?(?:-(?<to>f|\d{1,3}(?::\d{1,3})?)[a-d]?)?(?![\p{L}\d:-])(?<separator>[;,&/> ]*)/guy;

/** Parses a normalized list: "john 3:16,18; 4:2-f & 1 cor 13> 2 cor 1". Null if any part of it isn't a reference. */
export function parseList(text: string): ChapterVerses[] | null {
  const passages: ChapterVerses[] = [];
  let book: Book | undefined;
  /** The chapter of a list of verses. */
  let listed: number | null = null;
  /** Where a range that ends in another book starts. */
  let rangeStart: [Book, Point] | undefined;
  let length = 0;
  for (const { 0: whole, groups = {} } of text.matchAll(item)) {
    const { name, sign, from = "", to, separator = "" } = groups;
    length += whole.length;
    if (name !== undefined) {
      book = guessBook(name);
      // "Jude 5", "Jude verse 5" and "Jude 1, 3" need no chapter.
      const isChapter = from === "1" && !to && !sign && !/,/.test(separator);
      const hasChapter = isChapter || from.includes(":");
      listed = book?.chapters === 1 && !hasChapter ? 1 : null;
    }
    if (!book || (sign && listed === null)) return null;
    const start = toPoint(from, listed);
    const [chapter, verse] = start;
    const next: Point = verse ? [chapter, verse + 1] : [chapter + 1];
    const end =
      to === "f" ? next : to ? toPoint(to, verse ? chapter : null) : start;
    const [firstBook, first] = rangeStart ?? [book, start];
    if (firstBook.n > book.n) return null;
    for (const each of books.slice(firstBook.n - 1, book.n)) {
      const from: Point = each === firstBook ? first : [1];
      addRange(passages, each, from, each === book ? end : [each.chapters]);
    }
    rangeStart = separator.includes(">") ? [book, start] : undefined;
    const isNewChapter = separator.includes(";") && book.chapters > 1;
    listed = isNewChapter || !end[1] ? null : end[0];
  }
  return length === text.length && passages.length > 0 ? passages : null;
}

function toPoint(digits: string, listed: number | null): Point {
  const [first = 0, verse] = digits.split(":").map(Number);
  return listed !== null && verse === undefined
    ? [listed, first]
    : [first, verse];
}

function addRange(
  passages: ChapterVerses[],
  book: Book,
  [from, verse]: Point,
  [to, lastVerse]: Point,
): void {
  const lastChapter = Math.max(from, Math.min(to, book.chapters));
  for (const chapter of versesBetween(from, lastChapter)) {
    const end = chapter === to ? lastVerse : undefined;
    const start = (chapter === from ? verse : undefined) ?? (end && 1);
    const verses = start === undefined ? null : toVerses(start, end);
    const before = passages.at(-1);
    if (before?.book === book && before.chapter === chapter) {
      before.verses =
        before.verses && verses && sortVerses([...before.verses, ...verses]);
    } else passages.push({ book, chapter, verses });
  }
}

/** "105-8" is 105–108, and "18-16" is 16–18. */
function toVerses(start: number, end = maxVerses): VerseList {
  const full = Number(`${start}`.slice(0, -`${end}`.length) + `${end}`);
  const last = end < start && full > start ? full : end;
  return versesBetween(
    Math.min(start, last),
    Math.max(start, Math.min(last, maxVerses)),
  );
}

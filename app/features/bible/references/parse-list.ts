import { findBook, guessBook, type Book } from "../canon";
import {
  addPassages,
  expandRange,
  maxVerses,
  type ChapterVerses,
  type Point,
} from "./chapter-verses";

/** A number that isn't the chapter of "3:16" or part of "1 John". */
const number = "(?=\\d{1,3}(?!\\d| ?:))(?![123] (?!ff)\\p{L}{2})";

/** Stands between a chapter and a verse in "john 3 16", "John 3/16" and "Gen 1,3". */
const looseColon = new RegExp(` ?/ ?${number}|,${number}| ${number}`, "uy");
/** Also "John 3;16" and "John 3, 16", which could be lists if they were longer. */
const looserColon = new RegExp(` ?[/,] ?${number}|;${number}| ${number}`, "uy");

/**
 * Parses "john 3:16,18; 4:2 & 1 cor 13". The text is normalized (see normalize-reference.ts). Null if any part of it
 * isn't a reference.
 */
export function parseList(normalized: string): ChapterVerses[] | null {
  const scanner = new Scanner(normalized);
  const passages: ChapterVerses[] = [];
  let previous: Point | null = null;
  do {
    const range = scanner.readRange(previous);
    const chapters = range && expandRange(...range);
    if (!range || !chapters) return null;
    addPassages(passages, chapters);
    previous = range[1];
    const separator = scanner.take(/[;,&/ ]+/y);
    if (separator === "") break;
    // After a semicolon follows a chapter: "Ps 23:1; 24".
    if (separator.includes(";")) {
      previous = { book: previous.book, chapter: previous.chapter };
    }
  } while (!scanner.isDone);
  return scanner.isDone ? passages : null;
}

/** Reads a text from left to right. */
class Scanner {
  private readonly text: string;
  private readonly colon: RegExp;
  private position = 0;

  constructor(normalized: string) {
    this.text = normalized
      .replace(/^[ :;,/-]+|[ :;,/-]+$/gu, "")
      // "the 23rd psalm" and "chapter 3 of john", but not "1st john".
      .replace(
        /^(\d{1,3})(° of|°| of) ?(\p{L}[\p{L} ]*)/u,
        (whole, chapter: string, of: string, book: string) =>
          of !== "°" || !findBook(`${chapter}${book}`)
            ? `${book.trim()} ${chapter} `
            : whole,
      )
      .replace(/° ?/gu, " ")
      .replace(/ +/gu, " ")
      .trim();
    const isList = /[:]|[;,&].*[;,&]/u.test(this.text);
    this.colon = isList ? looseColon : looserColon;
  }

  get isDone(): boolean {
    return this.position === this.text.length;
  }

  /** `pattern` is sticky. Empty if it doesn't match here. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    const [found = ""] = pattern.exec(this.text) ?? [];
    this.position += found.length;
    return found;
  }

  /** "john 3:16", "3:16-18", "16f", "3:16-4:2". Without a book or chapter, `previous` has it. */
  readRange(previous: Point | null): [Point, Point] | null {
    const from = this.readPoint(previous);
    if (!from) return null;
    const following = this.take(/ ?ff?(?!\p{L})/uy).trim();
    if (following !== "") {
      const { book, chapter, verse } = from;
      const isNext = following === "f";
      return verse === undefined
        ? [from, { book, chapter: isNext ? chapter + 1 : book.chapters }]
        : [from, { book, chapter, verse: isNext ? verse + 1 : maxVerses }];
    }
    if (this.take(/ ?- ?/y) === "") return [from, from];
    const to = this.readPoint(from, true);
    return to && sortRange(from, to);
  }

  private readPoint(previous: Point | null, isEnd = false): Point | null {
    const named = this.readBook();
    const book = named ?? previous?.book;
    if (!book) return null;
    // "Jude verse 5".
    const skipsChapter = book.chapters === 1 && this.take(/: ?/y) !== "";
    const n = this.readNumber();
    if (n === null) return named?.chapters === 1 ? { book, chapter: 1 } : null;
    const needsVerse = !named && previous?.verse !== undefined;
    const isVerse =
      skipsChapter ||
      (book.chapters === 1 &&
        (n > 1 || this.follows(/ ?-/y)) &&
        !this.follows(/ ?:/y));
    let point: Point = { book, chapter: n };
    if (isVerse) point = { book, chapter: 1, verse: n };
    else if (
      this.take(/ ?: ?/y) !== "" ||
      (!needsVerse && !isEnd && this.take(this.colon) !== "")
    ) {
      const verse = this.readNumber();
      if (verse === null) return null;
      point = { book, chapter: n, verse };
    } else if (needsVerse) {
      point = { ...previous, verse: n };
    }
    // Half of a verse: "16a".
    if (point.verse !== undefined) this.take(/[a-d](?!\p{L})/uy);
    return point;
  }

  private readBook(): Book | undefined {
    const { position } = this;
    const book = guessBook(this.take(/(?:[123] ?)?\p{L}[\p{L} ]*/uy));
    if (!book) this.position = position;
    return book;
  }

  private readNumber(): number | null {
    const digits = this.take(/\d+/y);
    return /^0*[1-9]\d{0,2}$/.test(digits) ? Number(digits) : null;
  }

  private follows(pattern: RegExp): boolean {
    const { position } = this;
    const found = this.take(pattern) !== "";
    this.position = position;
    return found;
  }
}

/** "18-16" is 16–18, and "105-8" is 105–108. Across chapters, a reversed range isn't one. */
function sortRange(from: Point, to: Point): [Point, Point] {
  if (
    from.book !== to.book ||
    from.chapter !== to.chapter ||
    !from.verse ||
    !to.verse ||
    from.verse <= to.verse
  )
    return [from, to];
  const [first, last] = [`${from.verse}`, `${to.verse}`];
  const full = Number(first.slice(0, -last.length) + last);
  return full > from.verse ? [from, { ...to, verse: full }] : [to, from];
}

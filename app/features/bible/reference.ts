import { guessBook, type Book } from "./canon";
import { citedBook } from "./cited-book";
import { findVersion, versions, type VersionId } from "./versions";

/** A chapter, a verse or a range of verses. */
export interface Reference {
  book: Book;
  chapter: number;
  verse?: number;
  /** Greater than `verse`. */
  lastVerse?: number;
}

/** No reference is longer, so longer input isn't parsed. */
const maxLength = 60;

const ordinals: Readonly<Record<string, string>> = {
  i: "1",
  ii: "2",
  iii: "3",
  first: "1",
  second: "2",
  third: "3",
  "1st": "1",
  "2nd": "2",
  "3rd": "3",
};

const pattern =
  /^(?<book>(?:[123] ?)?\p{L}[\p{L} ]*?) ?(?<chapter>\d{1,3})(?: ?[:,] ?(?<verse>\d{1,3}))?(?:[ ,;:\d-]*)$/u;

const withVersion = new RegExp(
  `^(?<rest>.*[\\d ])\\(?(?<id>${versions.map(({ slug }) => slug).join("|")})\\)?$`,
  "u",
);

/** With the version, if one was typed. */
type TypedReference = Reference & { version?: VersionId };

/**
 * Parses a typed reference: "Jn 3.16", "1 Cor 13", "John 3:16-18", "ps23", "I John 4", "Jude", "Jude 5", "Song of
 * Songs 2", "John 3:16 WEB". Null for anything else, including chapters that don't exist. For a range across
 * chapters, uses its first verse.
 */
export function parseReference(typed: string): TypedReference | null {
  const found = parseReferenceLoosely(typed);
  return found && found.chapter <= found.book.chapters ? found : null;
}

/** Like `parseReference`, but accepts chapters that don't exist: "Psalm 151". */
export function parseReferenceLoosely(typed: string): TypedReference | null {
  if (typed.length > maxLength) return null;
  const { text, version } = takeVersion(normalize(typed));
  const found = parseSingleChapterBook(text) ?? parseNumbered(text);
  if (!found) return null;
  const last = lastVerse(text, found.verse);
  return {
    ...found,
    ...(last === undefined ? {} : { lastVerse: last }),
    ...(version === undefined ? {} : { version }),
  };
}

/** "John 3", "Psalm 23:1", "John 3:16–18". `parseReference` accepts the result. */
export function formatReference(
  reference: Omit<Reference, "book"> & { book: { name: string } },
): string {
  const { book, chapter, verse, lastVerse } = reference;
  const verses = verse === undefined ? "" : `:${verse}`;
  const range = lastVerse === undefined ? "" : `–${lastVerse}`;
  return `${citedBook(book.name)} ${chapter}${verses}${range}`;
}

/** Unifies dashes, colons and spaces, and turns a leading ordinal into a digit. */
function normalize(typed: string): string {
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/(\d)\s*\.\s*(?=\d)/gu, "$1:")
    .replace(/[.\s]+/gu, " ")
    .trim()
    .replace(/^(\S+) (?=\p{L})/u, (whole, first: string) => {
      const digit = ordinals[first];
      return digit === undefined ? whole : `${digit} `;
    });
}

function takeVersion(text: string): { text: string; version?: VersionId } {
  const match = withVersion.exec(text);
  const version = findVersion(match?.groups?.["id"] ?? "");
  if (!match?.groups || !version) return { text };
  return { text: (match.groups["rest"] ?? "").trim(), version: version.id };
}

/** "3 John": a book with a single chapter needs no number. */
function parseSingleChapterBook(text: string): Reference | null {
  const book = /^[\p{L}\d ]+$/u.test(text) ? guessBook(text) : undefined;
  return book?.chapters === 1 ? { book, chapter: 1 } : null;
}

function parseNumbered(text: string): Reference | null {
  const groups = pattern.exec(text)?.groups;
  const book = guessBook(groups?.["book"] ?? "");
  if (!groups || !book) return null;
  const chapter = Number(groups["chapter"]);
  const verse = toNumber(groups["verse"]);
  // In a book with a single chapter, people omit it: "Jude 5".
  if (book.chapters === 1 && verse === undefined && chapter > 1) {
    return { book, chapter: 1, verse: chapter };
  }
  if (chapter < 1 || verse === 0) return null;
  return verse === undefined ? { book, chapter } : { book, chapter, verse };
}

/** The end of "3:16-18" and "Jude 5-7", but not of "3:16-4:2". */
function lastVerse(text: string, verse?: number): number | undefined {
  if (verse === undefined) return undefined;
  const last = toNumber(/\d ?- ?(\d{1,3})$/u.exec(text)?.[1]);
  return last !== undefined && last > verse ? last : undefined;
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}

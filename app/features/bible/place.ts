import { urls } from "~/shared/urls";
import { books, findBook } from "./canon";
import type { Book } from "./canon";
import type { Reference } from "./reference";
import { defaultVersion, findVersion } from "./versions";
import type { Version } from "./versions";

/** Where a reader is: what stands in the address of the reading page. */
export interface Place {
  version: Version;
  /** Null: none is chosen. */
  book: Book | null;
  chapter: number;
  /** The verses to show, first and last. */
  verses: [first: number, last: number] | null;
}

const firstBook = books[0] ?? null;

/** spec §2: Genesis 1 in the KJV. */
export const firstPlace: Place = {
  version: defaultVersion,
  book: firstBook,
  chapter: 1,
  verses: null,
};

/** Whether the address names a place; where it does not, the reader goes on where he was. */
export function namesPlace(search: URLSearchParams): boolean {
  return search.has("book") || search.has("chapter");
}

/**
 * `?book=John&chapter=3&verse=16-18&version=WEB`. What is missing comes from `from`; an unknown book
 * is none, whatever else makes no sense is the beginning.
 */
export function readPlace(search: URLSearchParams, from = firstPlace): Place {
  const name = search.get("book");
  const named = namesPlace(search);
  return {
    version: findVersion(search.get("version") ?? "") ?? from.version,
    book: name === null ? from.book : (findBook(name) ?? null),
    chapter: named ? toChapter(search.get("chapter")) : from.chapter,
    verses: toVerses(search.get("verse")),
  };
}

/** Whether there is something to read at a place: its book has that chapter. */
export function isThere({ book, chapter }: Place): boolean {
  return book !== null && chapter >= 1 && chapter <= book.chapters;
}

/** The address of a place, and in the page that of its first verse. */
export function placeHref(place: Place): string {
  const path = urls.bible(placeQuery(place));
  const first = place.verses?.[0];
  return first === undefined ? path : `${path}#v${first}`;
}

/** Where pressing a verse leads: to that verse, and from it back to the chapter. */
export function chosen(place: Place, verse: number): Place {
  const [first, last] = place.verses ?? [];
  const already = first === verse && last === verse;
  return { ...place, verses: already ? null : [verse, verse] };
}

/** What `readPlace` reads. */
export function placeQuery({ version, book, chapter, verses }: Place) {
  return {
    book: book?.name ?? "",
    chapter,
    ...(verses && { verse: verseParam(verses) }),
    version: version.id,
  };
}

/** "16", "16-18": as addresses have it. */
export function verseParam([first, last]: [number, number]): string {
  return first === last ? `${first}` : `${first}-${last}`;
}

export function placeOf(reference: Reference, version: Version): Place {
  const { book, chapter, verse, lastVerse } = reference;
  return {
    version,
    book,
    chapter,
    verses: verse === undefined ? null : [verse, lastVerse ?? verse],
  };
}

function toChapter(text: string | null): number {
  const chapter = Number(text ?? 1);
  return Number.isSafeInteger(chapter) && chapter >= 1 ? chapter : 1;
}

function toVerses(text: string | null): Place["verses"] {
  const [, first, last] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text ?? "") ?? [];
  if (first === undefined) return null;
  const from = Number(first);
  return [from, Math.max(from, Number(last ?? first))];
}

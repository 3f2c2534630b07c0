import { urls } from "~/shared/urls";
import {
  ascending,
  citeVerses,
  readVerseList,
  versesBetween,
  writeVerseList,
} from "~/shared/verse-list";
import type { VerseList } from "~/shared/verse-list";
import { books, findBook } from "./canon";
import type { Book } from "./canon";
import { formatReference } from "./reference";
import type { Reference } from "./reference";
import { defaultVersion, findVersion } from "./versions";
import type { Version } from "./versions";

/** Where a reader is: what stands in the address of the reading page. */
export interface Place {
  version: Version;
  /** Null: none is chosen. */
  book: Book | null;
  chapter: number;
  /** The verses to show. */
  verses: VerseList | null;
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
 * `?book=John&chapter=3&verse=16,18-20&version=WEB`. What is missing comes from `from`; an unknown book
 * is none, whatever else makes no sense is the beginning.
 */
export function readPlace(search: URLSearchParams, from = firstPlace): Place {
  const name = search.get("book");
  const named = namesPlace(search);
  return {
    version: findVersion(search.get("version") ?? "") ?? from.version,
    book: name === null ? from.book : (findBook(name) ?? null),
    chapter: named ? toChapter(search.get("chapter")) : from.chapter,
    verses: readVerseList(search.get("verse") ?? ""),
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

/** The same place for whoever may not be signed in; null where no book is chosen. */
export function publicHref({ version, book, chapter, verses }: Place) {
  const list = verses ? writeVerseList(verses) : undefined;
  return book && urls.passage(version.id, book.name, chapter, list);
}

/** Where pressing a verse leads: it joins those that are chosen, or leaves them. */
export function chosen(place: Place, verse: number): Place {
  const before = place.verses ?? [];
  return withVerses(
    place,
    before.includes(verse)
      ? before.filter((other) => other !== verse)
      : [...before, verse],
  );
}

/** Where pressing another verse with Shift leads: all from one to the other join. */
export function chosenThrough(place: Place, from: number, to: number): Place {
  const between = versesBetween(Math.min(from, to), Math.max(from, to));
  return withVerses(place, [...(place.verses ?? []), ...between]);
}

function withVerses(place: Place, verses: VerseList): Place {
  return { ...place, verses: verses.length > 0 ? ascending(verses) : null };
}

/** "John 3:16, 18–20"; null where no book is chosen. */
export function citePlace({ book, chapter, verses }: Place): string | null {
  const name = book && formatReference({ book, chapter });
  return name && verses ? `${name}:${citeVerses(verses)}` : name;
}

/** What `readPlace` reads. */
export function placeQuery({ version, book, chapter, verses }: Place) {
  return {
    book: book?.name ?? "",
    chapter,
    ...(verses && { verse: writeVerseList(verses) }),
    version: version.id,
  };
}

export function placeOf(reference: Reference, version: Version): Place {
  const { book, chapter, verse, lastVerse } = reference;
  return {
    version,
    book,
    chapter,
    verses:
      verse === undefined ? null : versesBetween(verse, lastVerse ?? verse),
  };
}

function toChapter(text: string | null): number {
  const chapter = Number(text ?? 1);
  return Number.isSafeInteger(chapter) && chapter >= 1 ? chapter : 1;
}

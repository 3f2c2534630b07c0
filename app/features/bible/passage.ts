import { urls } from "~/shared/urls";
import {
  sortVerses,
  formatVerseCitation,
  parseVerseList,
  versesBetween,
  formatVerseList,
  toVerseRanges,
  type VerseList,
} from "~/shared/verse-list";
import { books, findBook, type Book } from "./canon";
import { formatReference, type Reference } from "./reference";
import { defaultVersion, findVersion, type Version } from "./versions";

/** A chapter, or selected verses of it. Stored in the URL of the reader. */
export interface Passage {
  version: Version;
  /** Null if none is selected. */
  book: Book | null;
  chapter: number;
  verses: VerseList | null;
  /** A second version, shown beside the first one. */
  parallel?: Version | undefined;
}

/** The passage in each of its versions. */
export function inEachVersion(passage: Passage): Passage[] {
  const { version, parallel } = passage;
  const versions = parallel ? [version, parallel] : [version];
  return versions.map((each) => ({ ...passage, version: each }));
}

export const defaultPassage: Passage = {
  version: defaultVersion,
  book: books[0] ?? null,
  chapter: 1,
  verses: null,
};

/** Without a passage in the URL, the reader continues with the last one. */
export function hasPassageParams(search: URLSearchParams): boolean {
  return search.has("book") || search.has("chapter");
}

/**
 * `?book=John&chapter=3&verse=16,18-20&version=WEB&with=KJV`. Missing parts come from `from`. An unknown book is null,
 * and other invalid values are replaced with defaults.
 */
export function parsePassage(
  search: URLSearchParams,
  from = defaultPassage,
): Passage {
  const name = search.get("book");
  const hasParams = hasPassageParams(search);
  const version = findVersion(search.get("version") ?? "") ?? from.version;
  const parallel = findVersion(search.get("with") ?? "");
  return {
    version,
    book: name === null ? from.book : (findBook(name) ?? null),
    chapter: hasParams ? parseChapter(search.get("chapter")) : from.chapter,
    verses: parseVerseList(search.get("verse") ?? ""),
    ...(parallel && parallel !== version && { parallel }),
  };
}

export function chapterExists({
  book,
  chapter,
}: Pick<Passage, "book" | "chapter">): boolean {
  return book !== null && chapter >= 1 && chapter <= book.chapters;
}

/** The next chapter (step 1) or the previous one (-1), also across books. Null at the ends of the Bible. */
export function adjacentChapter(
  passage: Passage,
  step: number,
): Passage | null {
  const { book, chapter } = passage;
  if (!book || !chapterExists(passage)) return null;
  const inBook = { ...passage, chapter: chapter + step, verses: null };
  if (chapterExists(inBook)) return inBook;
  const other = books[book.n - 1 + step];
  return other
    ? { ...inBook, book: other, chapter: step > 0 ? 1 : other.chapters }
    : null;
}

/** URL in the reader, scrolled to the first verse. */
export function readerHref(
  passage: Passage,
  query: { typed?: string } = {},
): string {
  const path = urls.bible({ ...toPassageQuery(passage), ...query });
  const first = passage.verses?.[0];
  return first === undefined ? path : `${path}#v${first}`;
}

/** URL of the public page. */
export function publicPassageHref(passage: Passage): string {
  const { version, book, chapter, verses } = passage;
  if (!book) return urls.root;
  const list = verses ? formatVerseList(verses) : undefined;
  return urls.passage(version.id, book.name, chapter, list);
}

export function toggleVerse(passage: Passage, verse: number): Passage {
  const before = passage.verses ?? [];
  return withVerses(
    passage,
    before.includes(verse)
      ? before.filter((other) => other !== verse)
      : [...before, verse],
  );
}

export function addVerseRange(
  passage: Passage,
  from: number,
  to: number,
): Passage {
  const between = versesBetween(Math.min(from, to), Math.max(from, to));
  return withVerses(passage, [...(passage.verses ?? []), ...between]);
}

function withVerses(passage: Passage, verses: VerseList): Passage {
  return { ...passage, verses: verses.length > 0 ? sortVerses(verses) : null };
}

/** "John 3:16, 18–20"; null without a book. */
export function formatPassage({
  book,
  chapter,
  verses,
}: Passage): string | null {
  const name = book && formatReference({ book, chapter });
  return name && verses ? `${name}:${formatVerseCitation(verses)}` : name;
}

/** The query that `parsePassage` parses. */
export function toPassageQuery(passage: Passage) {
  const { version, book, chapter, verses, parallel } = passage;
  return {
    book: book?.name ?? "",
    chapter,
    ...(verses && { verse: formatVerseList(verses) }),
    version: version.id,
    ...(parallel && { with: parallel.id }),
  };
}

export function toPassage(reference: Reference, version: Version): Passage {
  const { book, chapter, verse, lastVerse } = reference;
  return {
    version,
    book,
    chapter,
    verses:
      verse === undefined ? null : versesBetween(verse, lastVerse ?? verse),
  };
}

export type SelectedVerse = NonNullable<ReturnType<typeof toSelectedVerse>>;

/** The first run of verses, because an image shows only one, in the format of a post's `verseData`. */
export function toSelectedVerse({ version, book, chapter, verses }: Passage) {
  const [range] = toVerseRanges(verses ?? []);
  if (!book || !range) return null;
  const [verse, last] = range;
  return {
    version: version.id,
    book: book.name,
    chapter,
    verse,
    lastVerse: last === verse ? null : last,
  };
}

function parseChapter(text: string | null): number {
  const chapter = Number(text ?? 1);
  return Number.isSafeInteger(chapter) && chapter >= 1 ? chapter : 1;
}

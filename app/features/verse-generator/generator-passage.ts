import { getPassage } from "~/features/posts/verse-range";
import type { Book } from "~/features/bible/canon";
import type { Verse } from "~/features/bible/chapter";
import {
  hasPassageParams,
  toPassageQuery,
  parsePassage,
  type Passage,
} from "~/features/bible/passage";
import { urls } from "~/shared/urls";
import {
  parseVerseList,
  toVerseRanges,
  versesBetween,
} from "~/shared/verse-list";

/** Every book offers chapters 1 to 50 (docs/product.md); books with more chapters offer them all. */
const minChaptersOffered = 50;

export function listChapterOptions(book: Book | null): number[] {
  const count = Math.max(minChaptersOffered, book?.chapters ?? 0);
  return Array.from({ length: count }, (_, i) => i + 1);
}

/**
 * `?book=John&chapter=3&verse=16-18&version=WEB`; without JavaScript, the form sends the
 * end of the passage as `lastVerse`. Null if the URL has no passage.
 */
export function parseGeneratorPassage(search: URLSearchParams): Passage | null {
  if (!hasPassageParams(search)) return null;
  const passage = parsePassage(search);
  const first = passage.verses?.[0];
  const last = Number(search.get("lastVerse"));
  return first !== undefined && last > first && parseVerseList(`${last}`)
    ? { ...passage, verses: versesBetween(first, last) }
    : passage;
}

/** First and last verse of the first contiguous range, because an image shows only one. */
export function getVerseRange({
  verses,
}: Passage): [first: number, last: number] | null {
  return verses && (toVerseRanges(verses)[0] ?? null);
}

/** Whether the chapter or the requested verse doesn't exist. */
export function versesMissing(
  { book, verses: requested }: Passage,
  verses: readonly Verse[] | null,
): boolean {
  if (!book || !verses) return true;
  return (
    requested !== null &&
    !verses.some(({ verse, text }) => verse === requested[0] && text !== "")
  );
}

export function generatorHref(
  passage: Passage,
  group: string | null = null,
): string {
  return urls.verseGeneratorAt({ ...toPassageQuery(passage), group });
}

/** Null if no verse is selected, or if `verses` doesn't contain it. */
export function getSelectedVerses(
  passage: Passage,
  verses: readonly Verse[],
): Verse[] | null {
  const range = getVerseRange(passage);
  return range && getPassage(verses, ...range);
}

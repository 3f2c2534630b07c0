import { possibleEnds, takePassage } from "~/features/posts/verse-range";
import type { Book } from "~/features/bible/canon";
import type { Verse } from "~/features/bible/chapter";
import { namesPlace, placeQuery, readPlace } from "~/features/bible/place";
import type { Place } from "~/features/bible/place";
import { urls } from "~/shared/urls";
import { readVerseList, verseRuns, versesBetween } from "~/shared/verse-list";

/** spec §5: chapters 1 to 50 are offered for every book; decisions.md: more where there are more. */
const offeredChapters = 50;

export function chaptersOffered(book: Book | null): number[] {
  const count = Math.max(offeredChapters, book?.chapters ?? 0);
  return Array.from({ length: count }, (_, i) => i + 1);
}

/**
 * `?book=John&chapter=3&verse=16-18&version=WEB`; the form without scripts sends the end of a passage
 * as `lastVerse`. Null where the address names no place.
 */
export function readGeneratorPlace(search: URLSearchParams): Place | null {
  if (!namesPlace(search)) return null;
  const place = pastTheEnd(search, readPlace(search));
  const first = place.verses?.[0];
  const last = Number(search.get("lastVerse"));
  return first !== undefined && last > first && readVerseList(`${last}`)
    ? { ...place, verses: versesBetween(first, last) }
    : place;
}

/** Numbers longer than any place has are asked for as they stand, so that the answer is: not found. */
function pastTheEnd(search: URLSearchParams, place: Place): Place {
  const chapter = longNumber(search.get("chapter"));
  const verse = longNumber(search.get("verse"));
  return {
    ...place,
    chapter: chapter ?? place.chapter,
    verses: verse === null ? place.verses : [verse],
  };
}

/** The first of "9999-10000"; null for what has up to three digits, or is no number. */
function longNumber(text: string | null): number | null {
  const [, digits] = /^(\d{4,})(?:-\d+)?$/.exec(text ?? "") ?? [];
  const number = Math.min(Number(digits ?? 0), Number.MAX_SAFE_INTEGER);
  return number > 999 ? number : null;
}

/** First and last of the passage that a picture can be made of: of several, the first. */
export function passageOf({
  verses,
}: Place): [first: number, last: number] | null {
  return verses && (verseRuns(verses)[0] ?? null);
}

/** Whether there is nothing to choose, or not what the address names. */
export function versesMissing(
  { book, verses: wanted }: Place,
  verses: readonly Verse[] | null,
): boolean {
  if (!book || !verses) return true;
  return (
    wanted !== null &&
    !verses.some(({ verse, text }) => verse === wanted[0] && text !== "")
  );
}

export function generatorHref(place: Place): string {
  return urls.verseGeneratorAt(placeQuery(place));
}

/** The passage that is chosen; null for none, or one that is not in these verses. */
export function chosenPassage(
  place: Place,
  verses: readonly Verse[],
): Verse[] | null {
  const range = passageOf(place);
  return range && takePassage(verses, ...range);
}

/** Chooses the first verse of a passage; its end stays where it still can. */
export function withFirstVerse(
  place: Place,
  first: number | null,
  verses: readonly Verse[],
): Place {
  if (first === null) return { ...place, verses: null };
  const [start, last] = passageOf(place) ?? [first, first];
  const stays = start !== last && possibleEnds(verses, first).includes(last);
  return { ...place, verses: versesBetween(first, stays ? last : first) };
}

/** As a post's verse: where it stands. */
export function verseOf(place: Place) {
  const { version, book, chapter } = place;
  const range = passageOf(place);
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

export type ChosenVerse = NonNullable<ReturnType<typeof verseOf>>;

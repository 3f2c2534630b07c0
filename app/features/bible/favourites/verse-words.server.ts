import { AppError } from "~/shared/errors";
import { findBook } from "../canon";
import { lastVerse, verseTexts } from "../chapter";
import type { Chapter } from "../chapter";
import { getChapter } from "../chapter.server";
import { defaultVersion, versions } from "../versions";
import type { Version } from "../versions";
import type { VersePlace } from "./favourite";

/**
 * `invalid` where a place is in no translation: Romans 14:24–26 are in the WEB alone. Each chapter is
 * read once, from the static assets.
 */
export async function requireVerses(
  assets: Fetcher,
  places: readonly VersePlace[],
): Promise<void> {
  const chapters = new Map(
    places.map((place) => [`${place.book} ${place.chapter}`, place]),
  );
  await Promise.all(
    [...chapters].map(async ([name, place]) => {
      const wanted = places
        .filter(({ book, chapter }) => `${book} ${chapter}` === name)
        .map(({ verse }) => verse);
      if (!(await reaches(assets, place, Math.max(...wanted)))) {
        throw new AppError("invalid", { detail: "There is no such verse." });
      }
    }),
  );
}

async function reaches(
  assets: Fetcher,
  place: VersePlace,
  verse: number,
): Promise<boolean> {
  for (const version of versions) {
    const chapter = await chapterOf(assets, version, place);
    if (chapter && lastVerse(chapter) >= verse) return true;
  }
  return false;
}

/** Its words in the KJV; null where that has none, or the file could not be had. */
export async function wordsOf(
  assets: Fetcher,
  place: VersePlace,
): Promise<string | null> {
  const chapter = await chapterOf(assets, defaultVersion, place).catch(
    () => null,
  );
  const found =
    chapter && verseTexts(chapter).find(({ verse }) => verse === place.verse);
  return found?.text || null;
}

async function chapterOf(
  assets: Fetcher,
  version: Version,
  { book: name, chapter }: VersePlace,
): Promise<Chapter | null> {
  const book = findBook(name);
  return book ? getChapter(assets, version, book, chapter) : null;
}

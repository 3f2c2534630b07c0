import { AppError } from "~/shared/errors";
import { findBook } from "../canon";
import { verseTexts } from "../chapter";
import type { Verse } from "../chapter";
import { getChapter } from "../chapter.server";
import { defaultVersion, findVersion, versions } from "../versions";
import type { Version, VersionId } from "../versions";
import type { KeptVerse, VersePlace } from "./favourite";

/**
 * `invalid` where a verse is not in its translation, or in none where it names none: Romans 14:24–26 are in the
 * WEB alone, and Acts 8:37 has no words there. Each chapter is read once, from the static assets.
 */
export async function requireVerses(
  assets: Fetcher,
  places: readonly (VersePlace & { version?: VersionId })[],
): Promise<void> {
  const texts = new Map<string, Promise<Verse[]>>();
  const textOf = (version: Version, place: VersePlace) => {
    const name = `${version.id} ${place.book} ${place.chapter}`;
    const text = texts.get(name) ?? versesOf(assets, version, place);
    texts.set(name, text);
    return text;
  };
  await Promise.all(
    places.map(async (place) => {
      for (const version of versions) {
        if ((place.version ?? version.id) !== version.id) continue;
        if (wordsIn(await textOf(version, place), place)) return;
      }
      const where = place.version ? ` in the ${place.version}` : "";
      throw new AppError("invalid", {
        detail: `There is no such verse${where}.`,
      });
    }),
  );
}

/** Its words in the translation it is kept in; null where that has none, or the file could not be had. */
export async function wordsOf(
  assets: Fetcher,
  place: KeptVerse,
): Promise<string | null> {
  const version = findVersion(place.version) ?? defaultVersion;
  return versesOf(assets, version, place).then(
    (verses) => wordsIn(verses, place),
    () => null,
  );
}

function wordsIn(verses: Verse[], place: VersePlace): string | null {
  return verses.find(({ verse }) => verse === place.verse)?.text || null;
}

async function versesOf(
  assets: Fetcher,
  version: Version,
  { book: name, chapter }: VersePlace,
): Promise<Verse[]> {
  const book = findBook(name);
  const text = book && (await getChapter(assets, version, book, chapter));
  return text ? verseTexts(text) : [];
}

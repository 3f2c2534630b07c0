import { AppError } from "~/shared/errors";
import { findBook } from "../canon";
import { verseTexts, type Verse } from "../chapter";
import { getChapter } from "../chapter.server";
import {
  defaultVersion,
  findVersion,
  versions,
  type Version,
  type VersionId,
} from "../versions";
import { listVerses, type VersionedVerse, type VerseRef } from "./favourite";

/**
 * Throws `invalid` if a verse doesn't exist in its translation or, without a version, in any. For
 * example, only the WEB has Romans 14:24–26, and its Acts 8:37 is empty. Reads each chapter once, from
 * the static assets.
 */
export async function requireVerses(
  assets: Fetcher,
  verseRefs: readonly (VerseRef & { version?: VersionId })[],
): Promise<void> {
  const texts = new Map<string, Promise<Verse[]>>();
  const loadChapterOnce = (version: Version, verseRef: VerseRef) => {
    const name = `${version.id} ${verseRef.book} ${verseRef.chapter}`;
    const text = texts.get(name) ?? loadVerses(assets, version, verseRef);
    texts.set(name, text);
    return text;
  };
  await Promise.all(
    verseRefs.map(async (verseRef) => {
      for (const version of versions) {
        if ((verseRef.version ?? version.id) !== version.id) continue;
        if (findVerseText(await loadChapterOnce(version, verseRef), verseRef))
          return;
      }
      const where = verseRef.version ? ` in the ${verseRef.version}` : "";
      throw new AppError("invalid", {
        detail: `There is no such verse${where}.`,
      });
    }),
  );
}

/** Null if the translation doesn't have the verse, or if its file can't be read. */
export async function getVerseText(
  assets: Fetcher,
  verseRef: VersionedVerse,
): Promise<string | null> {
  const version = findVersion(verseRef.version) ?? defaultVersion;
  return loadVerses(assets, version, verseRef).then(
    (verses) => findVerseText(verses, verseRef),
    () => null,
  );
}

/** Null unless all of the verses exist and one has a text. "…" stands for verses left out. */
function findVerseText(verses: Verse[], verseRef: VerseRef): string | null {
  const list = listVerses(verseRef);
  const texts = list.map((n) => verses.find(({ verse }) => verse === n)?.text);
  if (list[0] !== verseRef.verse || texts.includes(undefined)) return null;
  const parts = texts.map((text, i) =>
    i > 0 && text && list[i] !== (list[i - 1] ?? 0) + 1 ? `… ${text}` : text,
  );
  return parts.filter(Boolean).join(" ") || null;
}

async function loadVerses(
  assets: Fetcher,
  version: Version,
  { book: name, chapter }: VerseRef,
): Promise<Verse[]> {
  const book = findBook(name);
  const text = book && (await getChapter(assets, version, book, chapter));
  return text ? verseTexts(text) : [];
}

import { verseTexts } from "~/features/bible/chapter";
import { getChapter } from "~/features/bible/chapter.server";
import { parseReference } from "~/features/bible/reference";
import { versesBetween } from "~/shared/verse-list";
import { defaultVersion, findVersion } from "~/features/bible/versions";
import type { AlternateVersion } from "./daily-view";

/** The verse in another Bible version. Null for the default version, and if the version lacks the verse. */
export async function loadAlternateVersion(
  assets: Fetcher,
  reference: string,
  requestedVersion: string,
): Promise<AlternateVersion | null> {
  const version = findVersion(requestedVersion) ?? defaultVersion;
  const parsed = parseReference(reference);
  if (version === defaultVersion || !parsed) return null;
  const { book, chapter: number, verse: first = 1, lastVerse = first } = parsed;
  const chapter = await getChapter(assets, version, book, number);
  const verses = chapter ? verseTexts(chapter) : [];
  const texts = versesBetween(first, lastVerse).map(
    (verse) => verses.find((other) => other.verse === verse)?.text ?? "",
  );
  return texts.includes("")
    ? null
    : { version: version.id, text: texts.join(" ") };
}

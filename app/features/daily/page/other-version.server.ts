import { verseTexts } from "~/features/bible/chapter";
import { getChapter } from "~/features/bible/chapter.server";
import { parseReference } from "~/features/bible/reference";
import { versesBetween } from "~/shared/verse-list";
import { defaultVersion, findVersion } from "~/features/bible/versions";
import type { OtherVersion } from "./day-view";

/** A day's verse in the version that is asked for; null for that it comes in, or where its text lacks it. */
export async function inOtherVersion(
  assets: Fetcher,
  reference: string,
  asked: string,
): Promise<OtherVersion | null> {
  const version = findVersion(asked) ?? defaultVersion;
  const place = parseReference(reference);
  if (version === defaultVersion || !place) return null;
  const { book, chapter: number, verse: first = 1, lastVerse = first } = place;
  const chapter = await getChapter(assets, version, book, number);
  const there = chapter ? verseTexts(chapter) : [];
  const texts = versesBetween(first, lastVerse).map(
    (verse) => there.find((one) => one.verse === verse)?.text ?? "",
  );
  return texts.includes("")
    ? null
    : { version: version.id, text: texts.join(" ") };
}

import { verseTexts } from "~/features/bible/chapter";
import { getChapter } from "~/features/bible/chapter.server";
import { parseReference } from "~/features/bible/parse-reference";
import { defaultVersion, type Version } from "~/features/bible/versions";
import { AppError } from "~/shared/errors";
import type { DailyContent, DailyCounts, DailyKind } from "./daily";
import { prayerForDate } from "./prayers.server";
import { getGradient } from "./church-year";
import { verseForDate } from "./verses.server";

/** A day's verse or prayer with these counts. The texts need no database. */
export const loadItem: {
  [Kind in DailyKind]: (
    assets: Fetcher,
    date: string,
    counts: DailyCounts,
  ) => Promise<DailyContent[Kind]>;
} = {
  verse: async (assets, date, counts) => {
    const reference = verseForDate(date);
    const text = await getText(assets, reference);
    return {
      text,
      verse: text,
      reference: reference.replace("-", "–"),
      gradient: getGradient(date),
      ...counts,
      date,
    };
  },
  prayer: (_, date, counts) =>
    Promise.resolve({
      ...prayerForDate(date),
      gradient: getGradient(date),
      ...counts,
      date,
    }),
};

/** By reference. At most 376 entries, 60 KB. */
const cachedTexts = new Map<string, string>();

async function getText(assets: Fetcher, reference: string): Promise<string> {
  const cached = cachedTexts.get(reference);
  if (cached !== undefined) return cached;
  const text = await loadVerseText(assets, defaultVersion, reference);
  cachedTexts.set(reference, text);
  return text;
}

/** The text of a daily verse. A test checks that every version has all of them. */
export async function loadVerseText(
  assets: Fetcher,
  version: Version,
  reference: string,
): Promise<string> {
  const passage = parseReference(reference);
  const chapter =
    passage &&
    (await getChapter(assets, version, passage.book, passage.chapter));
  if (!passage?.verse || !chapter) {
    throw new AppError("unexpected", {
      cause: `No such passage: ${reference}`,
    });
  }
  const { verse: first, lastVerse: last = first } = passage;
  return verseTexts(chapter)
    .filter(({ verse }) => verse >= first && verse <= last)
    .map(({ text }) => text)
    .join(" ");
}

import { verseTexts } from "~/features/bible/chapter";
import { getChapter } from "~/features/bible/chapter.server";
import { parseReference } from "~/features/bible/reference";
import { defaultVersion } from "~/features/bible/versions";
import { AppError } from "~/shared/errors";
import type { DailyContent, DailyCounts, DailyKind } from "./daily";
import { prayerOf } from "./prayers-of-the-year";
import { gradients, seasonOf } from "./season";
import { verseOf } from "./verses-of-the-year";

type Words<Kind extends DailyKind> = Omit<
  DailyContent[Kind],
  keyof DailyCounts
>;

/** Everything of a day's verse but the counts: no database, the same every year. */
export async function readVerse(
  assets: Fetcher,
  date: string,
): Promise<Words<"verse">> {
  const reference = verseOf(date);
  const text = await textOf(assets, reference);
  return {
    text,
    verse: text,
    reference: reference.replace("-", "–"),
    gradient: gradients[seasonOf(date)],
    date,
  };
}

/** Everything of a day's prayer but the counts. */
export function readPrayer(date: string): Words<"prayer"> {
  const { title, category, content } = prayerOf(date);
  const gradient = gradients[seasonOf(date)];
  return { title, content, category, gradient, date };
}

/** Texts this isolate has read, by reference: at most the 366 of the year, 60 KB. */
const texts = new Map<string, string>();

async function textOf(assets: Fetcher, reference: string): Promise<string> {
  const known = texts.get(reference);
  if (known !== undefined) return known;
  const text = await readText(assets, reference);
  texts.set(reference, text);
  return text;
}

/** In the version that the reader opens with. */
async function readText(assets: Fetcher, reference: string): Promise<string> {
  const place = parseReference(reference);
  const chapter =
    place &&
    (await getChapter(assets, defaultVersion, place.book, place.chapter));
  if (!place?.verse || !chapter) {
    throw new AppError("unexpected", { cause: `No such place: ${reference}` });
  }
  const { verse: first, lastVerse: last = first } = place;
  return verseTexts(chapter)
    .filter(({ verse }) => verse >= first && verse <= last)
    .map(({ text }) => text)
    .join(" ");
}

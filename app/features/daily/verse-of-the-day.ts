import * as z from "zod/mini";
import { parseCitedBook } from "~/features/bible/cited-book";
import { urls } from "~/shared/urls";

export const dailyItemSchema = z.object({
  /** CSS classes */
  gradient: z.string(),
  likesCount: z.number(),
  sharesCount: z.number(),
  /** 'YYYY-MM-DD' (UTC) */
  date: z.string(),
});

/** `text` and `verse` are the same: the API promises both names. */
export const verseOfTheDaySchema = z.extend(dailyItemSchema, {
  text: z.string(),
  verse: z.string(),
  /** "John 3:16", "Psalm 23:1–3". */
  reference: z.string(),
});

export type VerseOfTheDay = z.infer<typeof verseOfTheDaySchema>;

/** Links to the Bible reader for signed-in users, to the public passage page for visitors. */
export function passageHref(
  reference: string,
  version: string,
  isSignedIn: boolean,
): string {
  const parts = splitReference(reference);
  const { book, chapter, verse } = parts;
  if (!isSignedIn) {
    return urls.passage(version, parseCitedBook(book), chapter, verse);
  }
  const [first] = verse.split("-");
  return `${urls.bible({ ...parts, version })}#v${first}`;
}

export function generatorHref(reference: string, version: string): string {
  return urls.verseGeneratorAt({ ...splitReference(reference), version });
}

/** Splits "Psalm 23:1–3" into URL parameters. */
export function splitReference(reference: string) {
  const [, book, chapter, first, last] =
    /^(.+) (\d+):(\d+)(?:–(\d+))?$/.exec(reference) ?? [];
  if (book === undefined || first === undefined)
    throw new RangeError(`Invalid reference: ${reference}`);
  const verse = last === undefined ? first : `${first}-${last}`;
  return { book, chapter: Number(chapter), verse };
}

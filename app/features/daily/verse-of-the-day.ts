import * as z from "zod/mini";
import { bookOfCitation } from "~/features/bible/cited-book";
import { urls } from "~/shared/urls";

/** spec §3. The words under both names; the gradient as classes for the card's ground. */
export const verseOfTheDaySchema = z.object({
  text: z.string(),
  verse: z.string(),
  /** "John 3:16", "Psalm 23:1–3". */
  reference: z.string(),
  gradient: z.string(),
  likesCount: z.number(),
  sharesCount: z.number(),
  /** 'YYYY-MM-DD', of the UTC day it belongs to. */
  date: z.string(),
});

export type VerseOfTheDay = z.infer<typeof verseOfTheDaySchema>;

/** Where the words stand: in the Bible reader for a member, else on a page that anybody can open. */
export function passageHref(
  reference: string,
  version: string,
  member: boolean,
): string {
  const place = placeOf(reference);
  if (!place) return urls.bible({ q: reference, version });
  const { book, chapter, verse } = place;
  if (!member) {
    return urls.passage(version, bookOfCitation(book), chapter, verse);
  }
  const [first] = verse.split("-");
  return `${urls.bible({ ...place, version })}#v${first}`;
}

/** The generator with this verse in it. */
export function generatorHref(reference: string, version: string): string {
  const place = placeOf(reference);
  return place
    ? urls.verseGeneratorAt({ ...place, version })
    : urls.verseGenerator;
}

/** "Psalm 23:1–3" in its parts, as addresses have them. */
export function placeOf(reference: string) {
  const [, book, chapter, first, last] =
    /^(.+) (\d+):(\d+)(?:–(\d+))?$/.exec(reference) ?? [];
  if (book === undefined || first === undefined) return null;
  const verse = last === undefined ? first : `${first}-${last}`;
  return { book, chapter: Number(chapter), verse };
}

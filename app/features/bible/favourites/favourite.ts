import * as z from "zod/mini";
import {
  formatVerseList,
  parseVerseList,
  type VerseList,
} from "~/shared/verse-list";
import { bookName, versionId, versionSchema } from "../bible-api";

/** Per user, so that all of them can be loaded in one request. */
export const maxFavourites = 100;

/** `requireVerses` checks that the verse exists. Psalms has the most chapters, and Psalm 119 the most verses. */
export const verseRefSchema = z.object({
  book: bookName,
  chapter: z.int().check(z.gte(1), z.lte(150)),
  verse: z.int().check(z.gte(1), z.lte(176)),
  /** Several verses, of which `verse` is the first: "16,18-20". */
  verses: z.optional(
    z.string().check(
      z.refine((text) => {
        const list = parseVerses(text);
        return list.length > 1 && text === formatVerseList(list);
      }),
    ),
  ),
});

const parseVerses = (text = "") => parseVerseList(text) ?? [];

export function listVerses({ verse, verses }: VerseRef): VerseList {
  return verses ? parseVerses(verses) : [verse];
}

export type VerseRef = z.infer<typeof verseRefSchema>;

export const versionedVerseSchema = z.extend(verseRefSchema, {
  version: versionSchema,
});

export type VersionedVerse = z.infer<typeof versionedVerseSchema>;

export const setFavouriteSchema = z.extend(versionedVerseSchema, {
  desired: z.boolean(),
  /** Whether the profile shows it. Unchanged if omitted, false for new favourites. */
  shown: z.optional(z.boolean()),
});

export type SetFavourite = z.infer<typeof setFavouriteSchema>;

export const favouriteResponseSchema = z.object({
  favourite: z.boolean(),
  shown: z.boolean(),
});

export type FavouriteResponse = z.infer<typeof favouriteResponseSchema>;

export const favouriteSchema = z.object({
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  verses: z.optional(z.string()),
  /** The translation in which it was saved. */
  version: versionId,
  /** Whether the profile shows it. Otherwise only the owner sees it. */
  shown: z.boolean(),
  reference: z.string(),
});

export type Favourite = z.infer<typeof favouriteSchema>;

const toKey = (verseRef: VerseRef) =>
  [verseRef.book, verseRef.chapter, ...listVerses(verseRef)].join();

export const isSameVerse = (a: VerseRef, b: VerseRef) => toKey(a) === toKey(b);

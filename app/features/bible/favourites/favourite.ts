import * as z from "zod/mini";
import { findBook } from "../canon";
import { defaultVersion, versions } from "../versions";

/** Per user, so that all of them can be loaded in one request. */
export const maxFavourites = 100;

/** Accepts a name, abbreviation or USFM id, and returns the name. */
const bookName = z.string().check(
  z.refine((name) => findBook(name) !== undefined, "There is no such book."),
  z.overwrite((name) => findBook(name)?.name ?? name),
);

/** Psalms has the most chapters, and Psalm 119 the most verses. */
const chapterNumber = z.int().check(z.gte(1), z.lte(150));
const verseNumber = z.int().check(z.gte(1), z.lte(176));

/** `requireVerses` checks that the verse exists. */
export const verseRefSchema = z.object({
  book: bookName,
  chapter: chapterNumber,
  verse: verseNumber,
});

export type VerseRef = z.infer<typeof verseRefSchema>;

const versionId = z.enum(versions.map(({ id }) => id));

export const versionedVerseSchema = z.extend(verseRefSchema, {
  version: z._default(versionId, defaultVersion.id),
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
  /** The translation in which it was saved. */
  version: versionId,
  /** Whether the profile shows it. Otherwise only the owner sees it. */
  shown: z.boolean(),
  reference: z.string(),
});

export type Favourite = z.infer<typeof favouriteSchema>;

export function isSameVerse(a: VerseRef, b: VerseRef): boolean {
  return a.book === b.book && a.chapter === b.chapter && a.verse === b.verse;
}

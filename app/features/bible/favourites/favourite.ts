import * as z from "zod/mini";
import { numberInput } from "~/shared/number-input";
import { findBook } from "../canon";
import { defaultVersion, versions } from "../versions";

/** How many favourite verses one person keeps: as a list they are one read, and still chosen ones. */
export const favouritesMax = 100;

/** A name, an abbreviation or a USFM id; the name from then on. */
const bookName = z.string().check(
  z.refine((name) => findBook(name) !== undefined, "There is no such book."),
  z.overwrite((name) => findBook(name)?.name ?? name),
);

/** The Psalms have the most chapters, and Psalm 119 the most verses. */
const chapterNumber = z.int().check(z.gte(1), z.lte(150));
const verseNumber = z.int().check(z.gte(1), z.lte(176));

/** Whether Scripture has such a verse is for `requireVerses` to say. */
export const versePlaceSchema = z.object({
  book: bookName,
  chapter: chapterNumber,
  verse: verseNumber,
});

export type VersePlace = z.infer<typeof versePlaceSchema>;

const versionId = z.enum(versions.map(({ id }) => id));

/** A verse as it is kept: in one translation, which has to have it. */
export const keptVerseSchema = z.extend(versePlaceSchema, {
  version: z._default(versionId, defaultVersion.id),
});

export type KeptVerse = z.infer<typeof keptVerseSchema>;

/** POST /api/bible/favourites. */
export const setFavouriteSchema = z.extend(keptVerseSchema, {
  desired: z.optional(z.boolean()),
  /** On the viewer's profile; as it was where it is left out, and at first not. */
  shown: z.optional(z.boolean()),
});

export type SetFavourite = z.infer<typeof setFavouriteSchema>;

export const favouriteReplySchema = z.object({
  favourite: z.boolean(),
  shown: z.boolean(),
});

export type FavouriteReply = z.infer<typeof favouriteReplySchema>;

/** GET /api/bible/favourites: all of them, or those of one chapter. */
export const favouritesQuerySchema = z
  .object({
    book: z.optional(bookName),
    chapter: z.optional(numberInput(z.int(), z.gte(1), z.lte(150))),
  })
  .check(
    z.refine(
      ({ book, chapter }) => (book === undefined) === (chapter === undefined),
      "A chapter is a book and its number.",
    ),
  );

export type FavouritesQuery = z.infer<typeof favouritesQuerySchema>;

export const favouriteSchema = z.object({
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  /** The translation it was kept in. */
  version: versionId,
  /** Whether it stands on its owner's profile; until then nobody else is told. */
  shown: z.boolean(),
  /** As it is said: "Psalm 23:1". */
  reference: z.string(),
});

export type Favourite = z.infer<typeof favouriteSchema>;

export function samePlace(one: VersePlace, other: VersePlace): boolean {
  return (
    one.book === other.book &&
    one.chapter === other.chapter &&
    one.verse === other.verse
  );
}

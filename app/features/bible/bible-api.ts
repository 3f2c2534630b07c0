import * as z from "zod/mini";
import { numberInput } from "~/shared/number-input";
import { findBook, type Book } from "./canon";
import { verseTexts, type Chapter } from "./chapter";
import { formatReference } from "./reference";
import { versions, type Version, type VersionId } from "./versions";

// Schemas of `GET /api/bible/books` and `GET /api/bible/verses`.

const versionIds = versions.map(({ id }) => id) as [VersionId, ...VersionId[]];

export const versionSchema = z._default(z.enum(versionIds), versionIds[0]);

export const bookSchema = z.object({
  name: z.string(),
  chapters: z.int(),
  n: z.int(),
  id: z.string(),
  osis: z.string(),
  slug: z.string(),
  testament: z.enum(["OT", "NT"]),
});

export const versesQuerySchema = z.object({
  /** A name, an abbreviation or a USFM id. */
  book: z
    .string()
    .check(
      z.refine(
        (name) => findBook(name) !== undefined,
        "There is no such book.",
      ),
    ),
  /** Pickers offer at least 50 chapters for every book, so a chapter that doesn't exist isn't an error. */
  chapter: numberInput(z.int(), z.gte(1), z.lte(999)),
  version: versionSchema,
});

export const versesResponseSchema = z.object({
  reference: z.string(),
  translation_id: z.enum(versionIds),
  translation_name: z.string(),
  verses: z.array(z.object({ verse: z.int(), text: z.string() })),
  text: z.string(),
});

export type VersesResponse = z.infer<typeof versesResponseSchema>;

/** Has no verses if the book doesn't have the chapter. */
export function toVersesResponse(
  version: Version,
  book: Book,
  number: number,
  chapter: Chapter | null,
): VersesResponse {
  const verses = chapter ? verseTexts(chapter) : [];
  return {
    reference: formatReference({ book, chapter: number }),
    translation_id: version.id,
    translation_name: version.name,
    verses,
    text: verses
      .map(({ text }) => text)
      .filter((text) => text !== "")
      .join(" "),
  };
}

import * as z from "zod/mini";
import { numberInput } from "~/shared/number-input";
import { findBook } from "./canon";
import { defaultVersion, versions } from "./versions";

// Schemas of `GET /api/bible/books` and `GET /api/bible/verses`.

export const versionId = z.enum(versions.map(({ id }) => id));

export const versionSchema = z._default(versionId, defaultVersion.id);

/** Accepts a name, an abbreviation or a USFM id, and returns the name. */
export const bookName = z.string().check(
  z.refine((name) => findBook(name) !== undefined, "There is no such book."),
  z.overwrite((name) => findBook(name)?.name ?? name),
);

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
  book: bookName,
  /** Pickers offer at least 50 chapters for every book, so a chapter that doesn't exist isn't an error. */
  chapter: numberInput(z.int(), z.gte(1), z.lte(999)),
  version: versionSchema,
});

export const versesResponseSchema = z.object({
  reference: z.string(),
  translation_id: versionId,
  translation_name: z.string(),
  verses: z.array(z.object({ verse: z.int(), text: z.string() })),
  text: z.string(),
});

export type VersesResponse = z.infer<typeof versesResponseSchema>;

import * as z from "zod/mini";
import { customizationSchema } from "~/features/verse-art/customization";
import { numberInput } from "~/shared/number-input";

const number = numberInput(z.int(), z.gte(1), z.lte(200));

/**
 * A verse to show over a background. Its text is not asked for: the server writes it from the
 * reference, so that nobody can publish forged Scripture (decisions.md).
 */
export const newVerseSchema = z.object({
  version: z._default(z.string().check(z.maxLength(10)), "KJV"),
  book: z.string().check(z.maxLength(60)),
  chapter: number,
  verse: number,
  /** The end of a passage; none, or the same: one verse alone. */
  lastVerse: z.nullish(number),
  customization: z.prefault(customizationSchema, {}),
});

export type NewVerse = z.infer<typeof newVerseSchema>;

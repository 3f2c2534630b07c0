import * as z from "zod/mini";
import { defaultVersion } from "~/features/bible/versions";
import { customizationSchema } from "~/features/verse-art/customization";
import { numberInput } from "~/shared/number-input";

const number = numberInput(z.int(), z.gte(1), z.lte(200));

/** Has no text: the server looks it up by reference, so that nobody can publish forged Scripture. */
export const newVerseSchema = z.object({
  version: z._default(z.string().check(z.maxLength(10)), defaultVersion.id),
  book: z.string().check(z.maxLength(60)),
  chapter: number,
  verse: number,
  /** For a passage. Absent, null or equal to `verse` for a single verse. */
  lastVerse: z.nullish(number),
  customization: z.prefault(customizationSchema, {}),
});

export type NewVerse = z.infer<typeof newVerseSchema>;

import * as z from "zod/mini";

/** A link that a user typed (docs/product.md). */
export const httpUrlSchema = z.string().check(
  z.trim(),
  z.maxLength(2048, "A link can have at most 2048 characters."),
  z.refine(
    (text) =>
      text === "" ||
      (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    "A link must start with https:// or http://.",
  ),
);

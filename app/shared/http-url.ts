import * as z from "zod/mini";

/** decisions.md: a link from people leads to the web, and is at most 2,048 characters long. */
export const httpUrlSchema = z.string().check(
  z.trim(),
  z.maxLength(2048, "A link has at most 2048 characters."),
  z.refine(
    (text) =>
      text === "" ||
      (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    "A link begins with https:// or http://.",
  ),
);

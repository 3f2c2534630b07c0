import * as z from "zod/mini";

/** In the URL of groups that aren't hidden. */
export const slugSchema = z
  .string("Choose an address.")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9](?:[a-z0-9]|-(?!-)){1,48}[a-z0-9]$/,
      "An address has 3 to 50 characters: a to z, digits and single hyphens.",
    ),
  );

/** An address for the name: "St. Anne's" → "st-annes". May be too short, or taken. */
export const suggestSlug = (groupName: string) =>
  groupName
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 50)
    .replace(/^-|-$/g, "");

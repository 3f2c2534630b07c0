import { sql, type Sql } from "~/db/sql";
import { fieldError } from "~/shared/errors";

/** The pages below /groups. */
const reservedSlugs = ["new", "mine", "find", "settings", "admin"];

/** For groups that aren't hidden. Throws `invalid`. */
export function requireSlug(slug: string | undefined): string {
  if (slug !== undefined && !reservedSlugs.includes(slug)) return slug;
  throw fieldError("slug", "Choose another address.");
}

/** 122 random bits. No chosen slug contains an underscore, so trying to take one doesn't reveal whether it exists. */
export const createHiddenSlug = () =>
  `_${crypto.randomUUID().replaceAll("-", "")}`;

export const slugTaken = (free?: string | null) => {
  const hint = free ? ` But ${free} is.` : "";
  return fieldError("slug", `This address isn't available.${hint}`, "taken");
};

/** The most addresses that a group can take in a year. */
const maxFormerSlugs = 3;

/** No other group has the slug, or had it within a year. */
export const isSlugFree = (
  slug: string | Sql,
  groupId: string,
  now: number,
): Sql =>
  sql`(NOT EXISTS (SELECT 1 FROM groups WHERE slug = ${slug} AND id <> ${groupId})
    AND NOT EXISTS (SELECT 1 FROM reserved_slugs WHERE slug = ${slug} AND groupId IS NOT ${groupId} AND until > ${now})
    AND (SELECT count(*) FROM reserved_slugs WHERE groupId = ${groupId} AND slug <> ${slug} AND until > ${now}) < ${maxFormerSlugs})`;

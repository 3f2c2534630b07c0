import type { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { fieldError } from "~/shared/errors";

/** The pages below /groups. */
const reservedSlugs = new Set(["new", "mine", "find", "settings", "admin"]);

/** 122 random bits. No chosen slug contains an underscore, so trying to take one doesn't tell whether it exists. */
export const createHiddenSlug = () =>
  `_${crypto.randomUUID().replaceAll("-", "")}`;

/** For groups that aren't hidden. Throws `invalid`. */
export function requireSlug(slug: string | undefined): string {
  if (slug === undefined) throw fieldError("slug", "Choose an address.");
  if (reservedSlugs.has(slug)) {
    throw fieldError("slug", "This address is reserved.");
  }
  return slug;
}

export const slugTaken = () =>
  fieldError("slug", "This address is taken.", "taken");

/** No other group has the slug, or had it within a year. */
export const isSlugFree = (slug: string, groupId: string, now: number): Sql =>
  sql`(NOT EXISTS (SELECT 1 FROM groups WHERE slug = ${slug} AND id <> ${groupId})
    AND NOT EXISTS (SELECT 1 FROM reserved_slugs WHERE slug = ${slug} AND groupId IS NOT ${groupId} AND until > ${now}))`;

export async function deleteExpiredSlugs(db: Db, now: number): Promise<void> {
  await db.batch([sql`DELETE FROM reserved_slugs WHERE until <= ${now}`]);
}

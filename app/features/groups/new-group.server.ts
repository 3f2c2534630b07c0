import { isUniqueViolation } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql } from "~/db/sql";
import type { AppContext } from "~/platform/context.server";
import { limitWindow } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { rateLimits } from "~/shared/rate-limit";
import { maxGroups, type Group, type NewGroup } from "./group";
import { indexGroup } from "./group-terms.server";
import { getGroup } from "./group.server";
import * as slugs from "./slug.server";

/**
 * Creates a group that the viewer owns: the unique index decides who gets a slug. A hidden group gets a random one. Throws
 * `taken` if the slug is another group's or still reserved, `conflict` for users in too many groups.
 */
export async function createGroup(
  app: Pick<AppContext, "db" | "now" | "env">,
  viewerId: string,
  { slug: chosen, tags, ...input }: NewGroup,
): Promise<Group> {
  const { db, now } = app;
  const id = newId(now);
  const { name, kind, about, joinPolicy, whoPosts, place } = input;
  const isHidden = joinPolicy === "hidden";
  const slug = isHidden ? slugs.createHiddenSlug() : slugs.requireSlug(chosen);
  const isFree = slugs.isSlugFree(slug, id, now);
  const hasRoom = sql`(SELECT count(*) FROM group_members WHERE userId = ${viewerId}) < ${maxGroups}`;
  const checked = await db.first<{ isFree: Bit; hasRoom: Bit }>(
    sql`SELECT ${isFree} AS isFree, ${hasRoom} AS hasRoom`,
  );
  if (checked?.isFree !== 1) throw slugs.slugTaken();
  if (checked.hasRoom !== 1) {
    const detail = `You can belong to up to ${maxGroups} groups.`;
    throw new AppError("conflict", { detail });
  }
  await limitWindow(app, db, viewerId, rateLimits.groups);
  try {
    const [created] = await db.batch([
      sql`INSERT INTO groups (id, slug, name, kind, about, joinPolicy, whoPosts, place, tags, createdAt)
          SELECT ${id}, ${slug}, ${name}, ${kind}, ${about}, ${joinPolicy}, ${whoPosts}, ${place}, ${JSON.stringify(tags)},
                 ${now} WHERE ${isFree} AND ${hasRoom} RETURNING id`,
      sql`INSERT INTO group_members (groupId, userId, role, joinedAt)
          SELECT id, ${viewerId}, 'owner', ${now} FROM groups WHERE id = ${id}`,
    ]);
    if (!created?.length) throw new AppError("conflict");
  } catch (error) {
    throw isUniqueViolation(error) ? slugs.slugTaken() : error;
  }
  await indexGroup(db, id);
  return getGroup(db, viewerId, slug);
}

import { isUniqueViolation } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql } from "~/db/sql";
import type { AppContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { limitWindow } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { rateLimits } from "~/shared/rate-limit";
import { maxGroups, type Group, type NewGroup } from "./group";
import { indexGroup } from "./group-terms.server";
import { getGroup } from "./group.server";
import {
  createHiddenSlug,
  isSlugFree,
  requireSlug,
  slugTaken,
} from "./slug.server";

/**
 * Creates a group that the viewer owns, in one batch: the unique index decides who gets a slug. A hidden group gets a
 * random one. Throws `taken` if the slug is another group's or still reserved, `conflict` for users in too many groups.
 */
export async function createGroup(
  app: Pick<AppContext, "db" | "now"> & { env: Pick<Env, "rateLimits"> },
  viewerId: string,
  input: NewGroup,
): Promise<Group> {
  const { db, now } = app;
  const id = newId(now);
  const { name, kind, about, joinPolicy, whoPosts, place, tags } = input;
  const slug =
    joinPolicy === "hidden" ? createHiddenSlug() : requireSlug(input.slug);
  const isFree = isSlugFree(slug, id, now);
  const hasRoom = sql`((SELECT count(*) FROM group_members WHERE userId = ${viewerId}) < ${maxGroups})`;
  const checked = await db.first<{ isFree: Bit; hasRoom: Bit }>(
    sql`SELECT ${isFree} AS isFree, ${hasRoom} AS hasRoom`,
  );
  if (checked?.isFree !== 1) throw slugTaken();
  if (checked.hasRoom !== 1) {
    throw new AppError("conflict", {
      detail: `You can belong to up to ${maxGroups} groups.`,
    });
  }
  await limitWindow(app, db, viewerId, rateLimits.groups);
  try {
    const [created] = await db.batch([
      sql`INSERT INTO groups (id, slug, name, kind, about, joinPolicy, whoPosts, place, tags, createdAt)
          SELECT ${id}, ${slug}, ${name}, ${kind}, ${about}, ${joinPolicy}, ${whoPosts}, ${place}, ${JSON.stringify(tags)},
                 ${now} WHERE ${isFree} AND ${hasRoom} RETURNING id`,
      sql`INSERT INTO group_members (groupId, userId, role, joinedAt)
          SELECT id, ${viewerId}, 'owner', ${now} FROM groups WHERE id = ${id}`,
      ...indexGroup(id, { name, kind, place, tags }),
    ]);
    if (!created?.length) throw new AppError("conflict");
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken() : error;
  }
  return getGroup(db, viewerId, slug);
}

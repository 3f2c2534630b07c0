import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import type { Page, PageQuery } from "~/shared/page";
import { listPeople } from "~/features/users/follower.server";
import { parseTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import type { HiddenKind } from "./block";
import {
  isFirstBlock,
  notBlocked,
  unlessBlocked,
} from "~/features/audience/visibility.server";
import { userNotFoundError } from "~/features/users/user.server";

/**
 * Blocks or unblocks a user. Idempotent. Triggers delete the follows between the two and ignore new ones while the block
 * exists; a mute stays. Users who blocked the viewer can be blocked back: the response is the same for users who don't
 * exist, so it doesn't reveal a block.
 */
export async function setBlock(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean,
  now: number,
): Promise<{ blocked: boolean }> {
  refuseSelf(viewerId, userId, "block");
  await db.batch([
    desired
      ? sql`INSERT INTO blocks (blockerId, blockedId, createdAt)
            SELECT ${viewerId}, id, ${now} FROM users WHERE id = ${userId}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM blocks WHERE blockerId = ${viewerId} AND blockedId = ${userId}`,
  ]);
  return { blocked: desired };
}

/** Mutes or unmutes a user. Idempotent. `not_found` if the user doesn't exist or blocked the viewer. */
export async function setMute(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean,
  now: number,
): Promise<{ muted: boolean }> {
  refuseSelf(viewerId, userId, "mute");
  const seen = unlessBlocked(viewerId, userId);
  const [rows] = await db.batch([
    sql`SELECT 1 FROM users WHERE id = ${seen}`,
    desired
      ? sql`INSERT INTO mutes (muterId, mutedId, createdAt)
            SELECT ${viewerId}, id, ${now} FROM users WHERE id = ${seen}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM mutes WHERE muterId = ${viewerId} AND mutedId = ${seen}`,
  ]);
  if (!rows?.length) throw userNotFoundError();
  return { muted: desired };
}

function refuseSelf(viewerId: string, userId: string, action: string): void {
  if (viewerId !== userId) return;
  throw new AppError("invalid", { detail: `You can't ${action} yourself.` });
}

/** On the indexes blocks_list and mutes_list. Not listed: blocks of users who had blocked the viewer before, and mutes of users who block the viewer. */
const hiddenUsers = {
  blocked: (viewerId: string) =>
    sql`SELECT blockedId AS id, createdAt FROM blocks b WHERE blockerId = ${viewerId} AND ${isFirstBlock(sql`b`)}`,
  muted: (viewerId: string) =>
    sql`SELECT mutedId AS id, createdAt FROM mutes WHERE muterId = ${viewerId} AND ${notBlocked(viewerId, sql`mutedId`)}`,
};

/** Latest first. */
export function listHidden(
  db: Db,
  viewerId: string,
  kind: HiddenKind,
  query: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = parseTimeCursor(query.cursor);
  return listPeople(
    db,
    sql`h.createdAt AS listedAt FROM (${hiddenUsers[kind](viewerId)}) h CROSS JOIN users u ON u.id = h.id
        WHERE (h.createdAt, h.id) < (${at}, ${id}) ORDER BY h.createdAt DESC, h.id DESC`,
    query,
  );
}

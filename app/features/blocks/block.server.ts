import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import type { Page, PageQuery } from "~/shared/page";
import { listPeople } from "~/features/users/follower.server";
import { parseTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import type { BlockResponse, MuteResponse } from "./block";
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
): Promise<BlockResponse> {
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
): Promise<MuteResponse> {
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

/** Latest first, on the index blocks_list. Without blocks of users who had blocked the viewer before. */
export function listBlocked(
  db: Db,
  viewerId: string,
  query: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = parseTimeCursor(query.cursor);
  return listPeople(
    db,
    sql`b.createdAt AS listedAt FROM blocks b CROSS JOIN users u ON u.id = b.blockedId
        WHERE b.blockerId = ${viewerId} AND ${isFirstBlock(sql`b`)} AND (b.createdAt, b.blockedId) < (${at}, ${id})
        ORDER BY b.createdAt DESC, b.blockedId DESC`,
    query,
  );
}

/** Latest first, on the index mutes_list. Without users who blocked the viewer. */
export function listMuted(
  db: Db,
  viewerId: string,
  query: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = parseTimeCursor(query.cursor);
  return listPeople(
    db,
    sql`m.createdAt AS listedAt FROM mutes m CROSS JOIN users u ON u.id = m.mutedId
        WHERE m.muterId = ${viewerId} AND (m.createdAt, m.mutedId) < (${at}, ${id})
          AND ${notBlocked(viewerId, sql`m.mutedId`)}
        ORDER BY m.createdAt DESC, m.mutedId DESC`,
    query,
  );
}

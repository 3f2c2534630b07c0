import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import { readTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import type { BlockReply, MuteReply } from "./block";
import {
  notBlind,
  notBlocked,
  unlessBlocked,
} from "~/features/users/hidden.server";
import { userIsGone } from "~/features/users/user.server";

/**
 * Blocks a person, or no longer. Idempotent. Triggers end the follows of both with the block's
 * row, and let no follow in while it stands; a mute stays under it. Whoever has blocked the viewer first can
 * be blocked back, and to a viewer to whom they are nobody the answer is as if nobody were there: the same.
 */
export async function setBlock(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean,
  now: number,
): Promise<BlockReply> {
  refuseOneself(viewerId, userId, "block");
  await db.batch([
    desired
      ? sql`INSERT INTO blocks (blockerId, blockedId, createdAt)
            SELECT ${viewerId}, id, ${now} FROM users WHERE id = ${userId}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM blocks WHERE blockerId = ${viewerId} AND blockedId = ${userId}`,
  ]);
  return { blocked: desired };
}

/** Mutes a person, or no longer. Idempotent. `not_found` where nobody is for the viewer. */
export async function setMute(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean,
  now: number,
): Promise<MuteReply> {
  refuseOneself(viewerId, userId, "mute");
  const seen = unlessBlocked(viewerId, userId);
  const [rows] = await db.batch([
    sql`SELECT 1 FROM users WHERE id = ${seen}`,
    desired
      ? sql`INSERT INTO mutes (muterId, mutedId, createdAt)
            SELECT ${viewerId}, id, ${now} FROM users WHERE id = ${seen}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM mutes WHERE muterId = ${viewerId} AND mutedId = ${seen}`,
  ]);
  if (!rows?.length) throw userIsGone();
  return { muted: desired };
}

function refuseOneself(viewerId: string, userId: string, what: string): void {
  if (viewerId !== userId) return;
  throw new AppError("invalid", { detail: `You cannot ${what} yourself.` });
}

interface HiddenRow extends Row<typeof users, keyof UserSummary> {
  hiddenAt: number;
}

/** Whom the viewer has knowingly blocked, the latest first, on blocks_list. */
export function listBlocked(
  db: Db,
  viewerId: string,
  query: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = readTimeCursor(query.cursor);
  return toPeople(
    db,
    sql`b.createdAt AS hiddenAt FROM blocks b CROSS JOIN users u ON u.id = b.blockedId
        WHERE b.blockerId = ${viewerId} AND ${notBlind(sql`b`)} AND (b.createdAt, b.blockedId) < (${at}, ${id})
        ORDER BY b.createdAt DESC, b.blockedId DESC`,
    query,
  );
}

/** Whom the viewer has muted and may still see, the latest first, on mutes_list. */
export function listMuted(
  db: Db,
  viewerId: string,
  query: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = readTimeCursor(query.cursor);
  return toPeople(
    db,
    sql`m.createdAt AS hiddenAt FROM mutes m CROSS JOIN users u ON u.id = m.mutedId
        WHERE m.muterId = ${viewerId} AND (m.createdAt, m.mutedId) < (${at}, ${id})
          AND ${notBlocked(viewerId, sql`m.mutedId`)}
        ORDER BY m.createdAt DESC, m.mutedId DESC`,
    query,
  );
}

async function toPeople(
  db: Db,
  rest: Sql,
  { limit }: PageQuery,
): Promise<Page<UserSummary>> {
  const rows = await db.all<HiddenRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, ${rest} LIMIT ${limit + 1}`,
  );
  return toPage(
    rows,
    limit,
    ({ hiddenAt, ...user }) => user,
    (row) => `${row.hiddenAt}.${row.id}`,
  );
}

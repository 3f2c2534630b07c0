import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { groupRequests } from "~/db/schema";
import { sql } from "~/db/sql";
import {
  notifyGroupAccepted,
  withdrawGroupRequest,
} from "~/features/notify/group-notifications.server";
import { parseTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import { AppError } from "~/shared/errors";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import { requireActive, requireLeader } from "./group-access.server";
import type { GroupRequest } from "./membership";
import { mayJoin } from "./membership.server";

type RequestRow = UserSummary &
  Row<typeof groupRequests, "message" | "createdAt">;

/** Leaders also see requests of people who blocked them, as they see everything in the group. */
export async function listGroupRequests(
  db: Db,
  viewerId: string,
  slug: string,
  { cursor, limit }: PageQuery,
): Promise<Page<GroupRequest>> {
  const group = await requireLeader(db, viewerId, slug);
  const [at, id] = cursor === undefined ? [0, ""] : parseTimeCursor(cursor);
  const rows = await db.all<RequestRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, r.message, r.createdAt
        FROM group_requests r CROSS JOIN users u ON u.id = r.userId
        WHERE r.groupId = ${group.id} AND r.status = 'waiting' AND (r.createdAt, r.userId) > (${at}, ${id})
        ORDER BY r.createdAt, r.userId LIMIT ${limit + 1}`,
  );
  return toPage(
    rows,
    limit,
    ({ message, createdAt, ...user }) => ({
      user,
      message,
      createdAt: new Date(createdAt).toISOString(),
    }),
    (row) => `${row.createdAt}.${row.id}`,
  );
}

/** Accepts or declines. Throws `not_found` if it was withdrawn or another leader was faster. */
export async function settleRequest(
  db: Db,
  viewerId: string,
  slug: string,
  userId: string,
  accept: boolean,
  now: number,
): Promise<void> {
  const group = await requireLeader(db, viewerId, slug);
  requireActive(group);
  const isWaiting = sql`groupId = ${group.id} AND userId = ${userId} AND status = 'waiting'
    AND EXISTS (SELECT 1 FROM group_members WHERE groupId = ${group.id} AND userId = ${viewerId} AND role <> 'member')`;
  const requester = sql`(SELECT userId FROM group_requests WHERE ${isWaiting})`;
  const acceptWrites = [
    sql`INSERT INTO group_members (groupId, userId, role, joinedAt)
        SELECT g.id, ${userId}, 'member', ${now} FROM groups g
        WHERE g.id = ${group.id} AND ${mayJoin(userId)} AND ${requester} IS NOT NULL ON CONFLICT DO NOTHING`,
    ...notifyGroupAccepted(group.id, requester, viewerId, now),
    sql`DELETE FROM group_requests WHERE ${isWaiting}
          AND EXISTS (SELECT 1 FROM group_members WHERE groupId = ${group.id} AND userId = ${userId}) RETURNING 1`,
  ];
  const writes = accept
    ? acceptWrites
    : [
        sql`UPDATE group_requests SET status = 'declined', settledAt = ${now} WHERE ${isWaiting} RETURNING 1`,
      ];
  const results = await db.batch([
    ...writes,
    sql`SELECT 1 WHERE ${requester} IS NOT NULL`,
    ...withdrawGroupRequest(
      group.id,
      sql`(SELECT ${userId} WHERE ${requester} IS NULL)`,
    ),
  ]);
  const [settled, waiting] = results.slice(writes.length - 1);
  if (settled?.length) return;
  throw waiting?.length
    ? new AppError("conflict", { detail: "This person can't join right now." })
    : new AppError("not_found", {
        detail: "This request was withdrawn or settled already.",
      });
}

import type { Row } from "~/db/row";
import type { groupRequests } from "~/db/schema";
import { sql } from "~/db/sql";
import {
  notifyGroupAccepted,
  withdrawGroupRequest,
} from "~/features/notify/group-notifications.server";
import { parseTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import { requireActive, requireLeader } from "./group-access.server";
import type { GroupRequest } from "./membership";
import { mayJoin } from "./membership.server";

type App = Pick<AppContext, "db" | "now">;

/** The requests that wait, oldest first, or who is banned. Leaders also see people who blocked them, as they see everything in the group. */
export async function listGroupRequests(
  { db }: App,
  viewerId: string,
  slug: string,
  { cursor, limit, status }: PageQuery & { status: string },
): Promise<Page<GroupRequest>> {
  const group = await requireLeader(db, viewerId, slug);
  const [at, id] = parseTimeCursor(cursor ?? "0.-");
  const rest =
    status === "banned"
      ? sql`r.status = 'banned' AND r.userId > ${id} ORDER BY r.userId`
      : sql`r.status = 'waiting' AND (r.createdAt, r.userId) > (${at}, ${id}) ORDER BY r.createdAt, r.userId`;
  const rows = await db.all<
    UserSummary & Row<typeof groupRequests, "message" | "createdAt">
  >(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, r.message, r.createdAt
        FROM group_requests r CROSS JOIN users u ON u.id = r.userId
        WHERE r.groupId = ${group.id} AND ${rest} LIMIT ${limit + 1}`,
  );
  return toPage(
    rows,
    limit,
    ({ message, createdAt: time, ...user }) => {
      const createdAt = new Date(time).toISOString();
      return { user, message, createdAt };
    },
    (row) => `${row.createdAt}.${row.id}`,
  );
}

/** Accepts or declines. Throws `not_found` if it was withdrawn or another leader was faster. */
export async function settleRequest(
  { db, now }: App,
  viewerId: string,
  { slug, userId }: { slug: string; userId: string },
  accept: boolean,
): Promise<void> {
  const group = await requireLeader(db, viewerId, slug);
  requireActive(group);
  const { id } = group;
  const isWaiting = sql`groupId = ${id} AND userId = ${userId} AND status = 'waiting'
    AND EXISTS (SELECT 1 FROM group_members WHERE groupId = ${id} AND userId = ${viewerId} AND role <> 'member')`;
  const requester = sql`(SELECT userId FROM group_requests WHERE ${isWaiting})`;
  const accepted = sql`(SELECT userId FROM group_requests WHERE ${accept} AND ${isWaiting})`;
  const [, , settled, waiting] = await db.batch([
    sql`INSERT INTO group_members (groupId, userId, joinedAt) SELECT g.id, ${userId}, ${now} FROM groups g
        WHERE g.id = ${id} AND ${mayJoin(userId)} AND ${accepted} IS NOT NULL ON CONFLICT DO NOTHING`,
    notifyGroupAccepted(id, accepted, viewerId, now),
    accept
      ? sql`DELETE FROM group_requests WHERE ${isWaiting}
              AND EXISTS (SELECT 1 FROM group_members WHERE groupId = ${id} AND userId = ${userId}) RETURNING 1`
      : sql`UPDATE group_requests SET status = 'declined', settledAt = ${now} WHERE ${isWaiting} RETURNING 1`,
    sql`SELECT 1 WHERE ${requester} IS NOT NULL`,
    withdrawGroupRequest(
      id,
      sql`(SELECT ${userId} WHERE ${requester} IS NULL)`,
    ),
  ]);
  if (settled?.length) return;
  if (!waiting?.length)
    throw new AppError("not_found", { detail: settledText });
  throw new AppError("conflict", { detail: "They can't join right now." });
}

/** Then they can ask to join again. Throws `not_found` for people who aren't banned. */
export async function liftBan(
  { db }: Pick<App, "db">,
  viewerId: string,
  { slug, userId }: { slug: string; userId: string },
): Promise<void> {
  const group = await requireLeader(db, viewerId, slug);
  requireActive(group);
  const [lifted] = await db.batch([
    sql`DELETE FROM group_requests WHERE groupId = ${group.id} AND userId = ${userId} AND status = 'banned'
        AND EXISTS (SELECT 1 FROM group_members WHERE groupId = ${group.id} AND userId = ${viewerId} AND role <> 'member')
        RETURNING 1`,
  ]);
  if (lifted?.length) return;
  throw new AppError("not_found", { detail: "This person isn't banned." });
}

const settledText = "This request was withdrawn or settled already.";

import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { groupRequests } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { notBlocked } from "~/features/audience/visibility.server";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import {
  notifyGroupRequest,
  withdrawGroupRequest,
} from "~/features/notify/group-notifications.server";
import { dayMs } from "~/shared/duration.mjs";
import { AppError } from "~/shared/errors";
import { timeUntilLabel } from "~/shared/time";
import { maxGroups } from "./group";
import { requireActive, requireGroup } from "./group-access.server";
import {
  nextRequestDays,
  type MembershipChange,
  type MembershipResponse,
} from "./membership";

const nextRequestMs = nextRequestDays * dayMs;

/** The user was banned from group `g`, or they and its owner have blocked each other: both look the same to them. */
const isRefused = (userId: SqlId) =>
  sql`(EXISTS (SELECT 1 FROM group_requests WHERE groupId = g.id AND userId = ${userId} AND status = 'banned')
    OR EXISTS (SELECT 1 FROM group_members o WHERE o.groupId = g.id AND o.role = 'owner'
      AND NOT (${notBlocked(userId, sql`o.userId`)})))`;

/** Group `g` can take the user as a new member. */
export const mayJoin = (userId: SqlId) =>
  sql`g.closedAt IS NULL AND g.ownerlessSince IS NULL AND NOT ${isRefused(userId)}
    AND (SELECT count(*) FROM group_members WHERE userId = ${userId}) < ${maxGroups}`;

/**
 * Joins an open group or asks to join it, or leaves it or withdraws the request. Idempotent. Throws `conflict` for the
 * owner who leaves, and for a request within 30 days after one was declined.
 */
export async function setMembership(
  db: Db,
  viewerId: string,
  slug: string,
  { desired, message, deletePosts = false }: MembershipChange,
  now: number,
): Promise<MembershipResponse & { deletedIds: string[] }> {
  const group = await requireGroup(db, viewerId, slug);
  if (!desired) {
    const deletedIds = await leave(db, viewerId, group.id, deletePosts);
    return { status: "none", deletedIds };
  }
  if (group.role) return { status: "member", deletedIds: [] };
  requireActive(group);
  const status = await join(db, viewerId, group.id, message ?? "", now);
  return { status, deletedIds: [] };
}

interface Standing extends Row<typeof groupRequests, "settledAt"> {
  status: string | null;
  isMember: Bit;
  isRefused: Bit;
}

async function join(
  db: Db,
  viewerId: string,
  groupId: string,
  message: string,
  now: number,
): Promise<"member" | "requested"> {
  const from = sql`FROM groups g WHERE g.id = ${groupId} AND ${mayJoin(viewerId)}
    AND NOT EXISTS (SELECT 1 FROM group_members WHERE groupId = ${groupId} AND userId = ${viewerId})`;
  const results = await db.batch([
    sql`INSERT INTO group_members (groupId, userId, role, joinedAt)
        SELECT g.id, ${viewerId}, 'member', ${now} ${from} AND g.joinPolicy = 'open'`,
    sql`INSERT INTO group_requests (groupId, userId, status, message, createdAt)
        SELECT g.id, ${viewerId}, 'waiting', ${message || null}, ${now} ${from} AND g.joinPolicy = 'approval'
        ON CONFLICT DO UPDATE SET status = 'waiting', message = excluded.message, createdAt = excluded.createdAt,
          settledAt = NULL, remindedAt = NULL
        WHERE status = 'declined' AND settledAt <= ${now - nextRequestMs}`,
    ...notifyGroupRequest(groupId, viewerId, now),
    sql`SELECT m.userId IS NOT NULL AS isMember, r.status, r.settledAt, ${isRefused(viewerId)} AS isRefused
        FROM groups g LEFT JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId}
          LEFT JOIN group_requests r ON r.groupId = g.id AND r.userId = ${viewerId}
        WHERE g.id = ${groupId}`,
  ]);
  const [row] = (results.at(-1) ?? []) as unknown as Standing[];
  if (row?.isMember === 1) return "member";
  if (row?.status === "waiting") return "requested";
  if (row?.isRefused === 1) {
    throw new AppError("forbidden", { detail: "You can't join this group." });
  }
  const detail =
    row?.status === "declined"
      ? `You can ask again ${timeUntilLabel((row.settledAt ?? 0) + nextRequestMs, now)}.`
      : `You can be in up to ${maxGroups} groups.`;
  throw new AppError("conflict", { detail });
}

/** Returns the ids of public posts that it deleted. */
async function leave(
  db: Db,
  viewerId: string,
  groupId: string,
  deletePosts: boolean,
): Promise<string[]> {
  const own = sql`groupId = ${groupId} AND userId = ${viewerId}`;
  // Read on posts_in_groups_by_user, not on the index of all the group's posts.
  const isDeleted = sql`p.userId = ${viewerId} AND p.groupId IS NOT NULL AND +p.groupId = ${groupId} AND ${deletePosts}
    AND EXISTS (SELECT 1 FROM group_members WHERE ${own} AND role <> 'owner')`;
  const [deleted = [], , , , , , [owner] = []] = await db.batch([
    sql`SELECT p.id FROM posts p WHERE ${isDeleted} AND p.audience = 'everyone'`,
    notifyCancellation(isDeleted),
    sql`DELETE FROM posts AS p WHERE ${isDeleted}`,
    sql`DELETE FROM comments WHERE userId = ${viewerId} AND ${deletePosts}
          AND EXISTS (SELECT 1 FROM group_members WHERE ${own} AND role <> 'owner')
          AND EXISTS (SELECT 1 FROM posts p WHERE p.id = comments.postId AND p.groupId = ${groupId})`,
    sql`DELETE FROM group_requests WHERE ${own} AND status = 'waiting'`,
    sql`DELETE FROM group_members WHERE ${own} AND role <> 'owner'`,
    sql`SELECT 1 FROM group_members WHERE ${own}`,
    ...withdrawGroupRequest(groupId, viewerId),
  ]);
  if (owner) {
    throw new AppError("conflict", {
      detail: "Hand the group over to someone else or delete it first.",
    });
  }
  return deleted.map(({ id }) => String(id));
}

import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { notBlocked } from "~/features/audience/visibility.server";
import * as notifications from "~/features/notify/group-notifications.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { timeUntilLabel } from "~/shared/time";
import { maxGroups, type GroupNotifications } from "./group";
import {
  requireActive,
  requireGroup,
  requireMember,
} from "./group-access.server";
import { purgeGroup } from "./group-cache.server";
import { nextRequestMs, type MembershipResponse } from "./membership";

type App = Pick<AppContext, "db" | "now">;

/** The user was banned from group `g`, or they and its owner have blocked each other: both look the same to them. */
const isRefused = (userId: SqlId) =>
  sql`(EXISTS (SELECT 1 FROM group_requests WHERE groupId = g.id AND userId = ${userId} AND status = 'banned')
    OR EXISTS (SELECT 1 FROM group_members o WHERE o.groupId = g.id AND o.role = 'owner'
      AND NOT (${notBlocked(userId, sql`o.userId`)})))`;

/** The number of groups that a user can belong to is limited. Also true for visitors. */
export const hasRoom = (userId: SqlId) =>
  sql`coalesce((SELECT groupsCount FROM users WHERE id = ${userId}), 0) < ${maxGroups}`;

/** Group `g` can take the user as a new member, or a visitor once they have signed in. */
export const mayJoin = (userId: SqlId) =>
  sql`g.closedAt IS NULL AND g.ownerlessSince IS NULL AND NOT ${isRefused(userId)}
    AND ${hasRoom(userId)}`;

/** The user may send another request: the number that can wait is limited. */
export const mayAsk = (userId: SqlId) =>
  sql`(SELECT count(*) FROM group_requests WHERE userId = ${userId} AND status = 'waiting') < ${maxGroups}`;

/** Joins an open group, or asks to join it. Idempotent. Throws `conflict` within 30 days after a request was declined. */
export async function join(
  { db, now }: App,
  viewerId: string,
  slug: string,
  message = "",
): Promise<MembershipResponse> {
  const group = await requireGroup(db, viewerId, slug);
  if (group.role) return { status: "member" };
  requireActive(group);
  const from = sql`FROM groups g WHERE g.id = ${group.id} AND ${mayJoin(viewerId)}
    AND NOT EXISTS (SELECT 1 FROM group_members WHERE groupId = ${group.id} AND userId = ${viewerId})`;
  const results = await db.batch([
    sql`INSERT INTO group_members (groupId, userId, joinedAt)
        SELECT g.id, ${viewerId}, ${now} ${from} AND g.joinPolicy = 'open'`,
    sql`INSERT INTO group_requests (groupId, userId, status, message, createdAt)
        SELECT g.id, ${viewerId}, 'waiting', ${message || null}, ${now} ${from} AND g.joinPolicy = 'approval' AND ${mayAsk(viewerId)}
        ON CONFLICT DO UPDATE SET status = 'waiting', message = excluded.message, createdAt = excluded.createdAt,
          settledAt = NULL, remindedAt = NULL, inviteId = NULL
        WHERE status = 'declined' AND settledAt <= ${now - nextRequestMs}`,
    notifications.notifyGroupRequest(group.id, viewerId, now),
    sql`SELECT CASE WHEN m.userId IS NOT NULL THEN 'member' WHEN r.status = 'waiting' THEN 'requested' END AS status,
          ${isRefused(viewerId)} AS isRefused, r.settledAt
        FROM groups g LEFT JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId}
          LEFT JOIN group_requests r ON r.groupId = g.id AND r.userId = ${viewerId}
        WHERE g.id = ${group.id}`,
  ]);
  const [row] = (results.at(-1) ?? []) as unknown as Standing[];
  if (row?.status) return { status: row.status };
  if (row?.isRefused === 1) {
    throw new AppError("forbidden", { detail: "You can't join this group." });
  }
  const nextAt = (row?.settledAt ?? 0) + nextRequestMs;
  const detail =
    nextAt > now
      ? `You can ask again ${timeUntilLabel(nextAt, now)}.`
      : `You can be in up to ${maxGroups} groups, and ask to join as many.`;
  throw new AppError("conflict", { detail });
}

interface Standing {
  status: "member" | "requested" | null;
  isRefused: Bit;
  /** ms, of a declined request. */
  settledAt: number | null;
}

/**
 * Leaves a group or withdraws the request, also to a group that the viewer may not know of. Idempotent. Throws `conflict`
 * for the owner. Returns the rows of the last of the additional `writes`, which run first.
 */
export async function leave(
  app: Pick<AppContext, "cache" | "db" | "request">,
  viewerId: string,
  slug: string,
  writes: Sql[],
) {
  const { db } = app;
  const groupId = sql`(SELECT id FROM groups WHERE slug = ${slug})`;
  const [withdrawn] = await db.batch([
    sql`DELETE FROM group_requests WHERE groupId = ${groupId} AND userId = ${viewerId} AND status = 'waiting' RETURNING 1`,
    notifications.withdrawGroupRequest(groupId, viewerId),
  ]);
  if (withdrawn?.length) return [];
  const { id } = await requireGroup(db, viewerId, slug);
  const own = sql`groupId = ${id} AND userId = ${viewerId}`;
  const results = await db.batch([
    ...writes,
    sql`DELETE FROM group_members WHERE ${own} AND role <> 'owner'`,
    sql`SELECT 1 FROM group_members WHERE ${own}`,
  ]);
  await purgeGroup(app, slug);
  if (!results.at(-1)?.length) return results[writes.length - 1] ?? [];
  const detail = "Hand the group over to someone else or delete it first.";
  throw new AppError("conflict", { detail });
}

export async function setGroupNotifications(
  db: Db,
  viewerId: string,
  slug: string,
  level: GroupNotifications,
) {
  const { id } = await requireMember(db, viewerId, slug);
  await db.batch([
    sql`UPDATE group_members SET notifications = ${level} WHERE groupId = ${id} AND userId = ${viewerId}`,
  ]);
  return { level };
}

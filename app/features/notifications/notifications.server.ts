import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { notifications } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { withdrawnRetentionMs } from "~/features/notify/notify.server";
import type { UserSummary } from "~/features/users/user";
import { newId } from "~/shared/id";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import type { AppNotification, UnreadResponse } from "./notification";

type NotificationRow = Row<
  typeof notifications,
  "id" | "kind" | "postId" | "commentId" | "createdAt" | "seenAt"
> & {
  detail: string;
  actorsCount: number;
  /** JSON of a user, or null. */
  latest: string | null;
  earlier: string | null;
  group: string | null;
};

const person = (u: Sql) =>
  sql`CASE WHEN ${u}.id IS NOT NULL THEN json_object('id', ${u}.id, 'firstName', ${u}.firstName,
    'lastName', ${u}.lastName, 'username', ${u}.username, 'profileImageUrl', ${u}.profileImageUrl) END`;

/** Without the ticket if the recipient is no longer a write admin, or is suspended. */
const detail = sql`CASE WHEN n.kind IN ('new_report', 'urgent_report') AND NOT EXISTS (SELECT 1 FROM users w
    WHERE w.id = n.userId AND (w.adminAccess = 'write' OR w.isPowerAdmin)
      AND coalesce(w.suspendedUntil, 0) <= unixepoch('subsec') * 1000)
  THEN '{}' ELSE n.detail END`;

/** JSON of the group's current name and address; null if the recipient may not know of it. */
const group = sql`CASE WHEN (g.joinPolicy <> 'hidden' AND g.closedAt IS NULL)
    OR EXISTS (SELECT 1 FROM group_members WHERE groupId = g.id AND userId = n.userId)
  THEN json_object('slug', g.slug, 'name', g.name, 'isHidden', json(iif(g.joinPolicy = 'hidden', 'true', 'false'))) END`;

/**
 * Reads at most 3 rows per notification: its own and its two latest actors; for news about a group, the group as well. Triggers remove
 * blocked and muted actors.
 */
function selectNotifications(rest: Sql): Sql {
  return sql`SELECT n.id, n.kind, n.postId, n.commentId, ${detail} AS detail, n.actorsCount, n.createdAt, n.seenAt,
      ${person(sql`a`)} AS latest, ${person(sql`b`)} AS earlier, ${group} AS "group"
    FROM notifications n LEFT JOIN users a ON a.id = n.latestActorIds ->> 0 LEFT JOIN users b ON b.id = n.latestActorIds ->> 1
      LEFT JOIN groups g ON g.id = iif(n.detail ->> '$.byLeaders', (SELECT snapshot ->> '$.groupId' FROM report_tickets
        WHERE id = n.detail ->> '$.ticketId'), n.groupId) ${rest}`;
}

/** Newest first, on the index notifications_list. */
export async function listNotifications(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = "~" }: PageQuery,
): Promise<Page<AppNotification>> {
  const rows = await db.all<NotificationRow>(
    selectNotifications(
      sql`WHERE n.userId = ${viewerId} AND n.id < ${cursor} ORDER BY n.id DESC LIMIT ${limit + 1}`,
    ),
  );
  return toPage(rows, limit, toNotification, ({ id }) => id);
}

export async function getNotification(
  db: Db,
  userId: SqlId,
  notificationId: string,
): Promise<AppNotification | null> {
  const row = await db.first<NotificationRow>(
    selectNotifications(
      sql`WHERE n.id = ${notificationId} AND n.userId = ${userId}`,
    ),
  );
  return row && toNotification(row);
}

/**
 * Marks one notification as read, or all from `from` up to `upTo`; `{}` marks none. Idempotent. A trigger updates the
 * unread count, which is returned. Cost: 2 rows per unread notification.
 */
export async function markAsRead(
  db: Db,
  viewerId: SqlId,
  {
    id,
    upTo = "",
    from = "",
  }: Partial<Record<"id" | "upTo" | "from", string | undefined>>,
  now: number,
): Promise<UnreadResponse> {
  const [, rows] = await db.batch([
    sql`UPDATE notifications SET seenAt = ${now} WHERE userId = ${viewerId} AND seenAt IS NULL
        AND id BETWEEN ${id ?? from} AND ${id ?? upTo}`,
    sql`SELECT unreadNotifications AS unread FROM users WHERE id = ${viewerId}`,
  ]);
  return { unread: Number(rows?.[0]?.["unread"] ?? 0) };
}

/** Opens a notification from a push and marks it as read. Null if it doesn't exist anymore. */
export async function openNotification(
  db: Db,
  viewerId: SqlId,
  notificationId: string,
  now: number,
): Promise<AppNotification | null> {
  const notification = await getNotification(db, viewerId, notificationId);
  if (notification && !notification.isRead)
    await markAsRead(db, viewerId, { id: notificationId }, now);
  return notification;
}

const retentionMs = 180 * dayMs; // half a year

export async function deleteExpiredNotifications(
  db: Db,
  now: number,
): Promise<void> {
  await db.batch([
    sql`DELETE FROM notifications WHERE id < ${newId(now - retentionMs)}`,
    sql`DELETE FROM withdrawn_notifications WHERE notifiedAt <= ${now - withdrawnRetentionMs}`,
  ]);
}

function toNotification({
  seenAt,
  latest,
  earlier,
  group,
  ...row
}: NotificationRow): AppNotification {
  // Authors see how many prayed, but not when somebody did.
  const actors = row.kind === "prayed" ? [] : [latest, earlier];
  return {
    ...row,
    detail: JSON.parse(row.detail) as AppNotification["detail"],
    actors: actors.flatMap((json) =>
      json === null ? [] : [JSON.parse(json) as UserSummary],
    ),
    group:
      group === null ? null : (JSON.parse(group) as AppNotification["group"]),
    createdAt: new Date(row.createdAt).toISOString(),
    isRead: seenAt !== null,
  };
}

import { sql, type Sql, type SqlId } from "~/db/sql";
import { dayMs, hourMs } from "~/shared/duration.mjs";
import {
  defaultLevels,
  toCategory,
  type NotificationKind,
} from "./notification-level";

// Who is notified of what. Actions add these statements to their own batch. Triggers (notification.triggers.sql) only
// maintain counts and actors, and enqueue pushes.

interface NewNotifications {
  userId: SqlId;
  /** NULL or absent if the notification comes from us, such as a decision. */
  actorId?: SqlId;
  /** The event, unique per recipient: 'comment:0193…'. */
  cause: SqlId;
  postId?: SqlId | null;
  commentId?: SqlId | null;
  /** Of news about a group: leaving it withdraws them. */
  groupId?: SqlId | null;
  /** JSON, see `detailSchema` in notifications/notification.ts. */
  detail?: SqlId;
  /** ms */
  createdAt: number | Sql;
  /** Tables and conditions: one row per recipient. */
  from: Sql;
}

/** The same action by the same person notifies once in this time. The triggers contain the same value. */
export const withdrawnRetentionMs = dayMs;

/** A group accepts further actors for this time, or until it is read. */
const groupMs = 12 * hourMs;

export const nowMs = sql`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** A UUIDv7 for each row. A higher id is newer. */
const newNotificationId = sql`lower(printf('%08x-%04x-7%s-8%s-%s', ${nowMs} >> 16, ${nowMs} & 65535,
  substr(hex(randomblob(2)), 2), substr(hex(randomblob(2)), 2), hex(randomblob(6))))`;

function selectRecipients({
  userId,
  actorId = sql`NULL`,
  cause,
  postId = null,
  commentId = null,
  groupId = null,
  detail = "{}",
  createdAt,
  from,
}: NewNotifications): Sql {
  return sql`(SELECT ${userId} AS userId, ${actorId} AS actorId, ${cause} AS cause, ${postId} AS postId,
      ${commentId} AS commentId, ${groupId} AS groupId, ${detail} AS detail, ${createdAt} AS createdAt FROM ${from}) n`;
}

/** Authors always learn that reports have hidden their post. */
function isTurnedOn(kind: NotificationKind): Sql {
  if (kind === "hidden_for_review") return sql`TRUE`;
  const category = toCategory(kind);
  const level = sql`SELECT 1 FROM notification_levels WHERE userId = n.userId AND kind = ${category}`;
  return defaultLevels[category] === "off"
    ? sql`EXISTS (${level} AND level <> 'off')`
    : sql`NOT EXISTS (${level} AND level = 'off')`;
}

/**
 * Skips the recipient's own actions, categories they turned off, and people who blocked each other or whom the recipient
 * muted. Lookups that find no row cost nothing.
 */
function isAllowed(kind: NotificationKind): Sql {
  return sql`n.userId IS NOT n.actorId AND ${isTurnedOn(kind)}
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = n.userId AND blockedId = n.actorId)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = n.actorId AND blockedId = n.userId)
    AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = n.userId AND mutedId = n.actorId)`;
}

/**
 * Creates a notification for each recipient, at most one per cause. After a withdrawal it comes back as it was, read or
 * unread. Only groups have a suffix and a condition.
 */
export function notify(
  kind: NotificationKind,
  notifications: NewNotifications,
  causeSuffix = sql``,
  condition = sql`TRUE`,
): Sql {
  return sql`INSERT INTO notifications (id, userId, kind, cause, postId, commentId, groupId, detail, latestActorIds, createdAt, seenAt)
    SELECT ${newNotificationId}, n.userId, ${kind}, n.cause${causeSuffix}, n.postId, n.commentId, n.groupId, n.detail,
      iif(n.actorId IS NULL, '[]', json_array(n.actorId)), n.createdAt,
      (SELECT seenAt FROM withdrawn_notifications WHERE userId = n.userId AND actorId = n.actorId AND cause = n.cause
        AND notifiedAt > n.createdAt - ${withdrawnRetentionMs})
    FROM ${selectRecipients(notifications)}
    WHERE ${isAllowed(kind)} AND ${condition} ON CONFLICT DO NOTHING`;
}

/**
 * Adds the actor to the open group of this cause, or else starts a group. Likes of a post, and new followers, group for
 * twelve hours or until read, so a group never changes after it was read, except in the millisecond in which it began:
 * a second group would have the same cause. For one recipient.
 */
export function notifyInGroup(
  kind: NotificationKind,
  notifications: NewNotifications & { createdAt: number },
): Sql[] {
  const { createdAt } = notifications;
  const toSuffix = (at: number) => `@${String(at).padStart(13, "0")}`;
  const openedAfter = createdAt - groupMs;
  const isOpenGroup = sql`g.userId = n.userId AND g.cause > n.cause || ${toSuffix(openedAfter)}
    AND g.cause < n.cause || '@~' AND g.createdAt > ${openedAfter}
    AND (g.seenAt IS NULL OR g.createdAt = ${createdAt})`;
  return [
    sql`INSERT INTO notification_actors (notificationId, userId, actorId, cause, createdAt)
        SELECT g.id, n.userId, n.actorId, n.cause, n.createdAt
        FROM ${selectRecipients(notifications)} CROSS JOIN notifications g INDEXED BY notifications_once ON ${isOpenGroup}
        WHERE ${isAllowed(kind)} LIMIT 1 ON CONFLICT DO NOTHING`,
    notify(
      kind,
      notifications,
      sql` || ${toSuffix(createdAt)}`,
      sql`NOT EXISTS (SELECT 1 FROM notifications g INDEXED BY notifications_once WHERE ${isOpenGroup})`,
    ),
  ];
}

/** Removes the actor from the notification of this cause. A trigger deletes it with its last actor. */
export function withdraw(actorId: SqlId, userId: SqlId, cause: SqlId): Sql {
  return sql`DELETE FROM notification_actors
    WHERE actorId = ${actorId} AND userId = ${userId} AND cause = ${cause}`;
}

import { sql, type Sql, type SqlId } from "~/db/sql";
import { isInAudience, visibleTo } from "~/features/audience/visibility.server";
import { notifyInGroup } from "./notify.server";

/**
 * Notifies the author of a request that the viewer prays for it, unless they already prayed on that day or later: run it
 * before `prayed` changes. The notification has no text and shows no names.
 */
export const notifyPrayed = (
  viewerId: SqlId,
  postId: string,
  day: string,
  now: number,
): Sql[] =>
  notifyInGroup("prayed", {
    from: sql`users u CROSS JOIN posts p ON p.id = ${postId} AND p.type = 'prayer' AND ${visibleTo(sql`u.id`)}
      WHERE u.id = ${viewerId} AND ${isInAudience(sql`p.userId`)}
        AND NOT EXISTS (SELECT 1 FROM prayed WHERE postId = p.id AND userId = u.id AND lastDay >= ${day})`,
    userId: sql`p.userId`,
    actorId: sql`u.id`,
    cause: `prayed:${postId}`,
    postId,
    detail: sql`json_object('postType', 'prayer')`,
    createdAt: now,
  });

/** Run it before `prayed` changes. */
export const withdrawPrayed = (
  viewerId: SqlId,
  postId: string,
  day: string,
): Sql =>
  sql`DELETE FROM notification_actors WHERE (actorId, userId, cause) IN (
        SELECT y.userId, p.userId, 'prayed:' || p.id FROM prayed y CROSS JOIN posts p ON p.id = y.postId
        WHERE y.postId = ${postId} AND y.userId = ${viewerId} AND y.lastDay = ${day}
          AND ${visibleTo(viewerId)})`;

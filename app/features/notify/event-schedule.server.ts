import { hourMs } from "~/shared/duration.mjs";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { visibleTo } from "~/features/audience/visibility.server";
import { notify, nowMs } from "./notify.server";

// A scheduled job sends these in pages to all interested users (notifications/event-notifications.server.ts).

interface Start {
  /** ms */
  startsAt: number;
  /** Null for an all-day event. */
  time: string | null;
}

/**
 * Schedules reminders a day and an hour before an event; for an all-day event one at 9:00 the day before. Skips
 * reminders that are already due.
 */
export function scheduleReminders(
  postId: string,
  { startsAt, time }: Start,
  now: number,
  condition = sql`TRUE`,
): Sql {
  const leads =
    time === null ? { day: 15 * hourMs } : { day: 24 * hourMs, hour: hourMs };
  return sql`INSERT INTO event_notifications (postId, kind, dueAt)
    SELECT ${postId}, key, ${startsAt} - value FROM json_each(${JSON.stringify(leads)})
    WHERE ${startsAt} - value > ${now} AND ${condition}`;
}

/** Run these before the event is updated: they compare it with the stored start, so that a repeated edit does nothing. */
export function rescheduleReminders(
  postId: string,
  start: Start,
  now: number,
): Sql[] {
  const isMoved = sql`EXISTS (SELECT 1 FROM events WHERE postId = ${postId}
    AND (startsAt <> ${start.startsAt} OR (time IS NULL) <> ${start.time === null}))`;
  return [
    sql`DELETE FROM notifications WHERE postId = ${postId} AND kind = 'reminder' AND ${isMoved}`,
    sql`DELETE FROM event_notifications WHERE postId = ${postId} AND kind IN ('day', 'hour') AND ${isMoved}`,
    scheduleReminders(postId, start, now, isMoved),
  ];
}

/** Run it before the event is updated. `isChanged`: a condition on its row. */
export const announceChange = (
  postId: string,
  isChanged: Sql,
  now: number,
): Sql =>
  sql`INSERT INTO event_notifications (postId, kind, dueAt)
      SELECT postId, 'changed', ${now} FROM events
      WHERE postId = ${postId} AND (${isChanged})
        AND EXISTS (SELECT 1 FROM interests i WHERE i.postId = events.postId)
      ON CONFLICT DO UPDATE SET dueAt = excluded.dueAt, cursor = ''`;

export const withdrawReminders = (userId: SqlId, postId: string): Sql =>
  sql`DELETE FROM notifications WHERE userId = ${userId}
      AND cause BETWEEN ${`reminder:${postId}:`} AND ${`reminder:${postId}:~`}`;

/**
 * Notifies all users interested in the upcoming events among `posts`, a condition on posts `p`, that they are cancelled.
 * Run it before the posts are deleted. The notification doesn't contain the id of the deleted post. Cost: rows for every
 * interested user.
 */
export const notifyCancellation = (posts: Sql): Sql =>
  notify("cancelled", {
    from: sql`posts p CROSS JOIN events e ON e.postId = p.id CROSS JOIN interests i ON i.postId = p.id
      WHERE ${posts} AND e.startsAt > ${nowMs} AND i.userId <> p.userId AND ${visibleTo(sql`i.userId`)}
        AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = i.userId AND mutedId = p.userId)`,
    userId: sql`i.userId`,
    cause: sql`'cancelled:' || lower(hex(randomblob(8)))`,
    detail: sql`iif(p.audience = 'everyone', json_object('postType', 'event', 'text', e.title, 'date', e.date, 'time', e.time,
      'timeZone', e.timeZone), json_object('postType', 'event', 'isPrivate', json('true')))`,
    createdAt: nowMs,
  });

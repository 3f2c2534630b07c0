import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { eventNotifications, events, posts } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { visibleTo } from "~/features/audience/visibility.server";
import { notify } from "~/features/notify/notify.server";

// Whatever exceeds these waits for the next minute's run.
const maxEventsPerRun = 50;
const recipientsPerBatch = 500;
const maxBatchesPerRun = 200;

type DueRow = Row<
  typeof eventNotifications,
  "postId" | "kind" | "dueAt" | "cursor"
> &
  Row<
    typeof events,
    "title" | "date" | "time" | "timeZone" | "startsAt" | "location"
  > &
  Row<typeof posts, "audience" | "hiddenAt"> & {
    authorId: string;
    hourDueAt: number | null;
  };

/**
 * Reminds everyone interested in an event, and its author, and notifies them of a new time or place. Each recipient
 * gets one notification even if several runs overlap. Skips events that have begun or are hidden.
 * Cost: 2 rows per due event, plus what the triggers write for each recipient.
 */
export async function sendEventNotifications(
  db: Db,
  now: number,
): Promise<void> {
  const due = await db.all<DueRow>(
    sql`SELECT n.postId, n.kind, n.dueAt, n.cursor, e.title, e.date, e.time, e.timeZone, e.startsAt, e.location,
               p.userId AS authorId, p.hiddenAt, p.audience,
               (SELECT dueAt FROM event_notifications h WHERE h.postId = n.postId AND h.kind = 'hour') AS hourDueAt
        FROM event_notifications n CROSS JOIN events e ON e.postId = n.postId CROSS JOIN posts p ON p.id = n.postId
        WHERE n.dueAt <= ${now} ORDER BY n.dueAt LIMIT ${maxEventsPerRun}`,
  );
  let batches = 0;
  for (const notification of due) {
    if (hasExpired(notification, now)) {
      await db.batch([deleteEventNotification(notification)]);
      continue;
    }
    let cursor: string | null = notification.cursor;
    while (cursor !== null && batches < maxBatchesPerRun) {
      cursor = await notifyNextPage(db, notification, cursor, now);
      batches += 1;
    }
  }
}

/** After an outage, the day reminder is skipped if the hour reminder is due as well. */
function hasExpired(
  { kind, hiddenAt, startsAt, hourDueAt }: DueRow,
  now: number,
): boolean {
  const isSkipped = kind === "day" && hourDueAt !== null && hourDueAt <= now;
  return hiddenAt !== null || startsAt <= now || isSkipped;
}

const isSameNotification = ({ postId, kind, dueAt }: DueRow): Sql =>
  sql`postId = ${postId} AND kind = ${kind} AND dueAt = ${dueAt}`;

const deleteEventNotification = (notification: DueRow) =>
  sql`DELETE FROM event_notifications WHERE ${isSameNotification(notification)}`;

/** Returns the next cursor, or null after the last page. */
async function notifyNextPage(
  db: Db,
  notification: DueRow,
  cursor: string,
  now: number,
): Promise<string | null> {
  const { postId } = notification;
  const recipients = await db.all<{ userId: string }>(
    sql`SELECT userId FROM interests WHERE postId = ${postId} AND userId > ${cursor}
        ORDER BY userId LIMIT ${recipientsPerBatch}`,
  );
  const last = recipients.at(-1)?.userId ?? null;
  const isEnd = last === null || recipients.length < recipientsPerBatch;
  await db.batch([
    notifyRecipients(
      notification,
      // Authors are reminded with the last page.
      sql`SELECT userId AS id FROM interests WHERE postId = ${postId} AND userId > ${cursor} AND userId <= ${last}
          UNION ALL SELECT ${notification.authorId} WHERE ${isEnd && notification.kind !== "changed"}`,
      now,
    ),
    isEnd
      ? deleteEventNotification(notification)
      : sql`UPDATE event_notifications SET cursor = ${last} WHERE ${isSameNotification(notification)} AND cursor = ${cursor}`,
  ]);
  return isEnd ? null : last;
}

/**
 * The cause contains the start time, so a repeated insert is ignored. Inserts nothing if the event was moved after
 * this page was read.
 */
function notifyRecipients(
  notification: DueRow,
  recipients: Sql,
  now: number,
): Sql {
  const { kind, postId, title, date, time, timeZone, location } = notification;
  const detail =
    notification.audience === "everyone"
      ? { postType: "event", text: title, date, time, timeZone, location }
      : { postType: "event", isPrivate: true };
  const isReminder = kind !== "changed";
  const cause = isReminder
    ? `reminder:${postId}:${kind}:${notification.startsAt}`
    : `changed:${postId}:${notification.dueAt}`;
  // The author is the actor, so people who blocked or muted the author get no reminder. Authors have no actor.
  return notify(isReminder ? "reminder" : "changed", {
    from: sql`posts p CROSS JOIN (${recipients}) i
      WHERE p.id = ${postId} AND ${visibleTo(sql`i.id`)} AND (${isReminder} OR i.id <> ${notification.authorId})
        AND EXISTS (SELECT 1 FROM event_notifications WHERE ${isSameNotification(notification)})`,
    userId: sql`i.id`,
    actorId: sql`nullif(${notification.authorId}, i.id)`,
    cause,
    postId,
    detail: JSON.stringify(detail),
    createdAt: now,
  });
}

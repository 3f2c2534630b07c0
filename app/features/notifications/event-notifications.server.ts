import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { eventNotifications, events, posts } from "~/db/schema";
import { sql } from "~/db/sql";
import { visibleTo } from "~/features/audience/visibility.server";
import { notify } from "~/features/notify/notify.server";

// The rest waits for the run of the next minute.
const recipientsPerPage = 500;
const maxPagesPerRun = 200;

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
 * Cost: a row per recipient, plus what the triggers write for each.
 */
export async function sendEventNotifications(
  db: Db,
  now: number,
): Promise<void> {
  for (let page = 0; page < maxPagesPerRun; page += 1) {
    const [due] = await db.all<DueRow>(
      sql`SELECT n.postId, n.kind, n.dueAt, n.cursor, e.title, e.date, e.time, e.timeZone, e.startsAt, e.location,
                 p.userId AS authorId, p.hiddenAt, p.audience,
                 (SELECT dueAt FROM event_notifications h WHERE h.postId = n.postId AND h.kind = 'hour') AS hourDueAt
          FROM event_notifications n CROSS JOIN events e ON e.postId = n.postId CROSS JOIN posts p ON p.id = n.postId
          WHERE n.dueAt <= ${now} ORDER BY n.dueAt LIMIT 1`,
    );
    if (!due) return;
    await notifyNextPage(db, due, now);
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

async function notifyNextPage(
  db: Db,
  notification: DueRow,
  now: number,
): Promise<void> {
  const { postId, kind, dueAt, cursor, startsAt } = notification;
  const isSame = sql`postId = ${postId} AND kind = ${kind} AND dueAt = ${dueAt}`;
  const deletion = sql`DELETE FROM event_notifications WHERE ${isSame}`;
  if (hasExpired(notification, now)) {
    await db.batch([deletion]);
    return;
  }
  const page = await db.all<{ userId: string }>(
    sql`SELECT userId FROM interests WHERE postId = ${postId} AND userId > ${cursor}
        ORDER BY userId LIMIT ${recipientsPerPage}`,
  );
  const recipients = page.map(({ userId }) => userId);
  const last = recipients.at(-1);
  const isReminder = kind !== "changed";
  if (!last && isReminder) recipients.push(notification.authorId);
  await db.batch([
    // The cause contains the start time, so a repeated insert is ignored. Inserts nothing if the event was moved after
    // this page was read.
    notify(isReminder ? "reminder" : "changed", {
      from: sql`posts p CROSS JOIN json_each(${JSON.stringify(recipients)})
        WHERE p.id = ${postId} AND ${visibleTo(sql`json_each.value`)} AND (${isReminder} OR json_each.value <> p.userId)
          AND EXISTS (SELECT 1 FROM event_notifications WHERE ${isSame})`,
      userId: sql`json_each.value`,
      // People who blocked or muted the author get no reminder. Authors have no actor.
      actorId: sql`nullif(p.userId, json_each.value)`,
      cause: isReminder
        ? `reminder:${postId}:${kind}:${startsAt}`
        : `changed:${postId}:${dueAt}`,
      postId,
      detail: toDetail(notification),
      createdAt: now,
    }),
    last
      ? sql`UPDATE event_notifications SET cursor = ${last} WHERE ${isSame} AND cursor = ${cursor}`
      : deletion,
  ]);
}

function toDetail(event: DueRow): string {
  const { title, date, time, timeZone, location } = event;
  return JSON.stringify(
    event.audience === "everyone"
      ? { postType: "event", text: title, date, time, timeZone, location }
      : { postType: "event", isPrivate: true },
  );
}

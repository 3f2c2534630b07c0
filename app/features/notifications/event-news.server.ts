import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { eventNews, events } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";

/** Decided here: events of one run, and people told by one batch. What is left waits for the next minute. */
const eventsMax = 50;
const peoplePerBatch = 500;
const batchesMax = 200;

type DueRow = Row<typeof eventNews, "postId" | "kind" | "dueAt" | "cursor"> &
  Row<
    typeof events,
    "title" | "date" | "time" | "timeZone" | "startsAt" | "location"
  > & { authorId: string; hiddenAt: number | null; hourDueAt: number | null };

/**
 * Tells all who are interested in an event, and its author, that it is near, or at another time or place: each once,
 * however many schedules run at once and however late one is. What has begun, and what is hidden, is not told.
 * Bill: two rows an event that is due, and what the triggers write for each person.
 */
export async function tellEventNews(db: Db, now: number): Promise<void> {
  const due = await db.all<DueRow>(
    sql`SELECT n.postId, n.kind, n.dueAt, n.cursor, e.title, e.date, e.time, e.timeZone, e.startsAt, e.location,
               p.userId AS authorId, p.hiddenAt,
               (SELECT dueAt FROM event_news h WHERE h.postId = n.postId AND h.kind = 'hour') AS hourDueAt
        FROM event_news n CROSS JOIN events e ON e.postId = n.postId CROSS JOIN posts p ON p.id = n.postId
        WHERE n.dueAt <= ${now} ORDER BY n.dueAt LIMIT ${eventsMax}`,
  );
  let batches = 0;
  for (const news of due) {
    if (isOver(news, now)) {
      await db.batch([forget(news)]);
      continue;
    }
    let cursor: string | null = news.cursor;
    while (cursor !== null && batches < batchesMax) {
      cursor = await tellPage(db, news, cursor, now);
      batches += 1;
    }
  }
}

/** A schedule that was late by a day tells of the last hour alone. */
function isOver(news: DueRow, now: number): boolean {
  if (news.hiddenAt !== null || news.startsAt <= now) return true;
  return (
    news.kind === "day" && news.hourDueAt !== null && news.hourDueAt <= now
  );
}

const isStill = ({ postId, kind, dueAt }: DueRow): Sql =>
  sql`postId = ${postId} AND kind = ${kind} AND dueAt = ${dueAt}`;

const forget = (news: DueRow) =>
  sql`DELETE FROM event_news WHERE ${isStill(news)}`;

/** Tells the next people, by their ids; gives where to go on, null at the end. */
async function tellPage(
  db: Db,
  news: DueRow,
  cursor: string,
  now: number,
): Promise<string | null> {
  const { postId } = news;
  const people = await db.all<{ userId: string }>(
    sql`SELECT userId FROM interests WHERE postId = ${postId} AND userId > ${cursor}
        ORDER BY userId LIMIT ${peoplePerBatch}`,
  );
  const last = people.at(-1)?.userId;
  const isEnd = last === undefined || people.length < peoplePerBatch;
  await db.batch([
    ...(last === undefined
      ? []
      : [
          tell(
            news,
            sql`SELECT userId AS id FROM interests WHERE postId = ${postId} AND userId > ${cursor} AND userId <= ${last}`,
            now,
          ),
        ]),
    ...(isEnd && news.kind !== "changed"
      ? [tell(news, sql`SELECT ${news.authorId} AS id`, now)]
      : []),
    isEnd
      ? forget(news)
      : sql`UPDATE event_news SET cursor = ${last} WHERE ${isStill(news)} AND cursor = ${cursor}`,
  ]);
  return isEnd ? null : last;
}

/**
 * The cause names the moment that is told: the same twice is nothing, and of an event that has moved since the
 * batch was made nobody is told.
 */
function tell(news: DueRow, people: Sql, now: number): Sql {
  const { kind, postId, title, date, time, timeZone, location } = news;
  const detail = {
    post: "event",
    words: title,
    date,
    time,
    timeZone,
    location,
  };
  const isReminder = kind !== "changed";
  const cause = isReminder
    ? `reminder:${postId}:${kind}:${news.startsAt}`
    : `changed:${postId}:${news.dueAt}`;
  // One's own event is of no person; of somebody else's it is theirs, so that nobody hidden reminds of theirs.
  return sql`INSERT INTO notice_acts (userId, personId, kind, cause, postId, detail, createdAt)
    SELECT i.id, nullif(${news.authorId}, i.id), ${isReminder ? "reminder" : "changed"}, ${cause}, ${postId},
      ${JSON.stringify(detail)}, ${now}
    FROM (${people}) i
    WHERE (${isReminder} OR i.id <> ${news.authorId})
      AND EXISTS (SELECT 1 FROM event_news WHERE ${isStill(news)})`;
}

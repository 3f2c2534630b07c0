import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { isoTime, sql, type SqlId } from "~/db/sql";
import { withdrawReminders } from "~/features/notify/event-schedule.server";
import type { EventData } from "~/features/posts/event";
import { isPastEvent } from "~/features/posts/event-time";
import { selectVisiblePostId } from "~/features/posts/post.server";
import { AppError } from "~/shared/errors";
import type { InterestResponse } from "./interest";

/** `not_found` for posts that aren't events. */
export async function getInterest(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<InterestResponse> {
  const row = await db.first<{ count: number; isInterested: Bit }>(
    sql`SELECT interestsCount AS count,
          EXISTS (SELECT 1 FROM interests WHERE postId = p.id AND userId = ${viewerId}) AS isInterested
        FROM posts p WHERE p.id = ${selectVisiblePostId(viewerId, postId)} AND p.type = 'event'`,
  );
  if (!row) throw eventNotFound();
  return { count: row.count, isInterested: row.isInterested === 1 };
}

interface EventRow extends Pick<EventData, "startsAt" | "time" | "endsAt"> {
  isInterested: Bit;
  isQuiet: Bit;
}

/**
 * Marks or removes interest; toggles without `desired`. Idempotent: the primary key prevents duplicates, and a trigger
 * updates the count. `invalid` once the event is over.
 */
export async function setInterest(
  db: Db,
  viewerId: SqlId,
  postId: string,
  desired: boolean | undefined,
  now: number,
): Promise<InterestResponse> {
  const event = await db.first<EventRow>(
    sql`SELECT ${isoTime(sql`e.startsAt`)} AS startsAt, e.time, ${isoTime(sql`e.endsAt`)} AS endsAt,
          EXISTS (SELECT 1 FROM interests WHERE postId = e.postId AND userId = ${viewerId}) AS isInterested,
          (SELECT count(*) = 2 FROM notification_levels WHERE userId = ${viewerId}
           AND kind IN ('reminder', 'changed') AND level = 'off') AS isQuiet
        FROM events e WHERE e.postId = ${selectVisiblePostId(viewerId, postId)}`,
  );
  if (!event) throw eventNotFound();
  if (isPastEvent(event, now))
    throw new AppError("invalid", { detail: "Event Ended" });
  const interested = desired ?? event.isInterested === 0;
  const [, rows] = await db.batch([
    interested
      ? sql`INSERT INTO interests (postId, userId, createdAt)
            SELECT p.id, u.id, ${now} FROM posts p, users u
            WHERE p.id = ${selectVisiblePostId(viewerId, postId)} AND u.id = ${viewerId}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM interests WHERE postId = ${postId} AND userId = ${viewerId}`,
    sql`SELECT interestsCount FROM posts WHERE id = ${postId}`,
    ...(interested ? [] : [withdrawReminders(viewerId, postId)]),
  ]);
  const post = rows?.[0];
  if (!post) throw eventNotFound();
  return {
    isInterested: interested,
    count: Number(post.interestsCount),
    ...(event.isQuiet === 1 && { quiet: true }),
  };
}

const eventNotFound = () =>
  new AppError("not_found", { detail: "This event doesn't exist anymore." });

import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { events } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { isPastEvent } from "~/features/posts/event-time";
import { seenPostId } from "~/features/posts/post.server";
import { AppError } from "~/shared/errors";
import type { InterestReply } from "./interest";

/** How many people are interested in an event; `not_found` for what is no event. */
export async function countInterest(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<{ count: number }> {
  const row = await db.first<{ count: number }>(
    sql`SELECT interestsCount AS count FROM posts
        WHERE id = ${seenPostId(viewerId, postId)} AND type = 'event'`,
  );
  if (!row) throw eventIsGone();
  return row;
}

/** Whether the viewer is among them; `not_found` for what is no event. */
export async function getOwnInterest(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<{ isInterested: boolean }> {
  const row = await db.first<{ isInterested: Bit }>(
    sql`SELECT EXISTS (SELECT 1 FROM interests WHERE postId = p.id AND userId = ${viewerId}) AS isInterested
        FROM posts p WHERE p.id = ${seenPostId(viewerId, postId)} AND p.type = 'event'`,
  );
  if (!row) throw eventIsGone();
  return { isInterested: row.isInterested === 1 };
}

interface EventRow extends Row<typeof events, "startsAt" | "time"> {
  isInterested: Bit;
  isQuiet: Bit;
}

/**
 * Marks the viewer's interest in an event, or takes it back. Idempotent; the primary key settles
 * races and the trigger keeps the count. `invalid` once the event is over.
 */
export async function setInterest(
  db: Db,
  viewerId: SqlId,
  postId: string,
  desired: boolean | undefined,
  now: number,
): Promise<InterestReply> {
  const event = await db.first<EventRow>(
    sql`SELECT e.startsAt, e.time,
          EXISTS (SELECT 1 FROM interests WHERE postId = e.postId AND userId = ${viewerId}) AS isInterested,
          (SELECT count(*) = 2 FROM notice_levels WHERE userId = ${viewerId}
           AND kind IN ('reminder', 'changed') AND level = 'off') AS isQuiet
        FROM events e WHERE e.postId = ${seenPostId(viewerId, postId)}`,
  );
  if (!event) throw eventIsGone();
  const startsAt = new Date(event.startsAt).toISOString();
  if (isPastEvent({ startsAt, time: event.time }, now)) {
    throw new AppError("invalid", { detail: "Event Ended" });
  }
  const wanted = desired ?? event.isInterested === 0;
  const [, rows] = await db.batch([
    wanted
      ? sql`INSERT INTO interests (postId, userId, createdAt)
            SELECT p.id, u.id, ${now} FROM posts p, users u
            WHERE p.id = ${seenPostId(viewerId, postId)} AND u.id = ${viewerId}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM interests WHERE postId = ${postId} AND userId = ${viewerId}`,
    sql`SELECT interestsCount FROM posts WHERE id = ${postId}`,
  ]);
  const post = rows?.[0];
  if (!post) throw eventIsGone();
  return {
    isInterested: wanted,
    count: Number(post.interestsCount),
    ...(event.isQuiet === 1 && { quiet: true }),
  };
}

function eventIsGone(): AppError {
  return new AppError("not_found", { detail: "This event is gone." });
}

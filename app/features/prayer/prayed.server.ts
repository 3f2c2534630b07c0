import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { posts, quietHours } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { notBlocked } from "~/features/audience/visibility.server";
import {
  notifyPrayed,
  withdrawPrayed,
} from "~/features/notify/prayer-notifications.server";
import {
  isVisiblePost,
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import { dayMs } from "~/shared/duration.mjs";
import { AppError } from "~/shared/errors";
import { addDays } from "~/shared/time";
import { dateIn, toInstant } from "~/shared/zoned-time.mjs";
import {
  requireRecentDay,
  type PrayedChange,
  type PrayedPeople,
  type PrayedResponse,
} from "./prayed";

/** The zone of the viewer's browser, else the one of their quiet hours, else UTC. */
export async function resolveTimeZone(
  db: Db,
  viewerId: SqlId,
  browserZone: string | null,
): Promise<string> {
  if (browserZone !== null) return browserZone;
  const row = await db.first<Row<typeof quietHours, "timeZone">>(
    sql`SELECT timeZone FROM quiet_hours WHERE userId = ${viewerId}`,
  );
  return row?.timeZone ?? "UTC";
}

/**
 * Counts that the viewer prayed on a day, or undoes it. Idempotent: each user counts once per day, and only their last
 * day is stored, so an earlier day can't be counted any more (`conflict`). Triggers update the counts.
 */
export async function setPrayed(
  db: Db,
  viewerId: SqlId,
  postId: string,
  { desired, day: givenDay, message }: PrayedChange,
  { now, browserZone }: { now: number; browserZone: string | null },
): Promise<PrayedResponse> {
  const zone = await resolveTimeZone(db, viewerId, browserZone);
  const day = givenDay ?? dateIn(now, zone);
  requireRecentDay("day", day, now);
  const dayEndsAt = toInstant(addDays(day, 1), "00:00", zone);
  const row = sql`postId = ${selectVisiblePostId(viewerId, postId)} AND userId = ${viewerId} AND lastDay = ${day}`;
  const writes = desired
    ? [
        ...notifyPrayed(viewerId, postId, day, now),
        sql`INSERT INTO prayed (postId, userId, times, lastDay, dayEndsAt, message)
            SELECT p.id, u.id, 1, ${day}, ${dayEndsAt}, ${message ?? null} FROM users u
            CROSS JOIN posts p ON p.type = 'prayer' AND ${isVisiblePost(sql`u.id`, postId)} WHERE u.id = ${viewerId}
            ON CONFLICT DO UPDATE SET times = times + (lastDay < excluded.lastDay), lastDay = excluded.lastDay,
              previousDay = iif(lastDay < excluded.lastDay, lastDay, previousDay),
              dayEndsAt = excluded.dayEndsAt, message = coalesce(excluded.message, message)
            WHERE lastDay < excluded.lastDay OR lastDay = excluded.lastDay AND excluded.message IS NOT NULL`,
      ]
    : [
        withdrawPrayed(viewerId, postId, day),
        sql`DELETE FROM prayed WHERE ${row} AND times = 1`,
        sql`UPDATE prayed SET times = times - 1, lastDay = coalesce(previousDay, ${addDays(day, -1)}), previousDay = NULL,
              dayEndsAt = dayEndsAt - ${dayMs}, message = NULL WHERE ${row}`,
      ];
  const results = await db.batch([
    ...writes,
    sql`SELECT p.prayedCount, p.peopleCount,
          (SELECT lastDay FROM prayed WHERE postId = p.id AND userId = ${viewerId}) AS lastDay
        FROM posts p WHERE p.type = 'prayer' AND ${isVisiblePost(viewerId, postId)}`,
  ]);
  const post = results.at(-1)?.[0];
  if (!post) throw postNotFound();
  const lastDay = String(post["lastDay"] ?? "");
  if (desired && lastDay > day)
    throw new AppError("conflict", {
      detail:
        "You have prayed for this since then, so this one was not counted.",
    });
  return {
    prayed: lastDay >= day,
    prayedCount: Number(post["prayedCount"]),
    peopleCount: Number(post["peopleCount"]),
  };
}

const maxNames = 200;

/** For the author only: `forbidden` for others. Cost: two rows per person who prayed. */
export async function getPrayedPeople(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<PrayedPeople> {
  const row = await db.first<
    Row<typeof posts, "peopleCount"> & { isOwn: Bit; people: string }
  >(
    sql`SELECT p.userId IS ${viewerId} AS isOwn,
          p.peopleCount - EXISTS (SELECT 1 FROM prayed WHERE postId = p.id AND userId = p.userId) AS peopleCount,
          (SELECT json_group_array(json(person)) FROM (
            SELECT json_object('id', u.id, 'firstName', u.firstName, 'lastName', u.lastName, 'username', u.username,
              'profileImageUrl', u.profileImageUrl, 'message', y.message) AS person
            FROM prayed y CROSS JOIN users u ON u.id = y.userId
            WHERE y.postId = p.id AND p.anonymous = 0 AND p.userId IS ${viewerId} AND u.id <> p.userId
              AND u.showsPrayed AND ${notBlocked(sql`p.userId`, sql`u.id`)}
            ORDER BY lower(coalesce(u.firstName, u.username)), lower(u.lastName), u.id LIMIT ${maxNames})) AS people
        FROM posts p WHERE p.type = 'prayer' AND ${isVisiblePost(viewerId, postId)}`,
  );
  if (!row) throw postNotFound();
  if (row.isOwn === 0) throw new AppError("forbidden");
  const people = JSON.parse(row.people) as PrayedPeople["people"];
  return { people, othersCount: row.peopleCount - people.length };
}

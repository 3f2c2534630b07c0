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
import { displayName } from "~/features/users/user";
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
          coalesce((SELECT lastDay FROM prayed WHERE postId = p.id AND userId = ${viewerId}), '') AS lastDay
        FROM posts p WHERE p.type = 'prayer' AND ${isVisiblePost(viewerId, postId)}`,
  ]);
  const post = results.at(-1)?.[0];
  if (!post) throw postNotFound();
  const lastDay = String(post["lastDay"]);
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
/** SQLite sorts by bytes, and would list "Ägidius" after "Zoe". */
const collator = new Intl.Collator("en");

/** For the author only: `forbidden` for others. Cost: two rows per person who prayed. */
export async function getPrayedPeople(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<PrayedPeople> {
  const [post, people] = await Promise.all([
    db.first<Row<typeof posts, "peopleCount"> & { isOwn: Bit }>(
      sql`SELECT p.userId IS ${viewerId} AS isOwn,
            p.peopleCount - EXISTS (SELECT 1 FROM prayed WHERE postId = p.id AND userId = p.userId) AS peopleCount
          FROM posts p WHERE p.type = 'prayer' AND ${isVisiblePost(viewerId, postId)}`,
    ),
    db.all<PrayedPeople["people"][number]>(
      sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, y.message
          FROM posts p CROSS JOIN prayed y ON y.postId = p.id CROSS JOIN users u ON u.id = y.userId
          WHERE p.id = ${postId} AND p.userId = ${viewerId} AND p.anonymous = 0 AND u.id <> p.userId
            AND u.showsPrayed AND ${notBlocked(viewerId, sql`u.id`)}
          ORDER BY lower(coalesce(u.firstName, u.username)), lower(u.lastName), u.id LIMIT ${maxNames}`,
    ),
  ]);
  if (!post) throw postNotFound();
  if (post.isOwn === 0) throw new AppError("forbidden");
  people.sort((a, b) => collator.compare(displayName(a), displayName(b)));
  return { people, othersCount: post.peopleCount - people.length };
}

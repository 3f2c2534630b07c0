import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { isoTime, sql, type Sql, type SqlId } from "~/db/sql";
import {
  editRefused,
  refuseUnless,
  takesEdits,
} from "~/features/groups/group-access.server";
import { checkInDelayMs } from "~/features/posts/post";
import {
  isVisiblePost,
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import { idempotencyKeyReused } from "~/platform/idempotency.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import { announceNews } from "./news.server";
import type { PrayerUpdate } from "./progress";

const selectUpdates = sql`SELECT id, content, ${isoTime(sql`createdAt`)} AS createdAt FROM prayer_updates`;

/** Newest first; null if the viewer can't see such a request. Cost: a row per update, and one. */
export async function listUpdates(
  db: Db,
  viewerId: SqlId,
  postId: string,
  { limit, cursor = "~" }: PageQuery,
): Promise<Page<PrayerUpdate> | null> {
  const [post, rows] = await Promise.all([
    db.first(
      sql`SELECT 1 FROM posts p WHERE p.type = 'prayer' AND ${isVisiblePost(viewerId, postId)}`,
    ),
    db.all<PrayerUpdate>(
      sql`${selectUpdates} WHERE postId = ${postId} AND id < ${cursor} ORDER BY id DESC LIMIT ${limit + 1}`,
    ),
  ]);
  if (!post) return null;
  return toPage(
    rows,
    limit,
    (row) => row,
    ({ id }) => id,
  );
}

/** The latest update of each of these posts. Cost: a row each. */
export const listLatestUpdates = (db: Db, posts: readonly { id: string }[]) =>
  db.all<PrayerUpdate & { postId: string }>(
    sql`SELECT u.id, u.postId, u.content, ${isoTime(sql`u.createdAt`)} AS createdAt
        FROM json_each(${JSON.stringify(posts.map(({ id }) => id))}) CROSS JOIN prayer_updates u
          ON u.id = (SELECT max(id) FROM prayer_updates WHERE postId = value)`,
  );

/** Adds at most one update per `idempotencyKey`, and postpones the check-in. */
export async function addUpdate(
  db: Db,
  viewerId: string,
  postId: string,
  content: string,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<PrayerUpdate> {
  await requireOwnPrayer(db, viewerId, postId, true);
  const id = newId(now);
  const [, , , , rows] = await db.batch([
    refuseUnless(postId, takesEdits(viewerId)),
    sql`INSERT INTO prayer_updates (id, postId, content, idempotencyKey, createdAt)
        SELECT ${id}, id, ${content}, ${idempotencyKey}, ${now} FROM posts
        WHERE id = ${selectVisiblePostId(viewerId, postId)}
        ON CONFLICT (postId, idempotencyKey) WHERE idempotencyKey IS NOT NULL DO NOTHING`,
    announceNews(
      postId,
      { kind: "update", sourceId: id, now },
      sql`EXISTS (SELECT 1 FROM prayer_updates WHERE id = ${id})`,
    ),
    scheduleCheckIn(postId, now),
    sql`${selectUpdates} WHERE id = ${id} OR postId = ${postId} AND idempotencyKey = ${idempotencyKey}`,
  ]);
  const [row] = rows as unknown as PrayerUpdate[];
  if (!row) throw postNotFound();
  if (row.content !== content) throw idempotencyKeyReused();
  return row;
}

/** Makes one of the changes below, and returns the rows of its last statement. Those who left a group only delete. */
export async function changeRequest(
  db: Db,
  viewerId: string,
  postId: string,
  writes: Sql[],
  isDeletion = false,
) {
  await requireOwnPrayer(db, viewerId, postId, !isDeletion);
  const condition = sql`(${isDeletion} OR ${takesEdits(viewerId)})`;
  return (await db.batch([refuseUnless(postId, condition), ...writes])).at(-1);
}

/** Also deletes its notifications, sent or not. */
export const deleteUpdate = (postId: string, id: string) => [
  sql`DELETE FROM prayer_news WHERE postId = ${postId} AND kind = 'update' AND sourceId = ${id}`,
  sql`DELETE FROM notifications WHERE postId = ${postId} AND cause = ${`prayer_update:${id}`}`,
  sql`DELETE FROM prayer_updates WHERE id = ${id} AND postId = ${postId} RETURNING id`,
];

/** Marks the request as answered. Later calls only change the words of thanks and notify nobody. */
export const setAnswer = (postId: string, content: string, now: number) => [
  announceNews(
    postId,
    { kind: "answer", sourceId: postId, now },
    sql`answeredAt IS NULL`,
  ),
  sql`UPDATE posts SET answer = ${content}, answeredAt = coalesce(answeredAt, ${now}), checkInAt = NULL
      WHERE id = ${postId}`,
];

/** If people were notified of the answer, another one within a day sends no notifications. */
export const takeBackAnswer = (postId: string, now: number) => [
  sql`DELETE FROM prayer_news WHERE postId = ${postId} AND kind = 'answer' AND cursor = ''`,
  sql`DELETE FROM notifications WHERE postId = ${postId} AND kind = 'prayer_answered'`,
  sql`UPDATE posts SET answer = NULL, answeredAt = NULL WHERE id = ${postId}`,
  scheduleCheckIn(postId, now),
];

/** Closes the request. Otherwise opens it, or keeps it open, and the author is asked again in two weeks. */
export const setClosed = (postId: string, desired: boolean, now: number) => [
  sql`UPDATE posts SET closedAt = iif(${desired}, coalesce(closedAt, ${now}), NULL), checkInAt = NULL
      WHERE id = ${postId}`,
  scheduleCheckIn(postId, now),
];

const scheduleCheckIn = (postId: string, now: number) =>
  sql`UPDATE posts SET checkInAt = ${now + checkInDelayMs}
      WHERE id = ${postId} AND answeredAt IS NULL AND closedAt IS NULL`;

/** Throws `not_found` if the viewer can't see such a request, `forbidden` for someone else's, and `conflict` in a group. */
async function requireOwnPrayer(
  db: Db,
  viewerId: string,
  postId: string,
  isEdit: boolean,
): Promise<void> {
  const post = await db.first<Record<"isOwn" | "takesEdits", Bit>>(
    sql`SELECT p.userId IS ${viewerId} AS isOwn, ${takesEdits(viewerId)} AS takesEdits FROM posts p WHERE p.type = 'prayer' AND ${isVisiblePost(viewerId, postId)}`,
  );
  if (!post) throw postNotFound();
  if (post.isOwn === 0) throw new AppError("forbidden");
  if (isEdit && !post.takesEdits) throw editRefused();
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { prayerList } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { isVisiblePost, postNotFound } from "~/features/posts/post.server";
import { AppError, fieldError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { dateIn } from "~/shared/zoned-time.mjs";
import { requireRecentDay } from "./prayed";
import { resolveTimeZone } from "./prayed.server";
import {
  maxListedPrayers,
  type ListedPrayer,
  type ListedPrayerChange,
  type NewListedPrayer,
} from "./prayer-list";

type ListRow = Row<
  typeof prayerList,
  "id" | "postId" | "content" | "every" | "lastDay"
>;

/**
 * Oldest first, from all of the viewer's items or those that match `condition` on rows `l`. Also requests of muted
 * users, but none that the viewer has hidden. Cost: a row per item, and one card per request.
 */
export async function listPrayers(
  db: Db,
  viewerId: SqlId,
  condition: Sql = sql`TRUE`,
): Promise<ListedPrayer[]> {
  const [rows, posts] = await Promise.all([
    db.all<ListRow>(
      sql`SELECT id, postId, content, every, lastDay FROM prayer_list l
          WHERE userId = ${viewerId} AND ${condition} ORDER BY id LIMIT ${maxListedPrayers}`,
    ),
    db.all<PostRow>(
      selectPosts(
        viewerId,
        sql`AND l.userId = ${viewerId} AND ${condition} AND p.id = l.postId
            AND NOT EXISTS (SELECT 1 FROM hidden_posts WHERE userId = ${viewerId} AND postId = p.id)`,
        { source: sql`prayer_list l CROSS JOIN posts` },
      ),
    ),
  ]);
  const postsById = new Map(
    posts.map((row) => {
      const { id, content, user, prayer } = toPost(row);
      const { answeredAt = null, closedAt = null } = prayer ?? {};
      return [id, { content, user, answeredAt, closedAt }] as const;
    }),
  );
  return rows.map((row) => ({
    ...row,
    post: postsById.get(row.postId ?? "") ?? null,
  }));
}

/** The list, and today's date for the viewer. */
export async function loadPrayers(
  db: Db,
  viewerId: SqlId,
  now: number,
  browserZone: string | null,
): Promise<{ items: ListedPrayer[]; day: string }> {
  const [items, zone] = await Promise.all([
    listPrayers(db, viewerId),
    resolveTimeZone(db, viewerId, browserZone),
  ]);
  return { items, day: dateIn(now, zone) };
}

/** Idempotent for a request. The INSERT checks the limit, so concurrent calls can't exceed it. */
export async function addPrayer(
  db: Db,
  viewerId: string,
  { postId, content, every }: NewListedPrayer,
  now: number,
): Promise<ListedPrayer> {
  const id = newId(now);
  const hasRoom = sql`(SELECT count(*) FROM prayer_list WHERE userId = ${viewerId}) < ${maxListedPrayers}`;
  const visible =
    postId === undefined
      ? sql`SELECT NULL AS id, NULL AS lastDay`
      : sql`SELECT p.id, (SELECT lastDay FROM prayed WHERE postId = p.id AND userId = ${viewerId}) AS lastDay
            FROM posts p WHERE p.type = 'prayer' AND ${isVisiblePost(viewerId, postId)}`;
  const [, found, rows] = await db.batch([
    sql`INSERT INTO prayer_list (id, userId, postId, content, every, lastDay, createdAt)
        SELECT ${id}, ${viewerId}, v.id, ${content ?? null}, ${every}, v.lastDay, ${now} FROM (${visible}) v WHERE ${hasRoom}
        ON CONFLICT DO NOTHING`,
    visible,
    sql`SELECT id FROM prayer_list WHERE id = ${id}
        UNION ALL SELECT id FROM prayer_list WHERE postId = ${postId ?? null} AND userId = ${viewerId}`,
  ]);
  if (!found?.length) throw postNotFound();
  const [row] = rows ?? [];
  if (!row)
    throw new AppError("conflict", {
      detail: `Your list has ${maxListedPrayers} prayers, which is the limit. Please remove one first.`,
    });
  return getPrayer(db, viewerId, String(row["id"]));
}

export async function updatePrayer(
  db: Db,
  viewerId: string,
  id: string,
  { every, prayedOn }: ListedPrayerChange,
  now: number,
): Promise<ListedPrayer> {
  if (prayedOn !== undefined) requireRecentDay("prayedOn", prayedOn, now);
  const [updated] = await db.batch([
    sql`UPDATE prayer_list SET every = coalesce(${every ?? null}, every),
          lastDay = nullif(max(coalesce(lastDay, ''), ${prayedOn ?? ""}), '')
        WHERE id = ${id} AND userId = ${viewerId} AND (content IS NOT NULL OR ${prayedOn === undefined}) RETURNING id`,
  ]);
  const item = await getPrayer(db, viewerId, id);
  if (!updated?.length)
    throw fieldError("prayedOn", "Press “I prayed” on the request.");
  return item;
}

export async function removePrayer(
  db: Db,
  viewerId: string,
  id: string,
): Promise<void> {
  const [removed] = await db.batch([
    sql`DELETE FROM prayer_list WHERE id = ${id} AND userId = ${viewerId} RETURNING id`,
  ]);
  if (!removed?.length) throw new AppError("not_found");
}

async function getPrayer(
  db: Db,
  viewerId: string,
  id: string,
): Promise<ListedPrayer> {
  const [item] = await listPrayers(db, viewerId, sql`l.id = ${id}`);
  if (!item) throw new AppError("not_found");
  return item;
}

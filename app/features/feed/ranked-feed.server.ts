import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { posts, users } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { isListed, visibleTo } from "~/features/audience/visibility.server";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { minuteMs } from "~/shared/duration.mjs";
import { getIdTime } from "~/shared/id";
import type { Page } from "~/shared/page";
import type { FeedQuery } from "./feed";
import {
  firstCursor,
  getScanEnd,
  maxScannedPosts,
  newestPublicPosts,
} from "./newest-posts.server";
import { rankPosts, type RankedPost } from "./rank-posts";

/** The newest posts that For you ranks. Older ones follow in order of time. */
const windowSize = 100;
/** A visit this soon after the previous one belongs to it. */
const visitMs = 10 * minuteMs;

/** Enough of an id to tell the posts of a window apart. */
const toShownKey = (id: string) => id.slice(-6);

type WindowRow = Row<typeof posts, "id" | "userId" | "type"> & {
  isFollowed: Bit;
};
type ViewerRow = Row<typeof users, "id" | "preferenceBits" | "homeSeenAt">;

/**
 * For you: the newest 100 posts ranked by `rankPosts`, then a cursor into the newest-first list. Within the window, a
 * cursor has the time of the previous visit, the newest and the oldest post of the window, and the posts shown so far.
 * So no post is shown twice, even if the viewer follows someone between two pages. Cost: one row per post of the window,
 * read from an index, and three per post shown. The first page of a visit writes the time of the visit.
 */
export async function listRanked(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = "" }: FeedQuery,
  now: number,
): Promise<Page<Post>> {
  const [, visit, firstId, lastId, shown = ""] = cursor.split(".");
  // `~` sorts after the rest of an id.
  const older = newestPublicPosts("all", firstId ? `${firstId}~` : firstCursor);
  const end = lastId ? sql`AND p.id >= ${lastId}` : sql``;
  const [rows, viewer] = await Promise.all([
    db.all<WindowRow>(
      sql`SELECT p.id, iif(p.anonymous, p.id, p.userId) AS userId, p.type,
            p.anonymous = 0 AND EXISTS (SELECT 1 FROM follows WHERE followerId = p.viewerId AND followeeId = p.userId) AS isFollowed
          FROM (SELECT id, userId, type, hiddenAt, anonymous, 'everyone' AS audience, NULL AS groupId,
                  ${viewerId} AS viewerId ${older} LIMIT ${maxScannedPosts}) p
          WHERE ${visibleTo(sql`p.viewerId`)} AND ${isListed(sql`p.viewerId`)} ${end}
          LIMIT ${windowSize + 1}`,
    ),
    db.first<ViewerRow>(
      sql`SELECT id, preferenceBits, homeSeenAt FROM users WHERE id = ${viewerId}`,
    ),
  ]);
  const window = rows.slice(0, windowSize);
  const newestId = window[0]?.id;
  const oldestId = lastId ?? window.at(-1)?.id;
  if (!viewer || !newestId || !oldestId) return { items: [], next: null };
  const seenAt = visit ? Number.parseInt(visit, 36) : viewer.homeSeenAt;
  const shownKeys: string[] = shown.match(/.{6}/g) ?? [];
  const remaining = rankPosts(window.map(toRankedPost), {
    ...viewer,
    seenAt,
  }).filter(({ post }) => !shownKeys.includes(toShownKey(post.id)));
  const ranked = remaining.slice(0, limit);
  const items = await loadPosts(db, viewer, ranked, now);
  if (remaining.length > limit) {
    const keys = shown + ranked.map(({ post }) => toShownKey(post.id)).join("");
    const visitKey = seenAt.toString(36);
    return { items, next: `r.${visitKey}.${newestId}.${oldestId}.${keys}` };
  }
  const isFull = lastId !== undefined || rows.length > windowSize;
  const next = isFull ? oldestId : await getScanEnd(db, older, oldestId);
  return { items, next };
}

const toRankedPost = (row: WindowRow): RankedPost => ({
  id: row.id,
  userId: row.userId,
  type: row.type,
  isFollowed: row.isFollowed === 1,
  createdAt: getIdTime(row.id),
});

/** In the given order, without posts deleted since the ranking. The first load of a visit stores its time. */
async function loadPosts(
  db: Db,
  { id, homeSeenAt }: ViewerRow,
  ranked: ReturnType<typeof rankPosts>,
  now: number,
): Promise<Post[]> {
  const ids = JSON.stringify(ranked.map(({ post }) => post.id));
  const [rows] = await Promise.all([
    db.all<PostRow>(
      selectPosts(
        id,
        sql``,
        sql`(SELECT posts.* FROM json_each(${ids}) CROSS JOIN posts ON posts.id = value)`,
      ),
    ),
    now - homeSeenAt > visitMs &&
      db.batch([sql`UPDATE users SET homeSeenAt = ${now} WHERE id = ${id}`]),
  ]);
  const posts = new Map(rows.map((row) => [row.id, toPost(row)]));
  return ranked.flatMap(({ post: { id }, reason }) => {
    const post = posts.get(id);
    return post ? [{ ...post, reason }] : [];
  });
}

import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { posts, users } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";
import { notMuted, visibleTo } from "~/features/audience/visibility.server";
import type { Post, RankReason } from "~/features/posts/post";
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

/**
 * Where a ranked page ended: the newest and the oldest post of the window, the posts shown so far, and the time of the
 * previous visit. So no post is shown twice, even if the viewer follows someone between two pages.
 */
interface RankedCursor {
  seenAt: number;
  newestId: string;
  oldestId: string;
  shown: string[];
}

export const isRankedCursor = (cursor: string) => cursor.startsWith("r.");

function parseCursor(cursor: string): RankedCursor {
  const [, seenAt = "", newestId = "", oldestId = "", shown = ""] =
    cursor.split(".");
  return {
    seenAt: Number.parseInt(seenAt, 36),
    newestId,
    oldestId,
    shown: shown.match(/.{6}/g) ?? [],
  };
}

const formatCursor = ({ seenAt, newestId, oldestId, shown }: RankedCursor) =>
  `r.${seenAt.toString(36)}.${newestId}.${oldestId}.${shown.join("")}`;

type WindowRow = Row<typeof posts, "id" | "userId" | "type"> & {
  isFollowed: Bit;
};
type ViewerRow = Row<typeof users, "id" | "preferenceBits" | "homeSeenAt">;

/**
 * For you: the newest 100 posts ranked by `rankPosts`, then a cursor into the newest-first list. Cost: one row per post
 * of the window, read from an index, and three per post shown. The first page of a visit writes the time of the visit.
 */
export async function listRanked(
  db: Db,
  viewerId: SqlId,
  { limit, cursor }: FeedQuery,
  now: number,
): Promise<Page<Post>> {
  const before = cursor === undefined ? null : parseCursor(cursor);
  // `~` sorts after the rest of an id.
  const older = newestPublicPosts(
    "all",
    before ? `${before.newestId}~` : firstCursor,
  );
  const end = before ? sql`AND p.id >= ${before.oldestId}` : sql``;
  const [rows, viewer] = await Promise.all([
    db.all<WindowRow>(
      sql`SELECT p.id, p.userId, p.type,
            EXISTS (SELECT 1 FROM follows WHERE followerId = p.viewerId AND followeeId = p.userId) AS isFollowed
          FROM (SELECT id, userId, type, hiddenAt, anonymous, 'everyone' AS audience, NULL AS groupId,
                  ${viewerId} AS viewerId ${older} LIMIT ${maxScannedPosts}) p
          WHERE ${visibleTo(sql`p.viewerId`)} AND ${notMuted(sql`p.viewerId`, sql`p.userId`)} ${end}
          LIMIT ${windowSize + 1}`,
    ),
    db.first<ViewerRow>(
      sql`SELECT id, preferenceBits, homeSeenAt FROM users WHERE id = ${viewerId}`,
    ),
  ]);
  const window = rows.slice(0, windowSize);
  const [newest, oldest] = [window[0], window.at(-1)];
  if (!viewer || !newest || !oldest) return { items: [], next: null };
  const seenAt = before?.seenAt ?? viewer.homeSeenAt;
  const ranked = rankPosts(window.map(toRankedPost), { ...viewer, seenAt });
  const shown = before?.shown ?? [];
  const remaining = ranked.filter(({ id }) => !shown.includes(toShownKey(id)));
  const shownNow = remaining.slice(0, limit);
  const items = await loadPosts(db, viewer, shownNow, now);
  if (remaining.length > limit) {
    const keys = [...shown, ...shownNow.map(({ id }) => toShownKey(id))];
    const [newestId, oldestId] = [newest.id, before?.oldestId ?? oldest.id];
    const next = formatCursor({ seenAt, newestId, oldestId, shown: keys });
    return { items, next };
  }
  const isFull = before !== null || rows.length > windowSize;
  const lastId = before?.oldestId ?? oldest.id;
  const next = isFull ? lastId : await getScanEnd(db, older, lastId);
  return { items, next };
}

const toRankedPost = ({ isFollowed, ...row }: WindowRow): RankedPost => ({
  ...row,
  isFollowed: isFollowed === 1,
  createdAt: getIdTime(row.id),
});

/** In the given order, without posts deleted since the ranking. The first load of a visit stores its time. */
async function loadPosts(
  db: Db,
  { id, homeSeenAt }: ViewerRow,
  ranked: readonly { id: string; reason: RankReason }[],
  now: number,
): Promise<Post[]> {
  const reasons = new Map(ranked.map((post) => [post.id, post.reason]));
  const [rows] = await Promise.all([
    db.all<PostRow>(
      selectPosts(
        id,
        sql``,
        sql`(SELECT posts.* FROM json_each(${JSON.stringify([...reasons.keys()])}) CROSS JOIN posts ON posts.id = value)`,
      ),
    ),
    now - homeSeenAt > visitMs &&
      db.batch([sql`UPDATE users SET homeSeenAt = ${now} WHERE id = ${id}`]),
  ]);
  return rows.map((row) => {
    const reason = reasons.get(row.id);
    return { ...toPost(row), ...(reason && { reason }) };
  });
}

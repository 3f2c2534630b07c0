import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  isListed,
  isPublicPostVisibleTo,
} from "~/features/audience/visibility.server";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { minuteMs } from "~/shared/duration.mjs";
import type { Page } from "~/shared/page";
import type { FeedQuery } from "./feed";
import { listFollowing, listNewestInGroups } from "./following.server";
import {
  firstCursor,
  getScanEnd,
  maxScannedPosts,
  newestPublicPosts,
} from "./newest-posts.server";
import {
  preferencesByType,
  rankPosts,
  riseByReason,
  type RankedPost,
} from "./rank-posts";

/** The newest posts that For you ranks. Older ones follow in order of time. */
const windowSize = 100;
/** A visit this soon after the previous one belongs to it. */
const visitMs = 10 * minuteMs;
/** `rankPosts` may move a few more posts up to the page, because it spreads authors. */
const sparePosts = 5;

/** Enough of an id to tell the posts of a window apart. */
const toShownKey = (id: string) => id.slice(-6);

interface LikelyRow
  extends PostRow, Row<typeof users, "homeSeenAt" | "groupsCount"> {
  /** `RankedPost[]` as JSON, only in the row of the newest. */
  ranking: string | null;
}

/**
 * For you: the newest 100 posts and the newest post of each of the viewer's groups ranked by `rankPosts`, then a cursor
 * into the newest-first list, which is without groups. Only members of a group pay for its posts, with a second trip.
 * Within the window, a cursor has the time of the previous visit, the newest post and the oldest outside groups, and the
 * posts shown so far. So no post is shown twice, even if the viewer follows someone between two pages. The first page of
 * a visit writes the time of the visit.
 */
export async function listRanked(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = "" }: FeedQuery,
  now: number,
): Promise<Page<Post>> {
  const [, visit, firstId, lastId, shown = ""] = cursor.split(".");
  const visitAt = visit ? Number.parseInt(visit, 36) : null;
  // `~` sorts after the rest of an id.
  const before = firstId ? `${firstId}~` : firstCursor;
  const older = newestPublicPosts({ type: "all" }, before);
  const ranking = selectRanking(viewerId, visitAt, older, lastId);
  const likely = await db.all<LikelyRow>(selectLikely(ranking, shown, limit));
  const first = likely.find(({ ranking }) => ranking !== null);
  // Without public posts, groups still have some.
  if (!first?.ranking) return listFollowing(db, viewerId, { limit });
  const { homeSeenAt } = first;
  const posts = JSON.parse(first.ranking) as RankedPost[];
  const shownKeys: string[] = shown.match(/.{6}/g) ?? [];
  // A group's post below it can't rise to this page.
  const lowest = posts[shownKeys.length + limit + riseByReason.group]?.id;
  const groupPosts =
    first.groupsCount > 0
      ? await listNewestInGroups(db, viewerId, now, { before, after: lowest })
      : [];
  const publicPosts = posts.slice(0, windowSize);
  const window = [
    ...publicPosts,
    ...groupPosts.map((row) => toRankedPost(row, visitAt ?? homeSeenAt)),
  ].sort((one, other) => (one.id < other.id ? 1 : -1));
  const newest = window[0] ?? first;
  const remaining = rankPosts(window).filter(
    ({ id }) => !shownKeys.includes(toShownKey(id)),
  );
  const page = remaining.slice(0, limit);
  const [items] = await Promise.all([
    loadPage(db, viewerId, page, [...likely, ...groupPosts]),
    now - homeSeenAt > visitMs &&
      db.batch([
        sql`UPDATE users SET homeSeenAt = ${now} WHERE id = ${viewerId}`,
      ]),
  ]);
  const oldestId = lastId ?? publicPosts.at(-1)?.id ?? newest.id;
  if (remaining.length > limit) {
    const keys = shown + page.map(({ id }) => toShownKey(id)).join("");
    const visitKey = (visitAt ?? homeSeenAt).toString(36);
    return { items, next: `r.${visitKey}.${newest.id}.${oldestId}.${keys}` };
  }
  const isFull = lastId !== undefined || posts.length > windowSize;
  const next = isFull ? oldestId : await getScanEnd(db, older, oldestId);
  return { items, next };
}

/** Of a group. The viewer's own rank like any other: while they are new, they are at the top anyway. */
const toRankedPost = (
  { id, userId, createdAt }: PostRow,
  seenAt: number,
): RankedPost => ({
  id,
  userId: userId ?? id,
  reason: "group",
  isNew: createdAt > seenAt ? 1 : 0,
});

/** The viewer, and the posts for `rankPosts` as JSON. Ids tell which are newer than the viewer's previous visit. */
function selectRanking(
  viewerId: SqlId,
  visitAt: number | null,
  older: Sql,
  lastId = "",
): Sql {
  return sql`
    viewer AS MATERIALIZED (
      SELECT id AS viewerId, preferenceBits, homeSeenAt, coalesce(${visitAt}, homeSeenAt) AS seenAt, groupsCount
      FROM users WHERE id = ${viewerId}),
    ranking AS MATERIALIZED (
      SELECT json_group_array(json_object('id', id, 'userId', userId, 'reason', reason, 'isNew', isNew)) AS ranking
      FROM (
        SELECT p.id, p.authorId AS userId, p.authorId = p.viewerId OR p.isNew AS isNew,
          CASE WHEN p.authorId = p.viewerId THEN 'own'
            WHEN EXISTS (SELECT 1 FROM follows WHERE followerId = p.viewerId AND followeeId = p.authorId) THEN 'followed'
            WHEN (SELECT preferenceBits FROM viewer) & (${JSON.stringify(preferencesByType)} ->> p.type) THEN 'preferred'
            WHEN p.isNew AND (SELECT seenAt FROM viewer) > 0 THEN 'new' ELSE 'recent' END AS reason
        FROM (SELECT id, userId, iif(anonymous, id, userId) AS authorId, type, hiddenAt, anonymous,
            (SELECT viewerId FROM viewer) AS viewerId,
            id > (SELECT printf('%08x-%04x~', seenAt >> 16, seenAt & 65535) FROM viewer) AS isNew
          ${older} LIMIT ${maxScannedPosts}) p
        WHERE ${isPublicPostVisibleTo(sql`p.viewerId`)} AND ${isListed(sql`p.viewerId`)} AND p.id >= ${lastId}
        LIMIT ${windowSize + 1}))`;
}

/**
 * The cards of the newest post and of the first ones in the order of `rankPosts`, before it spreads authors. The limit
 * follows the sorting: sorting with a smaller limit would read one row more for each post above it.
 */
function selectLikely(ranking: Sql, shown: string, limit: number): Sql {
  return selectPosts(sql`p.viewerId`, sql`LIMIT ${limit + sparePosts}`, {
    source: sql`(WITH ${ranking}, likely AS (
        SELECT value ->> 'id' AS id, viewerId, homeSeenAt, groupsCount, iif(key = 0, ranking, NULL) AS ranking
        FROM viewer CROSS JOIN ranking CROSS JOIN json_each(ranking)
        ${shown ? sql`WHERE key = 0 OR instr(${shown}, substr(value ->> 'id', -6)) = 0` : sql``}
        ORDER BY key > 0, value ->> 'isNew' DESC, key - (${JSON.stringify(riseByReason)} ->> (value ->> 'reason'))
        LIMIT ${windowSize + 1})
      SELECT posts.*, viewerId, homeSeenAt, groupsCount, ranking FROM likely CROSS JOIN posts ON posts.id = likely.id)`,
    columns: sql`, p.homeSeenAt, p.groupsCount, p.ranking`,
    isPublic: true,
  });
}

/** In the given order, without posts deleted since the ranking. Loads those that aren't among the likely ones. */
async function loadPage(
  db: Db,
  viewerId: SqlId,
  page: readonly RankedPost[],
  likely: readonly PostRow[],
): Promise<Post[]> {
  const rows = new Map(likely.map((row) => [row.id, row]));
  const missing = page.filter(({ id }) => !rows.has(id)).map(({ id }) => id);
  if (missing.length > 0) {
    const found = await db.all<PostRow>(
      selectPosts(sql`p.viewerId`, sql``, {
        source: sql`(WITH viewer AS MATERIALIZED (SELECT ${viewerId} AS viewerId) SELECT posts.*, viewerId
          FROM viewer CROSS JOIN json_each(${JSON.stringify(missing)}) CROSS JOIN posts ON posts.id = value)`,
      }),
    );
    for (const row of found) rows.set(row.id, row);
  }
  return page.flatMap(({ id, reason }) => {
    const row = rows.get(id);
    return row ? [{ ...toPost(row), reason }] : [];
  });
}

import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { unlessBlocked } from "~/features/audience/visibility.server";
import type { Post } from "~/features/posts/post";
import { selectPosts } from "~/features/posts/post-row.server";
import type { AppContext } from "~/platform/context.server";
import type { Page } from "~/shared/page";
import { listEvents } from "./events.server";
import type { FeedQuery, InitialFeed } from "./feed";
import { getListOrder, parseOrderCookie } from "./feed-order";
import { firstPageSize, parseFeedTab, parsePrayerFilter } from "./feed-tab";
import { listFollowing } from "./following.server";
import { listGroupPosts, listLeftPosts } from "./group-posts.server";
import { firstCursor, listNewest, readPostPage } from "./newest-posts.server";
import { listRanked } from "./ranked-feed.server";

/** Only `all` outside groups has other orders than newest first. */
export async function listFeed(
  db: Db,
  viewerId: SqlId,
  query: FeedQuery,
  now: number,
): Promise<Page<Post>> {
  const { type, order, cursor, prayers, group, left } = query;
  if (left) return listLeftPosts(db, viewerId, query);
  if (group !== undefined)
    return listGroupPosts(db, viewerId, group, query, now);
  if (type === "event" && order === "upcoming")
    return listEvents(db, viewerId, query, now);
  if (type === "all" && order === "following")
    return listFollowing(db, viewerId, query);
  if (type === "prayer" && prayers === "mine")
    return listOwnPrayers(db, viewerId, query);
  // Behind the ranked window, cursors are those of the newest posts.
  const isRanked = cursor === undefined || cursor.startsWith("r.");
  return type === "all" && order === "preferred" && isRanked
    ? listRanked(db, viewerId, query, now)
    : listNewest(db, viewerId, query);
}

type FeedContext = Pick<AppContext, "db" | "viewerId" | "now" | "request">;

/** In the order of the cookie. */
export async function loadInitialFeed({
  db,
  viewerId,
  now,
  request,
}: FeedContext): Promise<InitialFeed> {
  const requestedOrder = parseOrderCookie(request.headers.get("cookie"));
  const { search } = new URL(request.url);
  const tab = parseFeedTab(search);
  const { type } = tab;
  const prayers = parsePrayerFilter(tab, search);
  const order = getListOrder(type, requestedOrder);
  const limit = firstPageSize;
  const query = { type, order, prayers, limit };
  const page = await listFeed(db, viewerId, query, now);
  return { type, requestedOrder, prayers, page, at: now };
}

/** The viewer's prayer requests in every state, for every audience, newest first. Cost: two rows each. */
export async function listOwnPrayers(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = firstCursor }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const query = selectPosts(
    sql`p.userId`,
    sql`AND p.userId = ${viewerId} AND p.type = 'prayer' AND p.id < ${cursor}
        ORDER BY p.id DESC LIMIT ${limit + 1}`,
  );
  return readPostPage(db, query, limit);
}

/**
 * Newest first: what the viewer may see of the user's posts, merged from one index for public and one for narrower
 * posts, so that posts for others cost nothing. Never lists anonymous requests, not even to their author. Viewers who have muted the user see these posts too.
 */
export async function listUserPosts(
  db: Db,
  viewerId: SqlId,
  userId: SqlId,
  { limit, cursor = firstCursor }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  /** Reads nothing unless the condition holds. */
  const postsIf = (condition: Sql) =>
    sql`SELECT * FROM posts WHERE userId = (SELECT userId FROM relation WHERE ${condition})
      AND groupId IS NULL AND anonymous = 0 AND id < ${cursor}`;
  const query = selectPosts(sql`p.viewerId`, sql``, {
    source: sql`(WITH viewer AS MATERIALIZED (SELECT ${viewerId} AS id),
        relation AS MATERIALIZED (SELECT viewer.id AS viewerId, ${unlessBlocked(sql`viewer.id`, userId)} AS userId FROM viewer),
        page AS (
          ${postsIf(sql`userId IS viewerId`)}
          UNION ALL ${postsIf(sql`userId IS NOT viewerId`)}
            AND audience = 'everyone' AND hiddenAt IS NULL
          UNION ALL ${postsIf(
            sql`EXISTS (SELECT 1 FROM follows WHERE followerId = viewerId AND followeeId = userId)`,
          )} AND audience = 'followers' AND audience <> 'everyone' AND hiddenAt IS NULL
          ORDER BY id DESC LIMIT ${limit + 1})
        SELECT page.*, viewerId FROM page CROSS JOIN relation)`,
  });
  return readPostPage(db, query, limit);
}

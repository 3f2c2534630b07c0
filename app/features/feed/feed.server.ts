import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import {
  notBlockedOrMuted,
  unlessBlocked,
} from "~/features/users/visibility.server";
import { toPage, type Page } from "~/shared/page";
import { listEvents } from "./events.server";
import { rankPosts } from "./rank-posts";
import type { FeedQuery, InitialFeed } from "./feed";
import { getListOrder, type FeedOrder } from "./feed-order";
import { firstPageSize, type FeedTab } from "./feed-tab";

/** Sorts after every UUID, so that first and later pages share one query. */
const firstCursor = "~";

/**
 * How many posts one request scans. If the viewer has muted most authors, the page is short and has a
 * next cursor. Cost: at most 1,500 rows plus the page.
 */
export const maxScannedPosts = 500;

/**
 * Newest first, by id (UUIDv7), using the primary key or posts_by_type. Skips posts by people the viewer
 * has muted or blocked, at two rows per post, up to `maxScannedPosts`. The first page of All may be
 * ranked; its cursor is still its oldest post.
 */
export async function listFeed(
  db: Db,
  viewerId: SqlId,
  query: FeedQuery,
  now = Date.now(),
): Promise<Page<Post>> {
  const { type, order, limit, cursor = firstCursor } = query;
  if (type === "event" && order === "upcoming") {
    return listEvents(db, viewerId, query, now);
  }
  const typeFilter = type === "all" ? sql`` : sql`type = ${type} AND`;
  const older = sql`FROM posts WHERE ${typeFilter} id < ${cursor} ORDER BY id DESC`;
  const isRanked =
    order === "preferred" && type === "all" && cursor === firstCursor;
  const [rows, viewer] = await Promise.all([
    db.all<PostRow>(
      selectPosts(
        sql`p.viewerId`,
        sql`WHERE ${notBlockedOrMuted(sql`p.viewerId`, sql`p.userId`)} ORDER BY p.id DESC LIMIT ${limit + 1}`,
        // SQLite runs this as a co-routine, which stops once the page is full and keeps its order. The
        // viewer is a column, because each use of the expression would read the session again.
        sql`(SELECT *, ${viewerId} AS viewerId ${older} LIMIT ${maxScannedPosts})`,
      ),
    ),
    isRanked ? getViewerPreferences(db, viewerId) : null,
  ]);
  const page = toPage(rows, limit, toPost, (row) => row.id);
  const next = page.next ?? (await getScanEnd(db, older, rows.at(-1)));
  return { items: viewer ? rankPosts(page.items, viewer) : page.items, next };
}

/** For a short page: the id of the last scanned post, or null if there are no more posts. */
async function getScanEnd(
  db: Db,
  older: Sql,
  lastShown: PostRow | undefined,
): Promise<string | null> {
  const end = await db.first<{ id: string }>(
    sql`SELECT id ${older} LIMIT 1 OFFSET ${maxScannedPosts - 1}`,
  );
  // A new post shifts the end of the scan. Don't show a post twice.
  return end && lastShown && lastShown.id < end.id
    ? lastShown.id
    : (end?.id ?? null);
}

function getViewerPreferences(db: Db, viewerId: SqlId) {
  return db.first<Row<typeof users, "id" | "preferenceBits">>(
    sql`SELECT id, preferenceBits FROM users WHERE id = ${viewerId}`,
  );
}

export async function loadInitialFeed(
  db: Db,
  viewerId: SqlId,
  tab: FeedTab,
  requestedOrder: FeedOrder,
  now: number,
): Promise<InitialFeed> {
  const { type } = tab;
  const order = getListOrder(tab, requestedOrder);
  const limit = firstPageSize;
  const page = await listFeed(db, viewerId, { type, order, limit }, now);
  return { type, order, requestedOrder, page, at: now };
}

/** Newest first, using posts_by_user. Viewers who have muted the user see these posts too. */
export async function listUserPosts(
  db: Db,
  viewerId: SqlId,
  userId: SqlId,
  { limit, cursor = firstCursor }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const rows = await db.all<PostRow>(
    selectPosts(
      viewerId,
      sql`WHERE p.userId = ${unlessBlocked(viewerId, userId)} AND p.id < ${cursor} ORDER BY p.id DESC LIMIT ${limit + 1}`,
    ),
  );
  return toPage(rows, limit, toPost, (row) => row.id);
}

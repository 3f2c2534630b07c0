import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { selectPosts, toPost } from "~/features/posts/post-row.server";
import type { PostRow } from "~/features/posts/post-row.server";
import { notHidden, unlessBlocked } from "~/features/users/hidden.server";
import { toPage } from "~/shared/page";
import type { Page } from "~/shared/page";
import { arrange } from "./arrange";
import type { FeedQuery, FeedSeed } from "./feed";
import { orderOf } from "./feed-order";
import type { FeedOrder } from "./feed-order";
import { firstPageSize } from "./feed-tab";
import type { FeedTab } from "./feed-tab";

/** Sorts behind every UUID: the cursor of a first page, so that both pages are one query. */
const newest = "~";

/**
 * How many posts one page is chosen from. Whoever has muted the only person who writes gets a short
 * page and the way on behind it: no request reads more than 1,500 rows and its page.
 */
export const scanMax = 500;

/**
 * Newest first, by id (UUIDv7), on the primary key or on posts_by_type. What the viewer does not want
 * to meet is passed over, for two rows a post, as far as `scanMax`. The newest page of All may be arranged; its cursor is
 * the last by time all the same, so the next page goes on behind it.
 */
export async function listFeed(
  db: Db,
  viewerId: SqlId,
  { type, order, limit, cursor = newest }: FeedQuery,
): Promise<Page<Post>> {
  const ofType = type === "all" ? sql`` : sql`type = ${type} AND`;
  const older = sql`FROM posts WHERE ${ofType} id < ${cursor} ORDER BY id DESC`;
  const arranged = order === "preferred" && type === "all" && cursor === newest;
  const [rows, reader] = await Promise.all([
    db.all<PostRow>(
      selectPosts(
        sql`p.viewerId`,
        sql`WHERE ${notHidden(sql`p.viewerId`, sql`p.userId`)} ORDER BY p.id DESC LIMIT ${limit + 1}`,
        // A co-routine: it stops with the page, and its order is taken as it is. The viewer is a column
        // of it, or each mention would read the session again.
        sql`(SELECT *, ${viewerId} AS viewerId ${older} LIMIT ${scanMax})`,
      ),
    ),
    arranged ? findReader(db, viewerId) : null,
  ]);
  const page = toPage(rows, limit, toPost, (row) => row.id);
  const next = page.next ?? (await endOfScan(db, older, rows.at(-1)));
  return { items: reader ? arrange(page.items, reader) : page.items, next };
}

/** Of a page that is not full: the last post that was looked at, null where all of them were. */
async function endOfScan(
  db: Db,
  older: Sql,
  shown: PostRow | undefined,
): Promise<string | null> {
  const end = await db.first<{ id: string }>(
    sql`SELECT id ${older} LIMIT 1 OFFSET ${scanMax - 1}`,
  );
  // A post that has come meanwhile moves the end; what is shown already is not to come again.
  return end && shown && shown.id < end.id ? shown.id : (end?.id ?? null);
}

function findReader(db: Db, viewerId: SqlId) {
  return db.first<Row<typeof users, "id" | "preferenceBits">>(
    sql`SELECT id, preferenceBits FROM users WHERE id = ${viewerId}`,
  );
}

/** What the home page is drawn with: the beginning of a list, in one read. */
export async function seedFeed(
  db: Db,
  viewerId: SqlId,
  tab: FeedTab,
  wanted: FeedOrder,
  now: number,
): Promise<FeedSeed> {
  const { type } = tab;
  const order = orderOf(tab, wanted);
  const limit = firstPageSize;
  const page = await listFeed(db, viewerId, { type, order, limit });
  return { type, order, wanted, page, at: now };
}

/** What a person has written, newest first, on posts_by_user; shown to who has muted them too. */
export async function listUserPosts(
  db: Db,
  viewerId: SqlId,
  userId: SqlId,
  { limit, cursor = newest }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const rows = await db.all<PostRow>(
    selectPosts(
      viewerId,
      sql`WHERE p.userId = ${unlessBlocked(viewerId, userId)} AND p.id < ${cursor} ORDER BY p.id DESC LIMIT ${limit + 1}`,
    ),
  );
  return toPage(rows, limit, toPost, (row) => row.id);
}

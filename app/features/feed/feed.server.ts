import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { selectPosts, toPost } from "~/features/posts/post-row.server";
import type { PostRow } from "~/features/posts/post-row.server";
import { toPage } from "~/shared/page";
import type { Page } from "~/shared/page";
import type { FeedQuery, FeedSeed, FeedType } from "./feed";
import { firstPageSize } from "./feed-tab";

/** Sorts behind every UUID: the cursor of a first page, so that both pages are one query. */
const newest = "~";

/** Newest first, by id (UUIDv7), on the primary key or on posts_by_type. */
export async function listFeed(
  db: Db,
  viewerId: SqlId,
  { type, limit, cursor = newest }: FeedQuery,
): Promise<Page<Post>> {
  const ofType = type === "all" ? sql`` : sql`p.type = ${type} AND`;
  const rows = await db.all<PostRow>(
    selectPosts(
      viewerId,
      sql`WHERE ${ofType} p.id < ${cursor} ORDER BY p.id DESC LIMIT ${limit + 1}`,
    ),
  );
  return toPage(rows, limit, toPost, (row) => row.id);
}

/** What the home page is drawn with: the beginning of a list, in one read. */
export async function seedFeed(
  db: Db,
  viewerId: SqlId,
  type: FeedType,
  now: number,
): Promise<FeedSeed> {
  const page = await listFeed(db, viewerId, { type, limit: firstPageSize });
  return { type, page, at: now };
}

/** What a person has written, newest first, on posts_by_user. */
export async function listUserPosts(
  db: Db,
  viewerId: SqlId,
  userId: SqlId,
  { limit, cursor = newest }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const rows = await db.all<PostRow>(
    selectPosts(
      viewerId,
      sql`WHERE p.userId = ${userId} AND p.id < ${cursor} ORDER BY p.id DESC LIMIT ${limit + 1}`,
    ),
  );
  return toPage(rows, limit, toPost, (row) => row.id);
}

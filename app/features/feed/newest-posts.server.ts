import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { isListed } from "~/features/audience/visibility.server";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { toPage, type Page } from "~/shared/page";
import type { FeedQuery } from "./feed";

/** Sorts after every UUID, so that first and later pages share one query. */
export const firstCursor = "~";

/**
 * How many posts one request scans. If the viewer has muted most authors, the page is short and has a
 * next cursor. Cost: at most 1,500 rows plus the page.
 */
export const maxScannedPosts = 500;

/** Newest first. Sorted here, because ORDER BY around a sorted subquery would read each row once more. */
export async function readPostPage(
  db: Db,
  query: Sql,
  limit: number,
): Promise<Page<Post>> {
  const rows = await db.all<PostRow>(query);
  rows.sort((one, other) => (one.id < other.id ? 1 : -1));
  return toPage(rows, limit, toPost, (row) => row.id);
}

type ListedPosts = Pick<FeedQuery, "type" | "prayers">;

/** The index of a list, and the condition for its posts. */
function indexedPosts({ type, prayers }: ListedPosts): Sql {
  if (type === "all") return sql`posts_home WHERE TRUE`;
  if (type !== "prayer" || prayers === undefined)
    return sql`posts_home_by_type WHERE type = ${type}`;
  return prayers === "answered"
    ? sql`posts_answered WHERE answeredAt IS NOT NULL`
    : sql`posts_to_pray WHERE type = 'prayer' AND answeredAt IS NULL AND closedAt IS NULL`;
}

/** SQL from FROM on, for the newest public posts before `cursor`. Other posts cost nothing: the indexes skip them. */
export function newestPublicPosts(listed: ListedPosts, cursor: string): Sql {
  return sql`FROM posts INDEXED BY ${indexedPosts(listed)}
    AND audience = 'everyone' AND groupId IS NULL AND id < ${cursor} ORDER BY id DESC`;
}

/**
 * Newest first, by id (UUIDv7). Skips what `isListed` and `visibleTo` exclude, at two rows per post, up to
 * `maxScannedPosts`.
 */
export async function listNewest(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = firstCursor, ...listed }: FeedQuery,
): Promise<Page<Post>> {
  const older = newestPublicPosts(listed, cursor);
  const page = await readPostPage(
    db,
    selectPosts(
      sql`p.viewerId`,
      sql`AND ${isListed(sql`p.viewerId`)} ORDER BY p.id DESC LIMIT ${limit + 1}`,
      {
        // SQLite runs this as a co-routine, which stops once the page is full and keeps its order. The
        // viewer is a column, because each use of the expression would read the session again.
        source: sql`(SELECT *, ${viewerId} AS viewerId ${older} LIMIT ${maxScannedPosts})`,
        isPublic: true,
      },
    ),
    limit,
  );
  const lastId = page.items.at(-1)?.id;
  return { ...page, next: page.next ?? (await getScanEnd(db, older, lastId)) };
}

/**
 * For a short page: where the scan stopped, or null if there are no more posts. It is the time in the id, without the
 * random part: sorts like the id and doesn't name a post that may be hidden from the viewer.
 */
export async function getScanEnd(
  db: Db,
  older: Sql,
  lastShownId: string | undefined,
): Promise<string | null> {
  const end = await db.first<{ id: string }>(
    sql`SELECT id ${older} LIMIT 1 OFFSET ${maxScannedPosts - 1}`,
  );
  // A new post shifts the end of the scan. Don't show a post twice.
  return end && lastShownId !== undefined && lastShownId < end.id
    ? lastShownId
    : (end?.id.slice(0, 13) ?? null);
}

import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import type { Post } from "~/features/posts/post";
import {
  isVisiblePost,
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import { parseTimeCursor } from "~/features/users/time-cursor";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import type { SaveResponse } from "./reaction";

/** Saves or unsaves a post, or toggles it if `desired` is undefined. Idempotent, without a notification. */
export async function setSaved(
  db: Db,
  viewerId: SqlId,
  postId: string,
  desired: boolean | undefined,
  now: number,
): Promise<SaveResponse> {
  const row = sql`postId = ${selectVisiblePostId(viewerId, postId)} AND userId = ${viewerId}`;
  const saved =
    desired ?? !(await db.first(sql`SELECT 1 FROM saved_posts WHERE ${row}`));
  const [, posts] = await db.batch([
    saved
      ? sql`INSERT INTO saved_posts (postId, userId, createdAt)
            SELECT p.id, u.id, ${now} FROM users u CROSS JOIN posts p ON ${isVisiblePost(sql`u.id`, postId)}
            WHERE u.id = ${viewerId} ON CONFLICT DO NOTHING`
      : sql`DELETE FROM saved_posts WHERE ${row}`,
    sql`SELECT 1 WHERE ${selectVisiblePostId(viewerId, postId)} IS NOT NULL`,
  ]);
  if (!posts?.length) throw postNotFound();
  return { saved };
}

/**
 * Last saved first, on saved_posts_list. Skips posts that the viewer can no longer see, but includes
 * muted authors. Cost: the cards, plus one row per saved post.
 */
export async function listSavedPosts(
  db: Db,
  viewerId: SqlId,
  { limit, cursor }: PageQuery,
): Promise<Page<Post>> {
  const [at, id] = parseTimeCursor(cursor);
  const rows = await db.all<PostRow & { savedAt: number }>(
    selectPosts(
      viewerId,
      sql`AND s.userId = ${viewerId} AND p.id = s.postId AND (s.createdAt, s.postId) < (${at}, ${id})
          ORDER BY s.createdAt DESC, s.postId DESC LIMIT ${limit + 1}`,
      {
        source: sql`saved_posts s CROSS JOIN posts`,
        columns: sql`, s.createdAt AS savedAt`,
      },
    ),
  );
  return toPage(rows, limit, toPost, (row) => `${row.savedAt}.${row.id}`);
}

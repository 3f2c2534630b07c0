import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { posts } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { notBlocked, notTakenDown } from "~/features/users/hidden.server";
import { AppError } from "~/shared/errors";
import type { Post } from "./post";
import { selectPosts, toPost } from "./post-row.server";
import type { PostRow } from "./post-row.server";

/** One post as the viewer sees it; `not_found` where there is none for them. */
export async function getPost(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<Post> {
  const row = await db.first<PostRow>(
    selectPosts(
      viewerId,
      sql`WHERE p.id = ${postId} AND ${notBlocked(viewerId, sql`p.userId`)}`,
    ),
  );
  if (!row) throw postIsGone();
  return toPost(row);
}

/** The address of its video; null where the viewer sees no such post, or one without. One row. */
export async function videoUrlOf(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<string | null> {
  const row = await db.first<Row<typeof posts, "videoUrl">>(
    sql`SELECT p.videoUrl FROM posts p
        WHERE p.id = ${postId} AND ${notBlocked(viewerId, sql`p.userId`)} AND ${notTakenDown(viewerId, sql`p`)}`,
  );
  return row?.videoUrl ?? null;
}

/** The post's id in SQL; NULL where it is not there for the viewer. */
export function seenPostId(viewerId: SqlId, postId: string): Sql {
  return sql`(SELECT p.id FROM posts p
    WHERE p.id = ${postId} AND ${notBlocked(viewerId, sql`p.userId`)} AND ${notTakenDown(viewerId, sql`p`)})`;
}

export function postIsGone(): AppError {
  return new AppError("not_found", { detail: "This post is gone." });
}

/**
 * Deletes a post of the viewer's own, and with it (by cascade) its likes, comments, shares and
 * interests. `forbidden` for somebody else's, `not_found` where there is none.
 */
export async function deletePost(
  db: Db,
  viewerId: string,
  postId: string,
): Promise<void> {
  const [deleted, left] = await db.batch([
    sql`DELETE FROM posts WHERE id = ${postId} AND userId = ${viewerId} RETURNING id`,
    sql`SELECT 1 FROM posts WHERE id = ${seenPostId(viewerId, postId)}`,
  ]);
  if (left?.length) throw new AppError("forbidden");
  if (!deleted?.length) throw postIsGone();
}

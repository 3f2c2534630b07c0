import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { postIsGone, seenPostId } from "~/features/posts/post.server";
import type { LikeReply } from "./like";

/**
 * Makes the viewer like the post, or not. Idempotent; the primary key settles races and the trigger
 * keeps the count. Without `desired` the state is turned over. One trip to D1 (two to turn over).
 */
export async function setLike(
  db: Db,
  viewerId: SqlId,
  postId: string,
  desired: boolean | undefined,
  now: number,
): Promise<LikeReply> {
  const wanted = desired ?? !(await isLiked(db, viewerId, postId));
  const [, rows] = await db.batch([
    wanted ? insertLike(viewerId, postId, now) : deleteLike(viewerId, postId),
    sql`SELECT max(0, likesCount + likesAdjustment) AS likesCount FROM posts
        WHERE id = ${seenPostId(viewerId, postId)}`,
  ]);
  const post = rows?.[0];
  if (!post) throw postIsGone();
  return { liked: wanted, likesCount: Number(post.likesCount) };
}

/** Nothing is inserted where the viewer does not exist, or the post is not there for him. */
function insertLike(viewerId: SqlId, postId: string, now: number): Sql {
  return sql`INSERT INTO likes (postId, userId, createdAt)
             SELECT p.id, u.id, ${now} FROM posts p, users u
             WHERE p.id = ${seenPostId(viewerId, postId)} AND u.id = ${viewerId}
             ON CONFLICT DO NOTHING`;
}

function deleteLike(viewerId: SqlId, postId: string): Sql {
  return sql`DELETE FROM likes
             WHERE postId = ${seenPostId(viewerId, postId)} AND userId = ${viewerId}`;
}

async function isLiked(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<boolean> {
  const row = await db.first(
    sql`SELECT 1 FROM likes WHERE postId = ${postId} AND userId = ${viewerId}`,
  );
  return row !== null;
}

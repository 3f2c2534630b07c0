import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import {
  notifyLike,
  withdrawLike,
} from "~/features/notify/post-notifications.server";
import {
  isVisiblePost,
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import type { LikeResponse } from "./reaction";

/**
 * Sets the like to `desired`, or toggles it if that is undefined. Idempotent: the primary key resolves
 * races, and a trigger updates the count. Cost: one D1 round trip, two to toggle.
 */
export async function setLike(
  db: Db,
  viewerId: SqlId,
  postId: string,
  desired: boolean | undefined,
  now: number,
): Promise<LikeResponse> {
  const row = sql`postId = ${selectVisiblePostId(viewerId, postId)} AND userId = ${viewerId}`;
  const liked =
    desired ?? !(await db.first(sql`SELECT 1 FROM likes WHERE ${row}`));
  const [, rows] = await db.batch([
    liked
      ? sql`INSERT INTO likes (postId, userId, createdAt)
            SELECT p.id, u.id, ${now} FROM users u CROSS JOIN posts p ON ${isVisiblePost(sql`u.id`, postId)}
            WHERE u.id = ${viewerId} ON CONFLICT DO NOTHING`
      : sql`DELETE FROM likes WHERE ${row}`,
    sql`SELECT max(0, likesCount + likesAdjustment) AS likesCount FROM posts p
        WHERE ${isVisiblePost(viewerId, postId)}`,
    ...(liked
      ? notifyLike(viewerId, postId, now)
      : [withdrawLike(viewerId, postId)]),
  ]);
  const post = rows?.[0];
  if (!post) throw postNotFound();
  return { liked, likesCount: Number(post.likesCount) };
}

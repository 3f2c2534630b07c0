import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { postIsGone } from "~/features/posts/post.server";
import { newId } from "~/shared/id";
import type { ShareReply } from "./share";

/** Notes that the viewer has passed a post on; every time counts. One trip to D1. */
export async function sharePost(
  db: Db,
  viewerId: SqlId,
  postId: string,
  now: number,
): Promise<ShareReply> {
  const [, rows] = await db.batch([
    sql`INSERT INTO shares (id, postId, userId, createdAt)
        SELECT ${newId(now)}, p.id, u.id, ${now} FROM posts p, users u
        WHERE p.id = ${postId} AND u.id = ${viewerId}`,
    sql`SELECT sharesCount FROM posts WHERE id = ${postId}`,
  ]);
  const post = rows?.[0];
  if (!post) throw postIsGone();
  return { shared: true, sharesCount: Number(post.sharesCount) };
}

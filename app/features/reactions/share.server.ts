import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { postIsGone, seenPostId } from "~/features/posts/post.server";
import { newId } from "~/shared/id";
import type { ShareReply } from "./share";

/**
 * Notes that the viewer has passed a post on. Every time counts, but one `idempotencyKey` counts once,
 * however often a broken connection sends it: it is part of the row's id. One trip to D1.
 */
export async function sharePost(
  db: Db,
  viewerId: SqlId,
  postId: string,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<ShareReply> {
  const id =
    idempotencyKey === null
      ? sql`${newId(now)}`
      : sql`p.id || ':' || u.id || ':' || ${idempotencyKey}`;
  const [, rows] = await db.batch([
    sql`INSERT INTO shares (id, postId, userId, createdAt)
        SELECT ${id}, p.id, u.id, ${now} FROM posts p, users u
        WHERE p.id = ${seenPostId(viewerId, postId)} AND u.id = ${viewerId}
        ON CONFLICT DO NOTHING`,
    sql`SELECT sharesCount FROM posts WHERE id = ${seenPostId(viewerId, postId)}`,
  ]);
  const post = rows?.[0];
  if (!post) throw postIsGone();
  return { shared: true, sharesCount: Number(post.sharesCount) };
}

import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import {
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import { newId } from "~/shared/id";
import type { ShareResponse } from "./reaction";

/** Counts every share, but each `idempotencyKey` once: it is part of the row's id. Cost: one D1 round trip. */
export async function sharePost(
  db: Db,
  viewerId: SqlId,
  postId: string,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<ShareResponse> {
  const id =
    idempotencyKey === null
      ? sql`${newId(now)}`
      : sql`p.id || ':' || u.id || ':' || ${idempotencyKey}`;
  const [, rows] = await db.batch([
    sql`INSERT INTO shares (id, postId, userId, createdAt)
        SELECT ${id}, p.id, u.id, ${now} FROM posts p, users u
        WHERE p.id = ${selectVisiblePostId(viewerId, postId)} AND u.id = ${viewerId}
        ON CONFLICT DO NOTHING`,
    sql`SELECT sharesCount FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}`,
  ]);
  const post = rows?.[0];
  if (!post) throw postNotFound();
  return { shared: true, sharesCount: Number(post.sharesCount) };
}

import type { Db } from "~/db/db.server";
import { isUniqueViolation } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import type { NewPost, Post } from "./post";
import { selectPosts, toPost } from "./post-row.server";
import type { PostRow } from "./post-row.server";

/** One post as the viewer sees it; `not_found` where there is none. */
export async function getPost(
  db: Db,
  viewerId: SqlId,
  postId: string,
): Promise<Post> {
  const row = await db.first<PostRow>(
    selectPosts(viewerId, sql`WHERE p.id = ${postId}`),
  );
  if (!row) throw new AppError("not_found", { detail: "This post is gone." });
  return toPost(row);
}

/**
 * Writes a post. The same `idempotencyKey` of the same person makes one post, however often a
 * dropped connection sends it: the unique index decides, and the first one is given back.
 */
export async function createPost(
  db: Db,
  viewerId: string,
  input: NewPost,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<Post> {
  const id = newId(now);
  try {
    await db.batch([
      sql`INSERT INTO posts (id, userId, type, content, idempotencyKey, createdAt)
          VALUES (${id}, ${viewerId}, ${input.type}, ${input.content}, ${idempotencyKey}, ${now})`,
    ]);
    return await getPost(db, viewerId, id);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const row = await db.first<{ id: string }>(
      sql`SELECT id FROM posts WHERE userId = ${viewerId} AND idempotencyKey = ${idempotencyKey}`,
    );
    if (!row) throw error;
    return getPost(db, viewerId, row.id);
  }
}

import { isUniqueViolation, type Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  notifyComment,
  notifyReply,
  notifyThread,
  updateQuote,
} from "~/features/notify/post-notifications.server";
import {
  insertMentions,
  updateMentions,
} from "~/features/posts/mentions.server";
import {
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import {
  notBlocked,
  notTakenDown,
} from "~/features/audience/visibility.server";
import { idempotencyKeyReused } from "~/platform/idempotency.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import type { Comment, NewComment } from "./comment";
import {
  selectComments,
  toComment,
  type CommentRow,
} from "./list-comments.server";

/**
 * Adds at most one comment per `idempotencyKey`. A reply to a reply joins its thread. Throws `not_found` if the viewer
 * can't see the post or the comment they reply to, and `invalid` if the key was used for another comment.
 */
export async function addComment(
  db: Db,
  viewerId: string,
  postId: string,
  { content, ...input }: NewComment,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<Comment> {
  const id = newId(now);
  const parentId = input.parentId ?? null;
  const source = { postId, commentId: id };
  const threadId = sql`(SELECT coalesce(c.parentId, c.id) FROM comments c WHERE c.id = ${parentId} AND c.postId = ${postId}
    AND ${notBlocked(viewerId, sql`c.userId`)} AND ${notTakenDown(viewerId, sql`c`)})`;
  try {
    const [, rows] = await db.batch([
      sql`INSERT INTO comments (id, postId, userId, content, idempotencyKey, createdAt, parentId)
          SELECT ${id}, id, ${viewerId}, ${content}, ${idempotencyKey}, ${now}, ${threadId}
          FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}
            AND (${parentId} IS NULL OR ${threadId} IS NOT NULL)`,
      selectComments(viewerId, sql`WHERE c.id = ${id}`),
      notifyComment(source),
      ...insertMentions(viewerId, source, content),
      ...(parentId === null ? [] : [notifyReply(source, parentId)]),
      ...notifyThread(source),
    ]);
    const [comment] = rows as unknown as CommentRow[];
    if (!comment) throw parentId === null ? postNotFound() : commentNotFound();
    return toComment(comment);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const existing = await db.first<CommentRow>(
      selectComments(
        viewerId,
        sql`WHERE c.userId = ${viewerId} AND c.idempotencyKey = ${idempotencyKey} AND c.postId = ${postId}
            AND c.content = ${content} AND (c.parentId IS NULL) = ${parentId === null}`,
      ),
    );
    if (!existing) throw idempotencyKeyReused();
    return toComment(existing);
  }
}

/**
 * Notifies newly mentioned users, and updates the text in the notifications of the comment. Throws `forbidden` for someone
 * else's comment and `not_found` if the viewer can't see it.
 */
export async function updateComment(
  db: Db,
  viewerId: string,
  postId: string,
  commentId: string,
  content: string,
  now: number,
): Promise<Comment> {
  const stored = await db.first<{ userId: string }>(
    sql`SELECT c.userId FROM comments c WHERE ${isVisibleComment(viewerId, postId, commentId)}`,
  );
  if (!stored) throw commentNotFound();
  if (stored.userId !== viewerId) throw new AppError("forbidden");
  const [, rows] = await db.batch([
    sql`UPDATE comments SET content = ${content}, editedAt = ${now} WHERE id = ${commentId} AND content <> ${content}`,
    selectComments(viewerId, sql`WHERE c.id = ${commentId}`),
    ...updateMentions(viewerId, { postId, commentId }, content),
    updateQuote(commentId),
  ]);
  const [comment] = rows as unknown as CommentRow[];
  if (!comment) throw commentNotFound();
  return toComment(comment);
}

/**
 * For the comment's author and the post's author. Triggers update the counts. Throws `forbidden` for anyone else and
 * `not_found` if the post has no such comment.
 */
export async function deleteComment(
  db: Db,
  viewerId: string,
  postId: string,
  commentId: string,
): Promise<void> {
  const visible = sql`SELECT c.id FROM comments c CROSS JOIN posts post ON post.id = c.postId
    WHERE ${isVisibleComment(viewerId, postId, commentId)}`;
  const [deleted, other] = await db.batch([
    sql`DELETE FROM comments WHERE id = (${visible} AND (c.userId = ${viewerId} OR post.userId = ${viewerId})) RETURNING id`,
    visible,
  ]);
  if (other?.length) throw new AppError("forbidden");
  if (!deleted?.length) throw commentNotFound();
}

/** A condition on rows `c` of comments. */
function isVisibleComment(
  viewerId: SqlId,
  postId: string,
  commentId: string,
): Sql {
  return sql`c.id = ${commentId} AND c.postId = ${selectVisiblePostId(viewerId, postId)}
    AND ${notBlocked(viewerId, sql`c.userId`)} AND ${notTakenDown(viewerId, sql`c`)}`;
}

function commentNotFound(): AppError {
  return new AppError("not_found", {
    detail: "This comment is no longer available.",
  });
}

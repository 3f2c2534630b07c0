import type { Db } from "~/db/db.server";
import { isUniqueViolation } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { comments, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import {
  hiddenCommentNote,
  toHidden,
} from "~/features/posts/hidden-note.server";
import { insertMentions } from "~/features/posts/mentions.server";
import { postIsGone, seenPostId } from "~/features/posts/post.server";
import {
  notBlocked,
  notHidden,
  notTakenDown,
} from "~/features/users/hidden.server";
import { keyIsTaken } from "~/platform/idempotency.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import type { Comment, NewComment } from "./comment";

type CommentRow = Row<
  typeof comments,
  "id" | "userId" | "content" | "createdAt"
> &
  Row<
    typeof users,
    "firstName" | "lastName" | "username" | "profileImageUrl"
  > & { hidden: string | null };

/** None that was hidden from the viewer. */
function selectComments(viewerId: SqlId, rest: Sql): Sql {
  return sql`SELECT c.id, c.userId, c.content, c.createdAt, ${hiddenCommentNote} AS hidden,
                    u.firstName, u.lastName, u.username, u.profileImageUrl
             FROM comments c CROSS JOIN users u ON u.id = c.userId AND ${notTakenDown(viewerId, sql`c`)} ${rest}`;
}

/**
 * Oldest first, as a conversation reads, without those whom the viewer does not want to meet.
 * `not_found` for a post that is gone.
 */
export async function listComments(
  db: Db,
  viewerId: SqlId,
  postId: string,
  { limit, cursor = "" }: PageQuery,
): Promise<Page<Comment>> {
  const [post, rows] = await Promise.all([
    db.first(
      sql`SELECT 1 FROM posts WHERE id = ${seenPostId(viewerId, postId)}`,
    ),
    db.all<CommentRow>(
      selectComments(
        viewerId,
        sql`WHERE c.postId = ${postId} AND c.id > ${cursor} AND ${notHidden(viewerId, sql`c.userId`)} ORDER BY c.id LIMIT ${limit + 1}`,
      ),
    ),
  ]);
  if (!post) throw postIsGone();
  return toPage(rows, limit, toComment, (row) => row.id);
}

/**
 * Adds a comment, once an `idempotencyKey`. `not_found` for a post that is gone, `invalid` where the key
 * has made another comment.
 */
export async function addComment(
  db: Db,
  viewerId: string,
  postId: string,
  input: NewComment,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<Comment> {
  const id = newId(now);
  try {
    const [, rows] = await db.batch([
      sql`INSERT INTO comments (id, postId, userId, content, idempotencyKey, createdAt)
          SELECT ${id}, id, ${viewerId}, ${input.content}, ${idempotencyKey}, ${now}
          FROM posts WHERE id = ${seenPostId(viewerId, postId)}`,
      selectComments(viewerId, sql`WHERE c.id = ${id}`),
      ...insertMentions(viewerId, { postId, commentId: id }, input.content),
    ]);
    return firstComment(rows as unknown as CommentRow[]);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const [same] = await db.all<CommentRow>(
      selectComments(
        viewerId,
        sql`WHERE c.userId = ${viewerId} AND c.idempotencyKey = ${idempotencyKey}
            AND c.postId = ${postId} AND c.content = ${input.content}`,
      ),
    );
    if (!same) throw keyIsTaken();
    return toComment(same);
  }
}

/**
 * Deletes a comment of the viewer's own; the trigger keeps the count. `forbidden` for somebody
 * else's, `not_found` where the post has no such comment.
 */
export async function deleteComment(
  db: Db,
  viewerId: string,
  postId: string,
  commentId: string,
): Promise<void> {
  const [deleted, left] = await db.batch([
    sql`DELETE FROM comments
        WHERE id = ${commentId} AND postId = ${seenPostId(viewerId, postId)} AND userId = ${viewerId} RETURNING id`,
    sql`SELECT 1 FROM comments c WHERE c.id = ${commentId} AND c.postId = ${seenPostId(viewerId, postId)}
        AND ${notBlocked(viewerId, sql`c.userId`)} AND ${notTakenDown(viewerId, sql`c`)}`,
  ]);
  if (left?.length) throw new AppError("forbidden");
  if (!deleted?.length) {
    throw new AppError("not_found", { detail: "This comment is gone." });
  }
}

function firstComment(rows: CommentRow[]): Comment {
  const [row] = rows;
  if (!row) throw postIsGone();
  return toComment(row);
}

function toComment(row: CommentRow): Comment {
  return {
    id: row.id,
    userId: row.userId,
    content: row.content,
    createdAt: new Date(row.createdAt).toISOString(),
    user: {
      id: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      username: row.username,
      profileImageUrl: row.profileImageUrl,
    },
    ...toHidden(row),
  };
}

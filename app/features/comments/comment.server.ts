import { isUniqueViolation, type Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { comments, users } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  notifyComment,
  notifyThread,
} from "~/features/notify/post-notifications.server";
import {
  hiddenCommentNote,
  parseHiddenNote,
} from "~/features/posts/hidden-note.server";
import { insertMentions } from "~/features/posts/mentions.server";
import {
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import {
  notBlocked,
  notBlockedOrMuted,
  notTakenDown,
} from "~/features/audience/visibility.server";
import { idempotencyKeyReused } from "~/platform/idempotency.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import type { Comment, NewComment } from "./comment";

type CommentRow = Row<
  typeof comments,
  "id" | "userId" | "content" | "createdAt"
> &
  Row<
    typeof users,
    "firstName" | "lastName" | "username" | "profileImageUrl"
  > & { hidden: string | null };

/** Excludes comments that are hidden from the viewer. */
function selectComments(viewerId: SqlId, clauses: Sql): Sql {
  return sql`SELECT c.id, c.userId, c.content, c.createdAt, ${hiddenCommentNote} AS hidden,
                    u.firstName, u.lastName, u.username, u.profileImageUrl
             FROM comments c CROSS JOIN users u ON u.id = c.userId AND ${notTakenDown(viewerId, sql`c`)} ${clauses}`;
}

/**
 * Oldest first, without people the viewer has muted or blocked. Throws `not_found` if the viewer can't
 * see the post.
 */
export async function listComments(
  db: Db,
  viewerId: SqlId,
  postId: string,
  { limit, cursor = "" }: PageQuery,
): Promise<Page<Comment>> {
  const [post, rows] = await Promise.all([
    db.first(
      sql`SELECT 1 FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}`,
    ),
    db.all<CommentRow>(
      selectComments(
        viewerId,
        sql`WHERE c.postId = ${postId} AND c.id > ${cursor} AND ${notBlockedOrMuted(viewerId, sql`c.userId`)} ORDER BY c.id LIMIT ${limit + 1}`,
      ),
    ),
  ]);
  if (!post) throw postNotFound();
  return toPage(rows, limit, toComment, (row) => row.id);
}

/**
 * Adds at most one comment per `idempotencyKey`. Throws `not_found` if the viewer can't see the post,
 * and `invalid` if the key was used for another comment.
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
          FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}`,
      selectComments(viewerId, sql`WHERE c.id = ${id}`),
      notifyComment({ postId, commentId: id }),
      ...insertMentions(viewerId, { postId, commentId: id }, input.content),
      ...notifyThread({ postId, commentId: id }),
    ]);
    return toSingleComment(rows as unknown as CommentRow[]);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const [existing] = await db.all<CommentRow>(
      selectComments(
        viewerId,
        sql`WHERE c.userId = ${viewerId} AND c.idempotencyKey = ${idempotencyKey}
            AND c.postId = ${postId} AND c.content = ${input.content}`,
      ),
    );
    if (!existing) throw idempotencyKeyReused();
    return toComment(existing);
  }
}

/**
 * A trigger updates the post's count. Throws `forbidden` for someone else's comment and `not_found` if
 * the post has no such comment.
 */
export async function deleteComment(
  db: Db,
  viewerId: string,
  postId: string,
  commentId: string,
): Promise<void> {
  const [deleted, other] = await db.batch([
    sql`DELETE FROM comments
        WHERE id = ${commentId} AND postId = ${selectVisiblePostId(viewerId, postId)} AND userId = ${viewerId} RETURNING id`,
    sql`SELECT 1 FROM comments c WHERE c.id = ${commentId} AND c.postId = ${selectVisiblePostId(viewerId, postId)}
        AND ${notBlocked(viewerId, sql`c.userId`)} AND ${notTakenDown(viewerId, sql`c`)}`,
  ]);
  if (other?.length) throw new AppError("forbidden");
  if (!deleted?.length) {
    throw new AppError("not_found", {
      detail: "This comment is no longer available.",
    });
  }
}

function toSingleComment(rows: CommentRow[]): Comment {
  const [row] = rows;
  if (!row) throw postNotFound();
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
    ...parseHiddenNote(row),
  };
}

import { isUniqueViolation, type Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  notifyComment,
  notifyReply,
  notifyThread,
  updateQuote,
} from "~/features/notify/post-notifications.server";
import { hiddenCommentNote } from "~/features/posts/hidden-note.server";
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
  notBlockedOrMuted,
  notTakenDown,
} from "~/features/users/visibility.server";
import { idempotencyKeyReused } from "~/platform/idempotency.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import {
  shownReplies,
  type Comment,
  type CommentsQuery,
  type NewComment,
} from "./comment";

interface CommentRow {
  id: string;
  /** JSON, see `commentJson`; null if the viewer can't see the comment. */
  comment: string | null;
  repliesCount: number;
}

interface ThreadRow extends CommentRow {
  /** JSON: the first replies, if the row is a thread. */
  replies?: string;
}

type StoredComment = Omit<Comment, "createdAt" | "editedAt" | "hidden"> & {
  createdAt: number;
  editedAt: number | null;
  hidden: Comment["hidden"] | null;
};

/** Of comment `c` by user `u`. */
const commentJson = sql`json_object('id', c.id, 'parentId', c.parentId, 'userId', c.userId, 'content', c.content,
  'createdAt', c.createdAt, 'editedAt', c.editedAt, 'hidden', json(${hiddenCommentNote}),
  'user', json_object('id', u.id, 'firstName', u.firstName, 'lastName', u.lastName, 'username', u.username,
    'profileImageUrl', u.profileImageUrl))`;

/** Excludes comments that are hidden from the viewer. */
function selectComments(viewerId: SqlId, clauses: Sql): Sql {
  return sql`SELECT c.id, ${commentJson} AS comment,
      coalesce((SELECT repliesCount FROM comment_threads WHERE id = coalesce(c.parentId, c.id)), 0) AS repliesCount
    FROM comments c CROSS JOIN users u ON u.id = c.userId AND ${notTakenDown(viewerId, sql`c`)} ${clauses}`;
}

/**
 * Threads whose first comment or a reply is visible, oldest first: the comment, if visible, and its first replies. The
 * UNION merges two indexes, so the query stops at the outer limit. `LIMIT -1` keeps SQLite from dropping the inner order.
 * Cost: 3 rows per comment, 2 per reply.
 */
function selectThreads(
  viewerId: SqlId,
  postId: string,
  { limit, cursor = "" }: PageQuery,
): Sql {
  const isShown = sql`${notTakenDown(viewerId, sql`c`)} AND ${notBlockedOrMuted(viewerId, sql`c.userId`)}`;
  const replies = sql`comments c CROSS JOIN users u ON u.id = c.userId WHERE c.parentId = t.id AND ${isShown}`;
  return sql`SELECT t.id, iif(c.id IS NULL, NULL, ${commentJson}) AS comment,
      coalesce(h.repliesCount, 0) AS repliesCount,
      (SELECT json_group_array(json(reply)) FROM (
        SELECT ${commentJson} AS reply FROM ${replies} ORDER BY c.id LIMIT ${shownReplies})) AS replies
    FROM (SELECT id FROM comments WHERE postId = ${postId} AND parentId IS NULL AND id > ${cursor}
          UNION SELECT id FROM comment_threads WHERE postId = ${postId} AND id > ${cursor} ORDER BY id LIMIT -1) t
      LEFT JOIN comment_threads h ON h.id = t.id
      LEFT JOIN comments c ON c.id = t.id AND ${isShown} LEFT JOIN users u ON u.id = c.userId
    WHERE c.id IS NOT NULL OR EXISTS (SELECT 1 FROM ${replies})
    LIMIT ${limit + 1}`;
}

/**
 * Oldest first, without people the viewer has muted or blocked. A page has up to `limit` threads: each comment is followed
 * by its first replies; `parentId` lists all replies to one. `commentId` lists that comment and the one it answers.
 * Throws `not_found` if the viewer can't see the post.
 */
export async function listComments(
  db: Db,
  viewerId: SqlId,
  postId: string,
  { parentId, commentId, ...page }: CommentsQuery,
): Promise<Page<Comment>> {
  const filter = commentId
    ? sql`c.id IN (${commentId}, (SELECT parentId FROM comments WHERE id = ${commentId}))`
    : parentId && sql`c.parentId = ${parentId}`;
  const [post, rows] = await Promise.all([
    db.first(
      sql`SELECT 1 FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}`,
    ),
    db.all<ThreadRow>(
      filter
        ? selectComments(
            viewerId,
            sql`WHERE ${filter} AND c.postId = ${postId} AND c.id > ${page.cursor ?? ""}
                AND ${notBlockedOrMuted(viewerId, sql`c.userId`)} ORDER BY c.id LIMIT ${page.limit + 1}`,
          )
        : selectThreads(viewerId, postId, page),
    ),
  ]);
  if (!post) throw postNotFound();
  const { items, next } = toPage(rows, page.limit, toComments, ({ id }) => id);
  return { items: items.flat(), next };
}

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

function toComments({ replies, ...row }: ThreadRow): Comment[] {
  if (replies === undefined) return [toComment(row)];
  const shown = JSON.parse(replies) as StoredComment[];
  // With fewer than three, the viewer can't see the others.
  const repliesCount =
    shown.length < shownReplies ? shown.length : row.repliesCount;
  return [
    ...(row.comment === null ? [] : [toComment({ ...row, repliesCount })]),
    ...shown.map((reply) => formatComment(reply, repliesCount)),
  ];
}

function toComment({ comment, repliesCount }: CommentRow): Comment {
  const stored = JSON.parse(comment ?? "") as StoredComment;
  return formatComment(stored, repliesCount);
}

function formatComment(
  { hidden, ...comment }: StoredComment,
  repliesCount: number,
): Comment {
  const toIso = (ms: number) => new Date(ms).toISOString();
  return {
    ...comment,
    createdAt: toIso(comment.createdAt),
    editedAt: comment.editedAt === null ? null : toIso(comment.editedAt),
    repliesCount,
    ...(hidden && { hidden }),
  };
}

import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { hiddenCommentNote } from "~/features/posts/hidden-note.server";
import {
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import {
  notBlockedOrMuted,
  notTakenDown,
} from "~/features/audience/visibility.server";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import { shownReplies, type Comment, type CommentsQuery } from "./comment";

export interface CommentRow {
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
export function selectComments(viewerId: SqlId, clauses: Sql): Sql {
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

export function toComment({ comment, repliesCount }: CommentRow): Comment {
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

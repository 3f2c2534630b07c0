import { isoTime, jsonBoolean, sql, type Sql, type SqlId } from "~/db/sql";
import {
  leads,
  notBlocked,
  notMuted,
  notTakenDown,
} from "~/features/audience/visibility.server";
import { isByAsker } from "~/features/posts/anonymous.server";
import { hiddenCommentNote } from "~/features/posts/hidden-note.server";
import type { PageQuery } from "~/shared/page";
import { shownReplies, type Comment } from "./comment";

/** One row of `selectComments` or `selectThreads`. */
export interface CommentRow {
  id: string;
  postId: string;
  /** A `Comment`, or the comments of a thread. */
  json: string;
}

/**
 * Without `hidden` unless the comment is. Excludes comments by people the viewer has muted or, unless they lead the post's
 * group, blocked. All are comments on one post: if it is an anonymous request, its author is masked and never excluded.
 */
export function selectComments(
  viewerId: SqlId,
  postId: string,
  clauses: Sql,
  repliesCount = sql`(SELECT repliesCount FROM comment_threads WHERE id = coalesce(c.parentId, c.id))`,
): Sql {
  const isAsker = isByAsker(postId, sql`c.userId`);
  return sql`SELECT c.id, c.postId, json_remove(json_object('id', c.id, 'parentId', c.parentId,
      'userId', iif(${isAsker}, NULL, c.userId), 'isOwn', ${jsonBoolean(sql`c.userId IS ${viewerId}`)},
      'content', c.content, 'createdAt', ${isoTime(sql`c.createdAt`)}, 'editedAt', ${isoTime(sql`c.editedAt`)},
      'repliesCount', coalesce(${repliesCount}, 0), 'hidden', json(${hiddenCommentNote}),
      'user', json(iif(${isAsker}, NULL, json_object('id', u.id, 'firstName', u.firstName, 'lastName', u.lastName,
        'username', u.username, 'profileImageUrl', u.profileImageUrl)))), iif(c.hiddenAt IS NULL, '$.hidden', '$.none')) AS json
    FROM comments c CROSS JOIN users u ON u.id = c.userId
    WHERE ${notTakenDown(viewerId, sql`c`)} 
      AND (${isAsker} OR ${notBlockedOrLed(viewerId, postId)} AND ${notMuted(viewerId, sql`c.userId`)}) AND ${clauses}`;
}

/** No block separates the viewer from the author of comment `c`. Leaders can also answer and remove what people who blocked them wrote. */
export const notBlockedOrLed = (viewerId: SqlId, postId: string): Sql =>
  sql`(${notBlocked(viewerId, sql`c.userId`)}
    OR ${leads(viewerId, sql`(SELECT groupId FROM posts WHERE id = ${postId})`)})`;

/**
 * Threads, oldest first: what the viewer can see of the first comment and its first replies. The UNION adds threads
 * whose first comment was deleted; it merges two indexes, so the query stops at the limit. Cost: 3 rows per comment,
 * 2 per reply.
 */
export function selectThreads(
  viewerId: SqlId,
  postId: string,
  { limit, cursor = "" }: PageQuery,
): Sql {
  const select = (clauses: Sql) =>
    selectComments(viewerId, postId, clauses, sql`h.repliesCount`);
  return sql`SELECT t.id, (SELECT json_group_array(json(json)) FROM (${select(sql`c.id = t.id`)}
        UNION ALL SELECT * FROM (${select(sql`c.parentId = t.id ORDER BY c.id LIMIT ${shownReplies}`)}))) AS json
    FROM (SELECT id FROM comments WHERE postId = ${postId} AND parentId IS NULL AND id > ${cursor}
          UNION SELECT id FROM comment_threads WHERE postId = ${postId} AND id > ${cursor}
          ORDER BY id LIMIT ${limit + 1}) t
      LEFT JOIN comment_threads h ON h.id = t.id`;
}

export const parseComment = ({ json }: CommentRow) =>
  JSON.parse(json) as Comment;

export function parseThread({ json }: CommentRow): Comment[] {
  const comments = JSON.parse(json) as Comment[];
  const replies = comments.filter(({ parentId }) => parentId !== null);
  if (replies.length === shownReplies) return comments;
  // The viewer can't see any others.
  return comments.map((item) => ({ ...item, repliesCount: replies.length }));
}

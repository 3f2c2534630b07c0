import type { Db } from "~/db/db.server";
import type { Bit } from "~/db/row";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { notTakenDown, visibleTo } from "~/features/audience/visibility.server";
import {
  editRefused,
  refuseUnless,
  takesComments,
} from "~/features/groups/group-access.server";
import {
  notifyComment,
  notifyReply,
  notifyThread,
  updateQuote,
} from "~/features/notify/post-notifications.server";
import { isByAsker } from "~/features/posts/anonymous.server";
import {
  insertMentions,
  updateMentions,
} from "~/features/posts/mentions.server";
import {
  isVisiblePost,
  postNotFound,
  selectVisiblePostId,
} from "~/features/posts/post.server";
import { idempotencyKeyReused } from "~/platform/idempotency.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { toPage, type Page } from "~/shared/page";
import type { Comment, CommentsQuery, NewComment } from "./comment";
import {
  notBlockedOrLed,
  parseComment,
  parseThread,
  selectComments,
  selectThreads,
  type CommentRow,
} from "./comment-rows.server";

type CommentPath = Record<"postId" | "commentId", string>;

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
  const query = filter
    ? selectComments(
        viewerId,
        postId,
        sql`${filter} AND c.postId = ${postId} AND c.id > ${page.cursor ?? ""} ORDER BY c.id LIMIT ${page.limit + 1}`,
      )
    : selectThreads(viewerId, postId, page);
  const [post, rows] = await Promise.all([
    db.first(
      sql`SELECT 1 FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}`,
    ),
    db.all<CommentRow>(query),
  ]);
  if (!post) throw postNotFound();
  const { items, next } = toPage(
    rows,
    page.limit,
    (row) => (filter ? [parseComment(row)] : parseThread(row)),
    ({ id }) => id,
  );
  return { items: items.flat(), next };
}

/**
 * Adds at most one comment per `idempotencyKey`. Throws `conflict` in groups that are read-only. A reply to a reply joins its thread. Throws `not_found` if the viewer
 * can't see the post or the comment they reply to, and `invalid` if the key was used for another comment.
 */
export async function addComment(
  db: Db,
  viewerId: string,
  postId: string,
  { content, parentId }: NewComment,
  { now, idempotencyKey }: { now: number; idempotencyKey: string | null },
): Promise<Comment> {
  const id = newId(now);
  const source = { postId, commentId: id };
  const threadId = sql`(SELECT coalesce(c.parentId, c.id) FROM comments c WHERE c.id = ${parentId ?? null} AND c.postId = ${postId}
    AND ${isReachable(viewerId, postId)})`;
  const [, rows] = await db.batch([
    sql`INSERT INTO comments (id, postId, userId, content, idempotencyKey, createdAt, parentId)
        SELECT ${id}, id, ${viewerId}, ${content}, ${idempotencyKey}, ${now}, ${threadId}
        FROM posts WHERE id = ${selectVisiblePostId(viewerId, postId)}
          AND ${takesComments(viewerId, sql`posts`)} AND (${!parentId} OR ${threadId} IS NOT NULL)
        ON CONFLICT (userId, idempotencyKey) WHERE idempotencyKey IS NOT NULL DO NOTHING`,
    selectComments(
      viewerId,
      postId,
      sql`(c.id = ${id} OR c.userId = ${viewerId} AND c.idempotencyKey = ${idempotencyKey})`,
    ),
    notifyComment(source),
    ...insertMentions(viewerId, source, content),
    ...(parentId ? [notifyReply(source, parentId)] : []),
    ...notifyThread(source),
  ]);
  const [row] = rows as unknown as CommentRow[];
  if (!row) throw await explainRefusal(db, viewerId, postId, parentId);
  const comment = parseComment(row);
  if (row.postId !== postId || comment.content !== content)
    throw idempotencyKeyReused();
  return comment;
}

async function explainRefusal(
  db: Db,
  viewerId: string,
  postId: string,
  parentId: string | undefined,
): Promise<AppError> {
  const refusing = await db.first(
    sql`SELECT 1 FROM posts p WHERE ${isVisiblePost(viewerId, postId)} AND NOT ${takesComments(viewerId, sql`p`)}`,
  );
  if (refusing)
    return new AppError("conflict", {
      detail: "You can't comment in this group at the moment.",
    });
  return parentId ? commentNotFound() : postNotFound();
}

/** Notifies newly mentioned users, and updates the text in the notifications of the comment. */
export async function updateComment(
  db: Db,
  viewerId: string,
  path: CommentPath,
  content: string,
  now: number,
): Promise<Comment> {
  const { commentId } = path;
  const comment = await requireComment(db, viewerId, path, sql`c.userId`);
  if (!comment.takesComments) throw editRefused();
  const isTaken = sql`(${takesComments(viewerId, sql`p`)} AND ${visibleTo(viewerId)})`;
  const [, , rows] = await db.batch([
    refuseUnless(path.postId, isTaken),
    sql`UPDATE comments SET content = ${content}, editedAt = ${now} WHERE id = ${commentId} AND content <> ${content}`,
    selectComments(viewerId, path.postId, sql`c.id = ${commentId}`),
    ...updateMentions(viewerId, path, content),
    updateQuote(commentId),
  ]);
  const [changed] = (rows as unknown as CommentRow[]).map(parseComment);
  if (!changed) throw commentNotFound();
  return changed;
}

/** For the comment's author and the post's author. Triggers update the counts. */
export async function deleteComment(
  db: Db,
  viewerId: string,
  path: CommentPath,
): Promise<void> {
  await requireComment(db, viewerId, path, sql`c.userId, p.userId`);
  const [deleted] = await db.batch([
    sql`DELETE FROM comments WHERE id = ${path.commentId} RETURNING id`,
  ]);
  if (!deleted?.length) throw commentNotFound();
}

/** The viewer can act on comment `c` of a post that they can see. */
const isReachable = (viewerId: SqlId, postId: string) =>
  sql`(${isByAsker(postId, sql`c.userId`)} OR ${notBlockedOrLed(viewerId, postId)}) AND ${notTakenDown(viewerId, sql`c`)}`;

/** Throws `not_found` if the viewer can't see the comment, and `forbidden` if they aren't one of its `owners`. */
async function requireComment(
  db: Db,
  viewerId: string,
  { postId, commentId }: CommentPath,
  owners: Sql,
): Promise<{ takesComments: Bit }> {
  const comment = await db.first<Record<"isOwner" | "takesComments", Bit>>(
    sql`SELECT ${viewerId} IN (${owners}) AS isOwner, ${takesComments(viewerId, sql`p`)} AS takesComments FROM comments c CROSS JOIN posts p ON p.id = c.postId
        WHERE c.id = ${commentId} AND c.postId = ${selectVisiblePostId(viewerId, postId)}
          AND ${isReachable(viewerId, postId)}`,
  );
  if (!comment) throw commentNotFound();
  if (comment.isOwner === 0) throw new AppError("forbidden");
  return comment;
}

const commentNotFound = () =>
  new AppError("not_found", { detail: "This comment is no longer available." });

import { sql, type Sql, type SqlId } from "~/db/sql";
import { isInAudience, visibleTo } from "~/features/audience/visibility.server";
import { notify, notifyInGroup, withdraw } from "./notify.server";

/** Quotes the beginning of a text, but nothing about a post `p` for a narrow audience. */
const quote = (text: Sql) =>
  sql`iif(p.audience = 'everyone', json_object('postType', p.type, 'text', substr(${text}, 1, 160)),
    json_object('postType', p.type, 'isPrivate', json('true')))`;

/** Never contains the text of a prayer. */
export const quotePost = (text: Sql) =>
  sql`iif(p.type = 'prayer' AND p.audience = 'everyone', json_object('postType', 'prayer'), ${quote(text)})`;

/** The author of comment `c` on post `p`. NULL for the author of an anonymous request, who is never named. */
const commenter = sql`iif(p.anonymous AND c.userId = p.userId, NULL, c.userId)`;

/** An author who has left a group isn't notified of what its members do with the post. */
const authorSeesIt = isInAudience(sql`p.userId`);

/** Notifies the author of a like that this batch has inserted. */
export const notifyLike = (
  viewerId: SqlId,
  postId: string,
  now: number,
): Sql[] =>
  notifyInGroup("like", {
    from: sql`likes l CROSS JOIN posts p ON p.id = l.postId LEFT JOIN events e ON e.postId = p.id
      WHERE l.postId = ${postId} AND l.userId = ${viewerId} AND l.createdAt = ${now} AND ${authorSeesIt}`,
    userId: sql`p.userId`,
    actorId: sql`l.userId`,
    cause: `like:${postId}`,
    postId,
    detail: quotePost(sql`coalesce(e.title, p.content)`),
    createdAt: now,
  });

export const withdrawLike = (viewerId: SqlId, postId: string): Sql =>
  withdraw(
    viewerId,
    sql`(SELECT userId FROM posts WHERE id = ${postId})`,
    `like:${postId}`,
  );

interface CommentSource {
  postId: string;
  commentId: string;
}

/** After a comment was edited. Notifications without text stay without. */
export const updateQuote = (commentId: string): Sql =>
  sql`UPDATE notifications SET detail = json_replace(detail, '$.text', substr(c.content, 1, 160))
      FROM comments c WHERE c.id = ${commentId} AND notifications.commentId = c.id`;

/** Notifies the post's author of a new comment. */
export const notifyComment = ({ postId, commentId }: CommentSource): Sql =>
  notify("comment", {
    from: sql`comments c CROSS JOIN posts p ON p.id = c.postId WHERE c.id = ${commentId} AND ${authorSeesIt}`,
    userId: sql`p.userId`,
    actorId: sql`c.userId`,
    cause: `comment:${commentId}`,
    postId,
    commentId,
    detail: quote(sql`c.content`),
    createdAt: sql`c.createdAt`,
  });

/**
 * Notifies those who watch the post's comments, unless the comment mentions them: run it after `notifyMentions`. The
 * commenter then watches them too, if they have turned on thread notifications (off by default).
 */
export const notifyThread = ({ postId, commentId }: CommentSource): Sql[] => [
  notify("thread", {
    from: sql`comments c CROSS JOIN thread_watchers w ON w.postId = c.postId CROSS JOIN posts p ON p.id = c.postId
      WHERE c.id = ${commentId}
        AND NOT EXISTS (SELECT 1 FROM notifications WHERE userId = w.userId AND cause = ${`mention:${commentId}`})
        AND ${visibleTo(sql`w.userId`)}`,
    userId: sql`w.userId`,
    actorId: commenter,
    cause: `thread:${commentId}`,
    postId,
    commentId,
    detail: quote(sql`c.content`),
    createdAt: sql`c.createdAt`,
  }),
  sql`INSERT INTO thread_watchers (postId, userId)
      SELECT p.id, l.userId FROM comments c CROSS JOIN notification_levels l ON l.userId = c.userId AND l.kind = 'thread'
        CROSS JOIN posts p ON p.id = c.postId
      WHERE c.id = ${commentId} AND l.level <> 'off' AND p.userId <> l.userId ON CONFLICT DO NOTHING`,
];

/**
 * Notifies the authors of the comment that this one answers and of the one that starts its thread, as if it mentioned them.
 * Run it after `notifyComment`, which the post's author gets instead.
 */
export const notifyReply = (
  { postId, commentId }: CommentSource,
  answeredId: string,
): Sql =>
  notify("mention", {
    from: sql`comments c CROSS JOIN comments answered ON answered.id IN (c.parentId, ${answeredId})
        CROSS JOIN posts p ON p.id = c.postId
      WHERE c.id = ${commentId} AND answered.postId = c.postId AND answered.userId <> c.userId
        AND NOT EXISTS (SELECT 1 FROM notifications WHERE userId = answered.userId AND cause = ${`comment:${commentId}`})
        AND ${visibleTo(sql`answered.userId`)}`,
    userId: sql`answered.userId`,
    actorId: commenter,
    cause: `mention:${commentId}`,
    postId,
    commentId,
    detail: sql`json_set(${quote(sql`c.content`)}, '$.isReply', json('true'))`,
    createdAt: sql`c.createdAt`,
  });

/**
 * Notifies users whom a post or comment mentions, except those it mentioned before. Anonymous authors mention nobody. Run it before the rows of
 * `mentions` are inserted. A post's author gets the notification of the comment instead. `users`: rows `u`.
 */
export const notifyMentions = (
  users: Sql,
  { postId, commentId }: { postId: string; commentId: string | null },
): Sql => {
  const sourceId = commentId ?? postId;
  const text =
    commentId === null ? quotePost(sql`p.content`) : quote(sql`c.content`);
  return notify("mention", {
    from: sql`posts p LEFT JOIN comments c ON c.id = ${commentId} CROSS JOIN ${users}
      WHERE p.id = ${postId} AND (${commentId} IS NULL OR c.id IS NOT NULL)
        AND NOT (p.anonymous AND coalesce(c.userId, p.userId) = p.userId)
        AND NOT EXISTS (SELECT 1 FROM mentions WHERE sourceId = ${sourceId} AND userId = u.id)
        AND NOT EXISTS (SELECT 1 FROM notifications WHERE userId = u.id
          AND cause IN (${`comment:${commentId ?? ""}`}, ${`thread:${commentId ?? ""}`}))
        AND ${visibleTo(sql`u.id`)}`,
    userId: sql`u.id`,
    actorId: sql`coalesce(c.userId, p.userId)`,
    cause: `mention:${sourceId}`,
    postId,
    commentId,
    detail: sql`json_set(${text}, '$.isReply',
      json(iif(lower(c.content) || ' ' GLOB '@' || lower(u.username) || '[^a-z0-9_]*', 'true', 'false')))`,
    createdAt: sql`coalesce(c.editedAt, c.createdAt, p.updatedAt, p.createdAt)`,
  });
};

/** `isRemoved`: a condition on rows of `mentions`. Run it before these are deleted. */
export const withdrawMentions = (isRemoved: Sql): Sql =>
  sql`DELETE FROM notification_actors WHERE notificationId IN (
        SELECT n.id FROM (SELECT userId, sourceId FROM mentions WHERE ${isRemoved}) m
        CROSS JOIN notifications n ON n.userId = m.userId AND n.cause = 'mention:' || m.sourceId)`;

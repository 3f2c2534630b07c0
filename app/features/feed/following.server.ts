import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  isListed,
  isPublicPostVisibleTo,
  leads,
  notMuted,
} from "~/features/audience/visibility.server";
import type { Post } from "~/features/posts/post";
import {
  selectFollowing,
  selectPosts,
  type PostRow,
} from "~/features/posts/post-row.server";
import { maxFollowing } from "~/features/users/follow";
import { dayMs } from "~/shared/duration.mjs";
import type { Page } from "~/shared/page";
import type { FeedQuery } from "./feed";
import { firstCursor, readPostPage } from "./newest-posts.server";

const maxGroupPostAgeMs = 14 * dayMs;

/** The newest post before `before` that the user's followers see, or NULL. Cost: one row. */
const olderPost = (userId: Sql, before: SqlId) =>
  sql`(SELECT id FROM posts WHERE userId = ${userId} AND id < ${before}
    AND audience <> 'me' AND groupId IS NULL AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)`;

/**
 * The newest post between `after` and `before` in a group that the viewer belongs to, or NULL. Skips what isn't shown to
 * the viewer. Cost: a row, and one for each post that it skips, up to 50 of them.
 */
const olderGroupPost = (
  groupId: Sql,
  before: SqlId,
  viewerId: Sql,
  after: SqlId = "",
) =>
  sql`(SELECT id FROM (SELECT * FROM posts INDEXED BY posts_in_group WHERE groupId = ${groupId} AND id < ${before}
      AND id > ${after} ORDER BY id DESC LIMIT 50) p
    WHERE p.audience <> 'me' AND ${isPublicPostVisibleTo(viewerId, sql`p`, sql`OR ${leads(viewerId, sql`p.groupId`)}`)} AND ${isListed(viewerId)} LIMIT 1)`;

/**
 * SQL for the ids of the viewer's ten most active groups. Cost: a row and four per group; nothing for users in no group,
 * because even sorting no rows would read one.
 */
const activeGroups = (viewerId: SqlId) =>
  sql`(SELECT value AS id, v.userId AS viewerId FROM (SELECT userId FROM group_members WHERE userId = ${viewerId} LIMIT 1) v
    CROSS JOIN json_each((SELECT json_group_array(id) FROM (SELECT g.id FROM group_members m CROSS JOIN groups g ON g.id = m.groupId
      WHERE m.userId = v.userId AND g.newestPostId IS NOT NULL ORDER BY g.newestPostId DESC LIMIT 10))))`;

/** The newest post between the two of each of the viewer's most active groups, unless it is old. */
export function listNewestInGroups(
  db: Db,
  viewerId: SqlId,
  now: number,
  { before, after }: { before: string; after: string | undefined },
) {
  const recent = sql`AND p.createdAt > ${now - maxGroupPostAgeMs}`;
  const source = sql`(SELECT posts.*, g.viewerId FROM ${activeGroups(viewerId)} g
    CROSS JOIN posts ON posts.id = ${olderGroupPost(sql`g.id`, before, sql`g.viewerId`, after)})`;
  return db.all<PostRow>(selectPosts(sql`p.viewerId`, recent, { source }));
}

/**
 * Posts by the people the viewer follows, by the viewer, and in the viewer's groups, newest first. The recursive query is a queue with the newest
 * remaining post of each person or group: taking one adds the next older post. Cost: five rows per group, two rows per followed person (the
 * follow and the user), one more if their newest post is on an earlier page, and four per post: its place in the queue,
 * the author's next older post, the post and its author.
 */
export async function listFollowing(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = firstCursor }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const query = selectPosts(sql`p.viewerId`, sql``, {
    source: sql`(WITH RECURSIVE people (id, viewerId) AS (
          SELECT id, id FROM (SELECT ${viewerId} AS id)
          UNION ALL SELECT followeeId, followerId FROM follows WHERE followerId = ${viewerId}
          LIMIT ${maxFollowing + 1}),
        queue (id, sourceId, isGroup, viewerId) AS (
          SELECT iif(u.newestPostId < ${cursor}, u.newestPostId, ${olderPost(sql`u.id`, cursor)}), u.id, 0, viewerId
          FROM people CROSS JOIN users u ON u.id = people.id
          WHERE u.newestPostId IS NOT NULL AND ${notMuted(sql`viewerId`, sql`u.id`)}
          UNION ALL SELECT ${olderGroupPost(sql`g.id`, cursor, sql`g.viewerId`)}, g.id, 1, g.viewerId FROM ${activeGroups(viewerId)} g
          UNION ALL SELECT iif(isGroup, ${olderGroupPost(sql`queue.sourceId`, sql`queue.id`, sql`queue.viewerId`)},
            ${olderPost(sql`queue.sourceId`, sql`queue.id`)}), sourceId, isGroup, viewerId FROM queue WHERE id IS NOT NULL
          ORDER BY 1 DESC LIMIT ${limit + 1})
        SELECT posts.*, viewerId FROM queue CROSS JOIN posts ON posts.id = queue.id)`,
    // Without a lookup outside groups: there the viewer follows all authors but themselves.
    isFollowingAuthor: sql`iif(p.groupId IS NULL, p.userId <> p.viewerId, ${selectFollowing(sql`p.viewerId`)})`,
  });
  return readPostPage(db, query, limit);
}

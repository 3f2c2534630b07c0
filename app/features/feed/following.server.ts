import type { Db } from "~/db/db.server";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { notMuted } from "~/features/audience/visibility.server";
import type { Post } from "~/features/posts/post";
import {
  selectPosts,
  toPost,
  type PostRow,
} from "~/features/posts/post-row.server";
import { maxFollowing } from "~/features/users/follow";
import { toPage, type Page } from "~/shared/page";
import type { FeedQuery } from "./feed";
import { firstCursor, newestFirst } from "./newest-posts.server";

/** The newest post before `before` that the user's followers see, or NULL. Cost: one row. */
const olderPost = (userId: Sql, before: SqlId) =>
  sql`(SELECT id FROM posts WHERE userId = ${userId} AND id < ${before}
    AND audience <> 'me' AND groupId IS NULL AND anonymous = 0 AND hiddenAt IS NULL ORDER BY id DESC LIMIT 1)`;

/**
 * Posts by the people the viewer follows and by the viewer, newest first. The recursive query is a queue with the newest
 * remaining post of each person: taking one adds that person's next older post. Cost: two rows per followed person (the
 * follow and the user), one more if their newest post is on an earlier page, and four per post: its place in the queue,
 * the author's next older post, the post and its author.
 */
export async function listFollowing(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = firstCursor }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const rows = await db.all<PostRow>(
    selectPosts(sql`p.viewerId`, sql``, {
      source: sql`(WITH RECURSIVE people (id, viewerId) AS (
          SELECT ${viewerId}, ${viewerId}
          UNION ALL SELECT followeeId, followerId FROM follows WHERE followerId = ${viewerId}
          LIMIT ${maxFollowing + 1}),
        queue (id, userId, viewerId) AS (
          SELECT iif(u.newestPostId < ${cursor}, u.newestPostId, ${olderPost(sql`u.id`, cursor)}), u.id, viewerId
          FROM people CROSS JOIN users u ON u.id = people.id
          WHERE u.newestPostId IS NOT NULL AND ${notMuted(sql`viewerId`, sql`u.id`)}
          UNION ALL SELECT ${olderPost(sql`queue.userId`, sql`queue.id`)}, userId, viewerId FROM queue WHERE id IS NOT NULL
          ORDER BY 1 DESC LIMIT ${limit + 1})
        SELECT posts.*, viewerId FROM queue CROSS JOIN posts ON posts.id = queue.id)`,
      // Without a lookup: the viewer follows all authors but themselves.
      isFollowingAuthor: sql`p.userId <> p.viewerId`,
    }),
  );
  return toPage(rows.sort(newestFirst), limit, toPost, (row) => row.id);
}

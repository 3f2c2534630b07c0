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
import { newestFirst } from "./newest-posts.server";

/** The user's newest post before `before` that their followers see, or NULL. Cost: one row, two with posts for followers. */
const olderPost = (userId: Sql, before: Sql) => sql`nullif(max(
  coalesce((SELECT id FROM posts WHERE userId = ${userId} AND audience = 'everyone' AND groupId IS NULL
    AND anonymous = 0 AND hiddenAt IS NULL AND id < ${before} ORDER BY id DESC LIMIT 1), ''),
  coalesce((SELECT id FROM posts WHERE userId = ${userId} AND audience = 'followers' AND audience <> 'everyone'
    AND groupId IS NULL AND hiddenAt IS NULL AND id < ${before} ORDER BY id DESC LIMIT 1), '')), '')`;

/**
 * Posts by the people the viewer follows and by the viewer, newest first. The recursive query is a queue with the newest
 * remaining post of each person: taking one adds that person's next older post. Cost: three rows per followed person and
 * about seven per post shown, because D1 counts the index entry and the row of each lookup.
 */
export async function listFollowing(
  db: Db,
  viewerId: SqlId,
  { limit, cursor = "~" }: Pick<FeedQuery, "limit" | "cursor">,
): Promise<Page<Post>> {
  const rows = await db.all<PostRow>(
    selectPosts(
      sql`p.viewerId`,
      sql``,
      sql`(WITH RECURSIVE viewer AS MATERIALIZED (SELECT ${viewerId} AS id),
        people AS (SELECT * FROM (SELECT followeeId AS id FROM follows WHERE followerId = (SELECT id FROM viewer) LIMIT ${maxFollowing})
          UNION ALL SELECT id FROM viewer),
        queue (id, userId) AS (
          SELECT iif(u.newestPostId < ${cursor}, u.newestPostId, ${olderPost(sql`u.id`, sql`${cursor}`)}), u.id
            FROM people CROSS JOIN users u ON u.id = people.id
            WHERE u.newestPostId IS NOT NULL AND ${notMuted(sql`(SELECT id FROM viewer)`, sql`u.id`)}
          UNION ALL SELECT ${olderPost(sql`queue.userId`, sql`queue.id`)}, queue.userId FROM queue WHERE queue.id IS NOT NULL
          ORDER BY 1 DESC LIMIT ${limit + 1})
        SELECT posts.*, (SELECT id FROM viewer) AS viewerId FROM queue CROSS JOIN posts ON posts.id = queue.id)`,
    ),
  );
  return toPage(rows.sort(newestFirst), limit, toPost, (row) => row.id);
}

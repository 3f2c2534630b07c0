import { sql } from "~/db/sql";
import { sqlRows } from "./site";

/** The posts, users, groups and days whose count columns differ from the number of rows. */
export const selectWrongCounts = sql`SELECT p.id FROM posts p
        WHERE likesCount <> (SELECT count(*) FROM likes l WHERE l.postId = p.id)
           OR commentsCount <> (SELECT count(*) FROM comments c WHERE c.postId = p.id AND c.hiddenAt IS NULL)
           OR sharesCount <> (SELECT count(*) FROM shares s WHERE s.postId = p.id)
           OR imagesCount <> (SELECT count(*) FROM post_images i WHERE i.postId = p.id)
           OR prayedCount <> (SELECT coalesce(sum(times), 0) FROM prayed y WHERE y.postId = p.id)
           OR peopleCount <> (SELECT count(*) FROM prayed y WHERE y.postId = p.id)
           OR interestsCount <> (SELECT count(*) FROM interests i WHERE i.postId = p.id)
        UNION ALL
        SELECT coalesce(h.id, c.parentId) FROM comment_threads h
        FULL JOIN (SELECT parentId, count(*) AS replies FROM comments
                   WHERE parentId IS NOT NULL AND hiddenAt IS NULL GROUP BY 1) c ON c.parentId = h.id
        WHERE h.repliesCount IS NOT c.replies
        UNION ALL
        SELECT u.id FROM users u
        WHERE postsCount <> (SELECT count(*) FROM posts p WHERE p.userId = u.id AND p.groupId IS NULL AND p.hiddenAt IS NULL AND p.audience = 'everyone' AND p.anonymous = 0)
           OR newestPostId IS NOT (SELECT max(id) FROM posts p WHERE p.userId = u.id AND p.groupId IS NULL AND p.hiddenAt IS NULL AND p.audience <> 'me' AND p.anonymous = 0)
           OR followersCount <> (SELECT count(*) FROM follows f WHERE f.followeeId = u.id)
           OR followingCount <> (SELECT count(*) FROM follows f WHERE f.followerId = u.id)
           OR groupsCount <> (SELECT count(*) FROM group_members m WHERE m.userId = u.id)
        UNION ALL
        SELECT g.id FROM groups g
        WHERE membersCount <> (SELECT count(*) FROM group_members m WHERE m.groupId = g.id)
           OR requestsCount <> (SELECT count(*) FROM group_requests r WHERE r.groupId = g.id AND r.status = 'waiting')
           OR newestPostId IS NOT (SELECT max(id) FROM posts p WHERE p.groupId = g.id AND p.hiddenAt IS NULL AND p.audience <> 'me')
        UNION ALL
        SELECT d.kind || ' ' || d.date FROM daily_counts d
        WHERE likesCount <> (SELECT count(*) FROM daily_engagement e
                             WHERE e.date = d.date AND e.kind = d.kind AND e.action = 'like')
           OR sharesCount <> (SELECT count(*) FROM daily_engagement e
                              WHERE e.date = d.date AND e.kind = d.kind AND e.action = 'share')`;

export async function findWrongCounts(): Promise<unknown[]> {
  const rows = await sqlRows(selectWrongCounts);
  return rows.map(({ id }) => id);
}

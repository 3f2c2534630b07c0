import { sql } from "~/db/sql";
import { sqlBatch, sqlRows } from "./site";

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
           OR unreadNotifications <> (SELECT count(*) FROM notifications n WHERE n.userId = u.id AND n.seenAt IS NULL)
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

/** In a statement of its own, because D1 allows five parts of a UNION. */
export const selectWrongTotals = sql`SELECT t.id FROM report_tickets t
        WHERE (reportsCount, weight) <> (
          SELECT count(*), coalesce(sum(1 + good) + max(urgency), 0) + iif(t.reviewRequestedAt IS NULL, 0, 1000)
          FROM reports r WHERE r.ticketId = t.id AND r.withdrawnAt IS NULL)
        UNION ALL
        SELECT n.id FROM notifications n
        WHERE actorsCount <> (SELECT count(*) FROM notification_actors a WHERE a.notificationId = n.id)
           OR EXISTS (SELECT 1 FROM json_each(n.latestActorIds) WHERE value NOT IN
                      (SELECT actorId FROM notification_actors a WHERE a.notificationId = n.id))
        UNION ALL
        SELECT s.userId || ' ' || s.game FROM game_scores s
        WHERE plays < (SELECT count(*) FROM game_rounds r WHERE r.userId = s.userId AND r.game = s.game)
        UNION ALL
        SELECT 'users of ' || feature || ' ' || day FROM last_uses u GROUP BY day, feature
        HAVING count(*) > (SELECT sum(users) FROM daily_usage d WHERE d.day = u.day AND d.feature = u.feature)
        UNION ALL
        SELECT 'sessions ' || d.day FROM daily_sessions d JOIN (
          SELECT day, sum(sessions) AS s, sum(continuedSessions) AS c, sum(durationMs) AS ms FROM visits GROUP BY day
        ) v ON v.day = d.day
        WHERE v.s > d.sessions OR v.c > d.continuedSessions OR v.ms > d.durationMs`;

/** The days whose counts of new rows are wrong. */
export const selectWrongDays = sql`SELECT c.kind || ' ' || c.day AS id FROM creation_counts c
        WHERE count <> CASE kind
          WHEN 'users' THEN (SELECT count(*) FROM users WHERE c.day IN (-1, createdAt / 86400000))
          WHEN 'likes' THEN (SELECT count(*) FROM likes WHERE c.day = createdAt / 86400000)
          WHEN 'comments' THEN (SELECT count(*) FROM comments WHERE c.day = createdAt / 86400000)
          WHEN 'posts' THEN (SELECT count(*) FROM posts)
          ELSE (SELECT count(*) FROM posts p WHERE p.type = c.kind AND c.day = createdAt / 86400000) END`;

/** On a site where nothing but requests has written, these hold too. */
export async function findWrongTotals(): Promise<unknown[]> {
  const results = await sqlBatch([selectWrongTotals, selectWrongDays]);
  return results.flat().map(({ id }) => id);
}

export async function findWrongCounts(): Promise<unknown[]> {
  return (await sqlRows(selectWrongCounts)).map(({ id }) => id);
}

import { sql } from "~/db/sql";
import { sqlRows } from "./site";

/** Ids of posts and people whose columns say another number than the rows they count. */
export async function wrongCounts(): Promise<unknown[]> {
  const rows = await sqlRows(
    sql`SELECT p.id FROM posts p
        WHERE likesCount <> (SELECT count(*) FROM likes l WHERE l.postId = p.id)
           OR commentsCount <> (SELECT count(*) FROM comments c WHERE c.postId = p.id)
           OR sharesCount <> (SELECT count(*) FROM shares s WHERE s.postId = p.id)
           OR interestsCount <> (SELECT count(*) FROM interests i WHERE i.postId = p.id)
        UNION ALL
        SELECT u.id FROM users u
        WHERE postsCount <> (SELECT count(*) FROM posts p WHERE p.userId = u.id)
           OR followersCount <> (SELECT count(*) FROM follows f WHERE f.followeeId = u.id)
           OR followingCount <> (SELECT count(*) FROM follows f WHERE f.followerId = u.id)`,
  );
  return rows.map(({ id }) => id);
}

import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import type { Profile } from "./user";

interface ProfileRow extends Omit<
  Profile,
  "createdAt" | "isFollowing" | "isDemo"
> {
  createdAt: number;
  isFollowing: number;
  isDemo: number;
}

/** A person's public page. The e-mail shows to its owner only. `not_found` where nobody is. */
export async function getProfile(
  db: Db,
  viewerId: SqlId,
  userId: SqlId,
): Promise<Profile> {
  const row = await db.first<ProfileRow>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl, bio, createdAt, isDemo,
               CASE WHEN id = ${viewerId} THEN email END AS email,
               postsCount AS totalPosts, followersCount AS totalFollowers,
               followingCount AS totalFollowing,
               EXISTS (SELECT 1 FROM follows f WHERE f.followerId = ${viewerId} AND f.followeeId = users.id)
                 AS isFollowing
        FROM users WHERE id = ${userId}`,
  );
  if (!row) throw new AppError("not_found", { detail: "User not found" });
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    isFollowing: row.isFollowing === 1,
    isDemo: row.isDemo === 1,
  };
}

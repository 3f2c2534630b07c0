import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type SqlId, type Sql } from "~/db/sql";
import { banners } from "~/shared/enums";
import { AppError } from "~/shared/errors";
import {
  canSeeName,
  unlessBlocked,
} from "~/features/audience/visibility.server";
import type { Profile } from "./user";
import type { ImageStore } from "~/platform/image-store.server";
import { indexNames } from "./name-index.server";
import type { ProfileChange } from "./profile-change";

type UserColumns = "banner" | "createdAt";
type ProfileRow = Row<typeof users, UserColumns> &
  Row<{ $inferSelect: Profile }, Exclude<keyof Profile, UserColumns>>;

/**
 * For a user the viewer has blocked it returns only the name. The email is visible to the user and to admins. Throws
 * `not_found` if the user doesn't exist or has blocked the viewer.
 */
export async function getProfile(
  db: Db,
  viewerId: SqlId,
  userId: SqlId,
): Promise<Profile> {
  const row = await db.first<ProfileRow>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl, bio, banner, createdAt, isDemo, approvesFollowers,
               CASE WHEN id = ${viewerId} OR EXISTS (
                 SELECT 1 FROM users v WHERE v.id = ${viewerId} AND v.adminAccess <> 'none')
               THEN email END AS email,
               postsCount AS totalPosts, followersCount AS totalFollowers,
               followingCount AS totalFollowing,
               ${selectFollowState(viewerId, sql`users.id`)},
               (SELECT count(*) FROM (SELECT 1 FROM follow_requests r
                WHERE r.followeeId = CASE WHEN users.id = ${viewerId} THEN users.id END LIMIT 100)) AS totalRequests,
               EXISTS (SELECT 1 FROM mutes WHERE muterId = ${viewerId} AND mutedId = users.id) AS isMuted,
               EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${viewerId} AND blockedId = users.id)
                 AS isBlocked
        FROM users WHERE id = ${userId} AND ${canSeeName(viewerId, sql`users.id`)}`,
  );
  if (!row) throw userNotFoundError();
  return {
    ...row,
    banner: row.banner ?? banners[0],
    ...(row.isBlocked === 1 && blockedProfile),
    createdAt: new Date(row.createdAt).toISOString(),
    isFollowing: row.isFollowing === 1,
    isRequested: row.isRequested === 1,
    approvesFollowers: row.approvesFollowers === 1 && row.isBlocked === 0,
    isDemo: row.isDemo === 1,
    isMuted: row.isMuted === 1 && row.isBlocked === 0,
    isBlocked: row.isBlocked === 1,
  };
}

const blockedProfile = {
  profileImageUrl: null,
  bio: null,
  banner: banners[0],
  email: null,
  totalPosts: 0,
  totalFollowers: 0,
  totalFollowing: 0,
};

/** Columns of a `ListedUser`. */
export const selectFollowState = (viewerId: SqlId, userId: Sql) =>
  sql`EXISTS (SELECT 1 FROM follows own WHERE own.followerId = ${viewerId} AND own.followeeId = ${userId}) AS isFollowing,
    EXISTS (SELECT 1 FROM follow_requests r WHERE r.followerId = ${viewerId} AND r.followeeId = ${userId}) AS isRequested`;

/** Throws `not_found` unless the viewer can see the user. The check is batched with the queries of `promise`. */
export async function withVisibleUser<Value>(
  db: Db,
  viewerId: SqlId,
  userId: string,
  promise: Promise<Value>,
): Promise<Value> {
  const [person, value] = await Promise.all([
    db.first(
      sql`SELECT 1 FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
    ),
    promise,
  ]);
  if (!person) throw userNotFoundError();
  return value;
}

/** The user doesn't exist, or one of the two has blocked the other. */
export function userNotFoundError(): AppError {
  return new AppError("not_found", { detail: "User not found" });
}

/** Throws `forbidden` for another user's account, `not_found` if it doesn't exist or is blocked. */
export async function requireSelf(
  db: Db,
  viewerId: string,
  userId: string,
): Promise<void> {
  if (viewerId === userId) return;
  const person = await db.first(
    sql`SELECT 1 FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
  );
  throw person ? new AppError("forbidden") : userNotFoundError();
}

/**
 * Throws `forbidden` for any other id, even one that doesn't exist. The trigger `users_image_replaced` schedules the
 * old image for deletion.
 */
export async function updateProfile(
  { db, images }: { db: Db; images: ImageStore },
  viewerId: string,
  userId: string,
  { profileImageUrl, smallerImages, ...change }: ProfileChange,
): Promise<Profile> {
  if (userId !== viewerId) throw new AppError("forbidden");
  const imageUrl =
    typeof profileImageUrl === "string"
      ? (await images.save(profileImageUrl, smallerImages, "profileImageUrl"))
          .url
      : profileImageUrl;
  await db.batch([
    sql`UPDATE users SET firstName = ${valueOrColumn(change.firstName, sql`firstName`)},
          lastName = ${valueOrColumn(change.lastName, sql`lastName`)}, bio = ${valueOrColumn(change.bio, sql`bio`)},
          banner = ${valueOrColumn(change.banner, sql`banner`)},
          profileImageUrl = ${valueOrColumn(imageUrl, sql`profileImageUrl`)}
        WHERE id = ${viewerId}`,
  ]);
  await indexNames(db, viewerId);
  return getProfile(db, viewerId, viewerId);
}

const valueOrColumn = (value: string | null | undefined, column: Sql) =>
  value === undefined ? column : value || null;

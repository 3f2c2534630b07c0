import type { Db } from "~/db/db.server";
import { sql, type SqlId } from "~/db/sql";
import {
  notifyFollow,
  withdrawFollow,
} from "~/features/notify/follow-notifications.server";
import { AppError } from "~/shared/errors";
import { userNotFoundError } from "./user.server";
import {
  notBlockedOrMuted,
  unlessBlocked,
} from "~/features/audience/visibility.server";
import { maxFollowing, type FollowResponse } from "./follow";
import { countPreferences } from "./preference";
import { maxSuggestions, getRankingWindow } from "./suggested";
import type { SuggestedUser, UserSummary } from "./user";

/**
 * Follows or unfollows a user. If the user approves followers, it creates or withdraws a request instead.
 * Idempotent. Notifies the user; triggers update both counts.
 */
export async function setFollow(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean | undefined,
  now: number,
): Promise<FollowResponse> {
  if (viewerId === userId) {
    throw new AppError("invalid", { detail: "You can't follow yourself." });
  }
  const pair = sql`followerId = ${viewerId} AND followeeId = ${userId}`;
  const followOrRequest = sql`SELECT 1 FROM follows WHERE ${pair}
    UNION ALL SELECT 1 FROM follow_requests WHERE ${pair}`;
  const shouldFollow = desired ?? !(await db.first(followOrRequest));
  const selectNewFollow = (approvesFollowers: boolean) => sql`
    SELECT ${viewerId}, id, ${now} FROM users
    WHERE id = ${unlessBlocked(viewerId, userId)} AND approvesFollowers = ${approvesFollowers}
      AND NOT EXISTS (SELECT 1 FROM follows WHERE ${pair})
      AND (SELECT followingCount FROM users WHERE id = ${viewerId}) < ${maxFollowing} ON CONFLICT DO NOTHING`;
  const [, , rows] = await db.batch([
    shouldFollow
      ? sql`INSERT INTO follows (followerId, followeeId, createdAt) ${selectNewFollow(false)}`
      : sql`DELETE FROM follows WHERE ${pair}`,
    shouldFollow
      ? sql`INSERT INTO follow_requests (followerId, followeeId, createdAt) ${selectNewFollow(true)}`
      : sql`DELETE FROM follow_requests WHERE ${pair}`,
    sql`SELECT EXISTS (SELECT 1 FROM follows WHERE ${pair}) AS following,
               EXISTS (SELECT 1 FROM follow_requests WHERE ${pair}) AS requested
        FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
    ...(shouldFollow
      ? notifyFollow(viewerId, userId, now)
      : withdrawFollow(viewerId, userId)),
  ]);
  const [row] = rows ?? [];
  if (!row) throw userNotFoundError();
  const following = row["following"] === 1;
  const requested = row["requested"] === 1;
  if (shouldFollow && !following && !requested) {
    throw new AppError("conflict", {
      detail: "You can follow up to 2,000 people.",
    });
  }
  return { following, isFollowing: following, requested };
}

/** Suggestions come from the 100 most-followed users, which bounds the rows read. */
const maxCandidates = 100;

/** The most-followed users the viewer doesn't follow yet, ranked by shared preferences (see `getRankingWindow`). */
export async function listSuggestedUsers(
  db: Db,
  viewerId: SqlId,
  offset: number,
): Promise<SuggestedUser[]> {
  const { start, size, skip } = getRankingWindow(offset);
  /**
   * The viewer id is a column, because repeating its subquery would read the session row each time. `shared`:
   * preferences in common with the viewer, as bits.
   */
  const rows = await db.all<UserSummary & { shared: number }>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl,
               preferenceBits & (SELECT preferenceBits FROM users WHERE id = ${viewerId}) AS shared
        FROM (SELECT id, firstName, lastName, username, profileImageUrl, preferenceBits, ${viewerId} AS viewerId
              FROM users ORDER BY followersCount DESC, id DESC LIMIT ${maxCandidates}) u
        WHERE id <> viewerId AND NOT EXISTS (
          SELECT 1 FROM follows f WHERE f.followerId = viewerId AND f.followeeId = u.id)
          AND NOT EXISTS (
          SELECT 1 FROM follow_requests r WHERE r.followerId = viewerId AND r.followeeId = u.id)
          AND ${notBlockedOrMuted(sql`u.viewerId`, sql`u.id`)}
        LIMIT ${size} OFFSET ${start}`,
  );
  return rows
    .toSorted((a, b) => countPreferences(b.shared) - countPreferences(a.shared))
    .slice(skip, skip + maxSuggestions)
    .map(({ shared, ...user }) => ({
      ...user,
      email: null,
      isFollowing: false,
    }));
}

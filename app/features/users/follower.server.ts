import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  notifyAcceptance,
  withdrawFollow,
} from "~/features/notify/follow-notifications.server";
import { AppError } from "~/shared/errors";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import type { FollowerResponse } from "./follow";
import {
  unlessBlocked,
  notBlocked,
} from "~/features/audience/visibility.server";
import { peoplePageSize, type ProfileTab, type PeopleTab } from "./profile-tab";
import { parseTimeCursor } from "./time-cursor";
import type { UserSummary, ListedUser } from "./user";
import { selectFollowState, userNotFoundError } from "./user.server";

/**
 * Approves a follow request, or removes a follower and their request. Approving does nothing without a request.
 * Idempotent.
 */
export async function setFollower(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean,
  now: number,
): Promise<FollowerResponse> {
  if (viewerId === userId) {
    throw new AppError("invalid", { detail: "You can't follow yourself." });
  }
  const pair = sql`followerId = ${userId} AND followeeId = ${viewerId}`;
  const results = await db.batch([
    ...(desired
      ? notifyAcceptance(viewerId, sql`r.followerId = ${userId}`, now)
      : withdrawFollow(userId, viewerId)),
    desired
      ? sql`INSERT INTO follows (followerId, followeeId, createdAt)
            SELECT followerId, followeeId, ${now} FROM follow_requests WHERE ${pair}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM follows WHERE ${pair}`,
    sql`DELETE FROM follow_requests WHERE ${pair}`,
    sql`SELECT EXISTS (SELECT 1 FROM follows WHERE ${pair}) AS follower
        FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
  ]);
  const [row] = results.at(-1) ?? [];
  if (!row) throw userNotFoundError();
  return { follower: row["follower"] === 1 };
}

/** Pending requests to follow the viewer, newest first. Reads two rows per request on follow_requests_list. */
export function listFollowRequests(
  db: Db,
  viewerId: SqlId,
  query: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = parseTimeCursor(query.cursor);
  return listPeople(
    db,
    sql`r.createdAt AS listedAt FROM follow_requests r CROSS JOIN users u ON u.id = r.followerId
        WHERE r.followeeId = ${viewerId} AND (r.createdAt, r.followerId) < (${at}, ${id})
        ORDER BY r.createdAt DESC, r.followerId DESC`,
    query,
  );
}

/** `rest` follows the columns of user `u`: it selects `listedAt` and ends with the order, by `listedAt` and id. */
export async function listPeople(
  db: Db,
  rest: Sql,
  { limit }: PageQuery,
): Promise<Page<UserSummary>> {
  const rows = await db.all<UserSummary & { listedAt: number }>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, ${rest} LIMIT ${limit + 1}`,
  );
  return toPage(
    rows,
    limit,
    ({ listedAt, ...user }) => user,
    (row) => `${row.listedAt}.${row.id}`,
  );
}

/** The first page of a profile tab that lists people; nulls for the Posts tab. */
export async function loadPeopleTab(
  db: Db,
  viewerId: SqlId,
  tab: ProfileTab,
  userId: SqlId,
) {
  const query = { limit: peoplePageSize };
  const [people, requests] = await Promise.all([
    tab === "posts" ? null : listFollows(db, viewerId, tab, userId, query),
    tab === "followers" ? listFollowRequests(db, viewerId, query) : null,
  ]);
  return { people, requests };
}

/**
 * When approval is turned off, a trigger accepts all pending requests; their senders are notified. New posts can no
 * longer be for followers only.
 */
export async function setFollowApproval(
  db: Db,
  viewerId: SqlId,
  desired: boolean,
): Promise<void> {
  await db.batch([
    ...(desired ? [] : notifyAcceptance(viewerId, sql`TRUE`, sql`r.createdAt`)),
    sql`UPDATE users SET approvesFollowers = ${desired}, defaultAudience =
          iif(defaultAudience = 'followers' AND NOT ${desired}, 'everyone', defaultAudience) WHERE id = ${viewerId}`,
  ]);
}

type FollowRow = Row<{ $inferSelect: ListedUser }, keyof ListedUser> & {
  followedAt: number;
};

/** For each list, the column to filter by and the column with the listed users. */
const columns = {
  followers: { filtered: sql`f.followeeId`, listed: sql`f.followerId` },
  following: { filtered: sql`f.followerId`, listed: sql`f.followeeId` },
} as const satisfies Record<PeopleTab, { filtered: Sql; listed: Sql }>;

/** Newest first, on follows_followers_list or follows_following_list. Reads three rows per listed user. */
export async function listFollows(
  db: Db,
  viewerId: SqlId,
  list: PeopleTab,
  userId: SqlId,
  { limit, cursor }: PageQuery,
): Promise<Page<ListedUser>> {
  const { filtered, listed } = columns[list];
  const [at, id] = parseTimeCursor(cursor);
  const rows = await db.all<FollowRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, u.approvesFollowers,
               f.createdAt AS followedAt,
               ${selectFollowState(viewerId, sql`u.id`)}
        FROM follows f CROSS JOIN users u ON u.id = ${listed}
        WHERE ${filtered} = ${unlessBlocked(viewerId, userId)}
          AND ${notBlocked(viewerId, listed)}
          AND (f.createdAt, ${listed}) < (${at}, ${id})
        ORDER BY f.createdAt DESC, ${listed} DESC LIMIT ${limit + 1}`,
  );
  return toPage(
    rows,
    limit,
    ({ followedAt, isFollowing, isRequested, approvesFollowers, ...user }) => ({
      ...user,
      isFollowing: isFollowing === 1,
      isRequested: isRequested === 1,
      approvesFollowers: approvesFollowers === 1,
    }),
    (row) => `${row.followedAt}.${row.id}`,
  );
}

import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { toPage, type Page, type PageQuery } from "~/shared/page";
import { notBlocked, unlessBlocked } from "./visibility.server";
import type { PeopleTab } from "./profile-tab";
import { parseTimeCursor } from "./time-cursor";
import type { ListedUser, UserSummary } from "./user";

interface FollowRow extends Row<
  typeof users,
  keyof UserSummary | "approvesFollowers"
> {
  followedAt: number;
  isFollowing: Bit;
  isRequested: Bit;
}

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
               EXISTS (SELECT 1 FROM follows own WHERE own.followerId = ${viewerId} AND own.followeeId = u.id)
                 AS isFollowing,
               EXISTS (SELECT 1 FROM follow_requests r WHERE r.followerId = ${viewerId} AND r.followeeId = u.id)
                 AS isRequested
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

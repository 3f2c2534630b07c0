import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import type { ApprovalReply, FollowerReply } from "./follow";
import { listFollows } from "./follow-lists.server";
import { unlessBlocked } from "./hidden.server";
import { peoplePageSize } from "./people-page";
import type { ProfileTab } from "./profile-tab";
import { readTimeCursor } from "./time-cursor";
import type { UserSummary } from "./user";
import { userIsGone } from "./user.server";

/**
 * Lets a person who has asked be among the viewer's followers, or nobody any more: then neither their follow
 * nor their request stays. Idempotent; who has not asked does not come in by it.
 */
export async function setFollower(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean,
  now: number,
): Promise<FollowerReply> {
  if (viewerId === userId) {
    throw new AppError("invalid", { detail: "You cannot follow yourself." });
  }
  const pair = sql`followerId = ${userId} AND followeeId = ${viewerId}`;
  const [, , rows] = await db.batch([
    desired
      ? sql`INSERT INTO follows (followerId, followeeId, createdAt)
            SELECT followerId, followeeId, ${now} FROM follow_requests WHERE ${pair}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM follows WHERE ${pair}`,
    sql`DELETE FROM follow_requests WHERE ${pair}`,
    sql`SELECT EXISTS (SELECT 1 FROM follows WHERE ${pair}) AS follower
        FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
  ]);
  const [row] = rows ?? [];
  if (!row) throw userIsGone();
  return { follower: row["follower"] === 1 };
}

interface RequestRow extends Row<typeof users, keyof UserSummary> {
  askedAt: number;
}

/** Who waits for the viewer's word, the latest first, on follow_requests_list. Two rows a person. */
export async function listFollowRequests(
  db: Db,
  viewerId: SqlId,
  { limit, cursor }: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = readTimeCursor(cursor);
  const rows = await db.all<RequestRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, r.createdAt AS askedAt
        FROM follow_requests r CROSS JOIN users u ON u.id = r.followerId
        WHERE r.followeeId = ${viewerId} AND (r.createdAt, r.followerId) < (${at}, ${id})
        ORDER BY r.createdAt DESC, r.followerId DESC LIMIT ${limit + 1}`,
  );
  return toPage(
    rows,
    limit,
    ({ askedAt, ...user }) => user,
    (row) => `${row.askedAt}.${row.id}`,
  );
}

/** What a profile's tab of people begins with; of Posts nothing. */
export async function firstPeople(
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

/** Whether follows of the viewer begin as requests. Where no longer, a trigger lets in all who wait. */
export async function setApproval(
  db: Db,
  viewerId: SqlId,
  desired: boolean,
): Promise<ApprovalReply> {
  await db.batch([
    sql`UPDATE users SET approvesFollowers = ${desired} WHERE id = ${viewerId}`,
  ]);
  return { approvesFollowers: desired };
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { userIsGone } from "./user.server";
import { notHidden, unlessBlocked } from "./hidden.server";
import type { FollowReply } from "./follow";
import { countOf } from "./preference";
import { suggestedMax, windowAt } from "./suggested";
import type { SuggestedUser, UserSummary } from "./user";

/**
 * Makes the viewer follow a person, or not; of somebody who approves followers it asks to, and takes that back.
 * Idempotent; triggers keep both counts.
 */
export async function setFollow(
  db: Db,
  viewerId: string,
  userId: string,
  desired: boolean | undefined,
  now: number,
): Promise<FollowReply> {
  if (viewerId === userId) {
    throw new AppError("invalid", { detail: "You cannot follow yourself." });
  }
  const pair = sql`followerId = ${viewerId} AND followeeId = ${userId}`;
  const either = sql`SELECT 1 FROM follows WHERE ${pair}
    UNION ALL SELECT 1 FROM follow_requests WHERE ${pair}`;
  const wanted = desired ?? !(await db.first(either));
  const begin = (approves: boolean) => sql`
    SELECT ${viewerId}, id, ${now} FROM users
    WHERE id = ${unlessBlocked(viewerId, userId)} AND approvesFollowers = ${approves}
      AND NOT EXISTS (SELECT 1 FROM follows WHERE ${pair}) ON CONFLICT DO NOTHING`;
  const [, , rows] = await db.batch([
    wanted
      ? sql`INSERT INTO follows (followerId, followeeId, createdAt) ${begin(false)}`
      : sql`DELETE FROM follows WHERE ${pair}`,
    wanted
      ? sql`INSERT INTO follow_requests (followerId, followeeId, createdAt) ${begin(true)}`
      : sql`DELETE FROM follow_requests WHERE ${pair}`,
    sql`SELECT EXISTS (SELECT 1 FROM follows WHERE ${pair}) AS following,
               EXISTS (SELECT 1 FROM follow_requests WHERE ${pair}) AS requested
        FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
  ]);
  const [row] = rows ?? [];
  if (!row) throw userIsGone();
  const following = row["following"] === 1;
  return {
    following,
    isFollowing: following,
    requested: row["requested"] === 1,
  };
}

/** Of these many most-followed people the suggestions are picked, so that the bill has an end. */
const candidates = 100;

interface SuggestedRow extends Row<typeof users, keyof UserSummary> {
  /** The preferences they have in common with the viewer, as bits. */
  shared: number;
}

/** Whom the viewer does not follow yet, of the most followed. The viewer is a column, or each mention would read their session again. */
const suggestable = (viewerId: SqlId) =>
  sql`FROM (SELECT id, firstName, lastName, username, profileImageUrl, preferenceBits, ${viewerId} AS viewerId
            FROM users ORDER BY followersCount DESC, id DESC LIMIT ${candidates}) u
      WHERE id <> viewerId AND NOT EXISTS (
        SELECT 1 FROM follows f WHERE f.followerId = viewerId AND f.followeeId = u.id)
        AND NOT EXISTS (
        SELECT 1 FROM follow_requests r WHERE r.followerId = viewerId AND r.followeeId = u.id)
        AND ${notHidden(sql`u.viewerId`, sql`u.id`)}`;

/**
 * At most 5 people whom the viewer does not follow yet: the most followed, and of those who share
 * more preferences first (see `windowAt`). An offset behind the last one begins again (600 rows).
 */
export async function listSuggested(
  db: Db,
  viewerId: SqlId,
  offset: number,
): Promise<SuggestedUser[]> {
  const people = await suggestedFrom(db, viewerId, offset);
  if (people.length > 0 || offset === 0) return people;
  const row = await db.first<{ total: number }>(
    sql`SELECT count(*) AS total ${suggestable(viewerId)}`,
  );
  const total = row?.total ?? 0;
  return total === 0 ? [] : suggestedFrom(db, viewerId, offset % total);
}

async function suggestedFrom(
  db: Db,
  viewerId: SqlId,
  offset: number,
): Promise<SuggestedUser[]> {
  const { start, size, skip } = windowAt(offset);
  const rows = await db.all<SuggestedRow>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl,
               preferenceBits & (SELECT preferenceBits FROM users WHERE id = ${viewerId}) AS shared
        ${suggestable(viewerId)}
        LIMIT ${size} OFFSET ${start}`,
  );
  return rows
    .toSorted((a, b) => countOf(b.shared) - countOf(a.shared))
    .slice(skip, skip + suggestedMax)
    .map(({ shared, ...user }) => ({
      ...user,
      email: null,
      isFollowing: false,
    }));
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { notHidden, unlessBlocked } from "./hidden.server";
import type { FollowReply } from "./follow";
import { countOf } from "./preference";
import { suggestedMax, windowAt } from "./suggested";
import type { SuggestedUser, UserSummary } from "./user";

/** Makes the viewer follow a person, or not. Idempotent; triggers keep both counts. */
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
  const wanted = desired ?? !(await isFollowing(db, viewerId, userId));
  const [, rows] = await db.batch([
    wanted
      ? sql`INSERT INTO follows (followerId, followeeId, createdAt)
            SELECT ${viewerId}, id, ${now} FROM users WHERE id = ${unlessBlocked(viewerId, userId)}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM follows WHERE followerId = ${viewerId} AND followeeId = ${userId}`,
    sql`SELECT 1 FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
  ]);
  if (!rows?.length)
    throw new AppError("not_found", { detail: "User not found" });
  return { following: wanted, isFollowing: wanted };
}

async function isFollowing(
  db: Db,
  viewerId: string,
  userId: string,
): Promise<boolean> {
  const row = await db.first(
    sql`SELECT 1 FROM follows WHERE followerId = ${viewerId} AND followeeId = ${userId}`,
  );
  return row !== null;
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

import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { toPage } from "~/shared/page";
import type { Page, PageQuery } from "~/shared/page";
import type { FollowReply } from "./follow";
import { suggestedMax } from "./suggested";
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
            SELECT ${viewerId}, id, ${now} FROM users WHERE id = ${userId}
            ON CONFLICT DO NOTHING`
      : sql`DELETE FROM follows WHERE followerId = ${viewerId} AND followeeId = ${userId}`,
    sql`SELECT 1 FROM users WHERE id = ${userId}`,
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

/** At most 5 people whom the viewer does not follow yet, the most followed first. */
export async function listSuggested(
  db: Db,
  viewerId: SqlId,
  offset: number,
): Promise<SuggestedUser[]> {
  const rows = await db.all<UserSummary>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl
        FROM (SELECT id, firstName, lastName, username, profileImageUrl FROM users
              ORDER BY followersCount DESC, id DESC LIMIT ${candidates}) u
        WHERE id <> ${viewerId} AND NOT EXISTS (
          SELECT 1 FROM follows f WHERE f.followerId = ${viewerId} AND f.followeeId = u.id)
        LIMIT ${suggestedMax} OFFSET ${offset}`,
  );
  return rows.map((row) => ({ ...row, email: null, isFollowing: false }));
}

interface FollowRow extends UserSummary {
  followedAt: number;
}

/** Whom a person follows, the latest first. The cursor is `<time>.<id>`. */
export async function listFollowing(
  db: Db,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<UserSummary>> {
  const [at, id] = readCursor(cursor);
  const rows = await db.all<FollowRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, f.createdAt AS followedAt
        FROM follows f JOIN users u ON u.id = f.followeeId
        WHERE f.followerId = ${userId} AND (f.createdAt, f.followeeId) < (${at}, ${id})
        ORDER BY f.createdAt DESC, f.followeeId DESC LIMIT ${limit + 1}`,
  );
  return toPage(
    rows,
    limit,
    ({ followedAt, ...user }) => user,
    (row) => `${row.followedAt}.${row.id}`,
  );
}

function readCursor(cursor: string | undefined): [number, string] {
  const match = /^(\d{1,16})\.(.+)$/.exec(cursor ?? "");
  return match
    ? [Number(match[1]), match[2] ?? ""]
    : [Number.MAX_SAFE_INTEGER, "~"];
}

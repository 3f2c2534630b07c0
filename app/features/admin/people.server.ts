import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import { readTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import type { Env } from "~/platform/env.server";
import { AppError } from "~/shared/errors";
import { toPage } from "~/shared/page";
import type { Page } from "~/shared/page";
import { suspendedUntil } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { findPeople } from "./found-people.server";
import type { AdminUser, AdminUsersQuery } from "./people";

interface PersonRow extends Row<
  typeof users,
  | "id"
  | "firstName"
  | "lastName"
  | "username"
  | "profileImageUrl"
  | "email"
  | "createdAt"
  | "adminAccess"
  | "isPowerAdmin"
> {
  isProtected: Bit;
  suspendedUntil: number | null;
  totalPosts: number;
  totalFollowers: number;
  totalFollowing: number;
}

/**
 * GET /api/admin/users: everybody, those found by `q`, or the suspended. Bill: a row a person shown and one a hidden
 * post; of a search 400 more at most.
 */
export async function listUsers(
  db: Db,
  viewer: Viewer,
  { q, order, show, limit, cursor }: AdminUsersQuery,
  env: Pick<Env, "OWNER_EMAIL">,
  now: number,
): Promise<Page<AdminUser>> {
  requireLevel(viewer, "read");
  const ids = await findPeople(db, q);
  // In this order alone: D1 would look for them among all, in the order of their followers.
  const isSuspended = show === "suspended";
  const people =
    ids === null
      ? sql`users ${isSuspended ? sql`INDEXED BY users_suspended` : sql``}`
      : sql`json_each(${ids}) CROSS JOIN users ON users.id = json_each.value`;
  const rows = await db.all<PersonRow>(
    sql`SELECT ${personColumns(viewer, env, now)} FROM ${people}
        WHERE ${isSuspended ? sql`suspendedUntil > ${now}` : sql`TRUE`} AND ${placeIn(order, cursor)} LIMIT ${limit + 1}`,
  );
  return toPage(rows, limit, toPerson, (row) =>
    order === "followers" ? `${row.totalFollowers}.${row.id}` : row.id,
  );
}

/** Whose posts are looked at, whoever has blocked whom. `not_found` where there is nobody. One row. */
export async function readPerson(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<UserSummary> {
  requireLevel(viewer, "read");
  const person = await db.first<UserSummary>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl FROM users WHERE id = ${userId}`,
  );
  if (!person) throw new AppError("not_found");
  return person;
}

const personColumns = (
  viewer: Viewer,
  env: Pick<Env, "OWNER_EMAIL">,
  now: number,
) =>
  sql`users.id, firstName, lastName, username, profileImageUrl, email, createdAt, adminAccess, isPowerAdmin,
      isPowerAdmin OR users.id = ${viewer.id} OR ${isOwner(env)} AS isProtected,
      CASE WHEN suspendedUntil > ${now} THEN suspendedUntil END AS suspendedUntil,
      postsCount + (SELECT count(*) FROM posts p INDEXED BY posts_hidden_by_user
        WHERE p.userId = users.id AND p.hiddenAt IS NOT NULL) AS totalPosts,
      followersCount AS totalFollowers, followingCount AS totalFollowing`;

/** Behind WHERE … AND: where the page begins, and in which order it goes on. Ids sort by their time. */
function placeIn(
  order: AdminUsersQuery["order"],
  cursor: string | undefined,
): Sql {
  if (order === "oldest")
    return sql`users.id > ${cursor ?? ""} ORDER BY users.id`;
  if (order === "newest")
    return sql`users.id < ${cursor ?? "~"} ORDER BY users.id DESC`;
  const [followers, id] = readTimeCursor(cursor);
  return sql`(followersCount, users.id) < (${followers}, ${id}) ORDER BY followersCount DESC, users.id DESC`;
}

function toPerson({ suspendedUntil: until, ...row }: PersonRow): AdminUser {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    isPowerAdmin: row.isPowerAdmin === 1,
    isAdmin: row.adminAccess !== "none",
    isProtected: row.isProtected === 1,
    suspension: until === null ? null : { until: suspendedUntil(until) },
  };
}

import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import { parseTimeCursor } from "~/features/users/time-cursor";
import type { UserSummary } from "~/features/users/user";
import type { Env } from "~/platform/env.server";
import { AppError } from "~/shared/errors";
import { toPage, type Page } from "~/shared/page";
import { suspendedUntil } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { canBePowerAdmin } from "./permissions.server";
import { searchUserIds } from "./user-search.server";
import type { AdminUser, AdminUsersQuery } from "./users";

interface UserRow extends Row<
  typeof users,
  keyof UserSummary | "email" | "createdAt" | "adminAccess" | "isPowerAdmin"
> {
  isProtected: Bit;
  canSetPowerAdmin: Bit;
  suspendedUntil: number | null;
  totalPosts: number;
  totalFollowers: number;
  totalFollowing: number;
}

/**
 * GET /api/admin/users: all users, those found by `q`, or suspended ones. Cost: one row per user shown and one per hidden
 * post of theirs. A search adds at most 400.
 */
export async function listUsers(
  db: Db,
  viewer: Viewer,
  { q, order, show, limit, cursor }: AdminUsersQuery,
  env: Pick<Env, "OWNER_EMAIL">,
  now: number,
): Promise<Page<AdminUser>> {
  requireLevel(viewer, "read");
  const ids = await searchUserIds(db, q);
  // CROSS JOIN and INDEXED BY fix the join order. Otherwise D1 would scan all users in order of followers.
  const isSuspended = show === "suspended";
  const source =
    ids === null
      ? sql`users ${isSuspended ? sql`INDEXED BY users_suspended` : sql``}`
      : sql`json_each(${ids}) CROSS JOIN users ON users.id = json_each.value`;
  const rows = await db.all<UserRow>(
    sql`SELECT users.id, firstName, lastName, username, profileImageUrl, email, createdAt, adminAccess, isPowerAdmin,
               isPowerAdmin OR users.id = ${viewer.id} OR ${isOwner(env)} AS isProtected,
               (SELECT ${isOwner(env)} FROM users WHERE id = ${viewer.id}) AND NOT ${isOwner(env)}
                 AND (isPowerAdmin OR ${canBePowerAdmin(now)}) AS canSetPowerAdmin,
               CASE WHEN suspendedUntil > ${now} THEN suspendedUntil END AS suspendedUntil,
               postsCount + (SELECT count(*) FROM posts p INDEXED BY posts_hidden_by_user
                 WHERE p.userId = users.id AND p.hiddenAt IS NOT NULL AND p.audience = 'everyone' AND p.groupId IS NULL AND p.anonymous = 0) AS totalPosts,
               followersCount AS totalFollowers, followingCount AS totalFollowing
        FROM ${source}
        WHERE ${isSuspended ? sql`suspendedUntil > ${now}` : sql`TRUE`} AND ${cursorClause(order, cursor)} LIMIT ${limit + 1}`,
  );
  return toPage(rows, limit, toAdminUser, (row) =>
    order === "followers" ? `${row.totalFollowers}.${row.id}` : row.id,
  );
}

/** Ignores blocks. `not_found` for an unknown user. Cost: one row. */
export async function getUserForAdmin(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<UserSummary> {
  requireLevel(viewer, "read");
  const user = await db.first<UserSummary>(
    sql`SELECT id, firstName, lastName, username, profileImageUrl FROM users WHERE id = ${userId}`,
  );
  if (!user) throw new AppError("not_found");
  return user;
}

/** The end of the WHERE clause and the ORDER BY clause. Ids sort by creation time. */
function cursorClause(
  order: AdminUsersQuery["order"],
  cursor: string | undefined,
): Sql {
  if (order === "oldest")
    return sql`users.id > ${cursor ?? ""} ORDER BY users.id`;
  if (order === "newest")
    return sql`users.id < ${cursor ?? "~"} ORDER BY users.id DESC`;
  const [followers, id] = parseTimeCursor(cursor);
  return sql`(followersCount, users.id) < (${followers}, ${id}) ORDER BY followersCount DESC, users.id DESC`;
}

function toAdminUser({ suspendedUntil: until, ...row }: UserRow): AdminUser {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    isPowerAdmin: row.isPowerAdmin === 1,
    isAdmin: row.adminAccess !== "none",
    isProtected: row.isProtected === 1,
    canSetPowerAdmin: row.canSetPowerAdmin === 1,
    suspension: until === null ? null : { until: suspendedUntil(until) },
  };
}

import { sql, type Sql, type SqlId } from "~/db/sql";

// Every query that shows users or their content, or acts on it, includes one of these fragments. D1 doesn't
// charge for a lookup that finds no row, so they cost nothing if there are no blocks. A visitor (NULL) sees
// everything public.

/** Neither the viewer nor the user in `column` has blocked the other. */
export function notBlocked(viewerId: SqlId, column: SqlId): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${viewerId} AND blockedId = ${column})
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${column} AND blockedId = ${viewerId})`;
}

/** For feeds, suggestions and notifications: muted users are left out as well. */
export function notBlockedOrMuted(viewerId: SqlId, column: SqlId): Sql {
  return sql`${notBlocked(viewerId, column)}
    AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = ${viewerId} AND mutedId = ${column})`;
}

/** Content hidden by moderators is visible only to its author. `row` is the alias of a posts or comments row. */
export function notTakenDown(viewerId: SqlId, row: Sql): Sql {
  return sql`(${row}.hiddenAt IS NULL OR ${row}.userId = ${viewerId})`;
}

/**
 * The blocked user hadn't blocked the blocker before. Someone who blocks back sees "User not found" and must not
 * learn from their own list of blocks that the account exists.
 */
export function isFirstBlock(block: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM blocks other WHERE other.blockerId = ${block}.blockedId
    AND other.blockedId = ${block}.blockerId AND other.createdAt < ${block}.createdAt)`;
}

/**
 * The viewer may see the name of users they blocked, so that they can unblock them, but not of users who blocked
 * them first.
 */
export function canSeeName(viewerId: SqlId, column: SqlId): Sql {
  return sql`(EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${viewerId} AND blockedId = ${column} AND ${isFirstBlock(sql`blocks`)})
    OR NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${column} AND blockedId = ${viewerId}))`;
}

/** The user's id, or NULL if either blocked the other: `WHERE userId = …` then reads no rows. */
export function unlessBlocked(viewerId: SqlId, userId: SqlId): Sql {
  return sql`(SELECT ${userId} WHERE ${notBlocked(viewerId, userId)})`;
}

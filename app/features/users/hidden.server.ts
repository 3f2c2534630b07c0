import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";

// Part of every query that shows people or what they wrote, or lets one act on it. A look for a row
// that is not there costs nothing at D1, so a viewer who has blocked nobody pays nothing; a visitor
// (NULL) sees what is public.

/** Neither the viewer nor the person in `column` has blocked the other. */
export function notBlocked(viewerId: SqlId, column: SqlId): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${viewerId} AND blockedId = ${column})
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${column} AND blockedId = ${viewerId})`;
}

/** That, and the viewer has not muted the person in `column`: for what comes without being asked for. */
export function notHidden(viewerId: SqlId, column: SqlId): Sql {
  return sql`${notBlocked(viewerId, column)}
    AND NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = ${viewerId} AND mutedId = ${column})`;
}

/**
 * What was hidden after a report shows to its author alone. `row` names a row of posts or of comments. Hidden
 * are few: for all others it is decided by the row itself.
 */
export function notTakenDown(viewerId: SqlId, row: Sql): Sql {
  return sql`(${row}.hiddenAt IS NULL OR ${row}.userId = ${viewerId})`;
}

/**
 * Of a row of blocks: its blocker knew whom. Who was blocked before blocks back what is nobody to them, and is
 * not to learn by it that somebody is there.
 */
export function notBlind(b: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM blocks other WHERE other.blockerId = ${b}.blockedId
    AND other.blockedId = ${b}.blockerId AND other.createdAt < ${b}.createdAt)`;
}

/**
 * Whether the viewer gets as far as a person's name: always to somebody blocked by the viewer, since there
 * is the way back; never past somebody else's block that was there before.
 */
export function reaches(viewerId: SqlId, column: SqlId): Sql {
  return sql`(EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${viewerId} AND blockedId = ${column} AND ${notBlind(sql`blocks`)})
    OR NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${column} AND blockedId = ${viewerId}))`;
}

/**
 * A person's id, NULL where either has blocked the other: `WHERE userId = …` then finds nothing, and
 * walks no row for it.
 */
export function unlessBlocked(viewerId: SqlId, userId: SqlId): Sql {
  return sql`(SELECT ${userId} WHERE ${notBlocked(viewerId, userId)})`;
}

import { sql, type Sql, type SqlId } from "~/db/sql";

// Every query that shows users or their content, or acts on it, includes one of these fragments. D1 doesn't
// charge for a lookup that finds no row, so they cost nothing if there are no blocks. A visitor (NULL) sees
// everything public.

/** For what is the same for everybody, such as link previews: it exists for public posts only. */
export const visitor = sql`NULL`;

/** Neither the viewer nor the user in `column` has blocked the other. */
export function notBlocked(viewerId: SqlId, column: SqlId): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${viewerId} AND blockedId = ${column})
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE blockerId = ${column} AND blockedId = ${viewerId})`;
}

/** For comments, suggestions and notifications: muted users are left out as well. */
export function notBlockedOrMuted(viewerId: SqlId, column: SqlId): Sql {
  return sql`${notBlocked(viewerId, column)} AND ${notMuted(viewerId, column)}`;
}

/** For lists, which leave out muted users. A post they link to is still visible. */
export function notMuted(viewerId: SqlId, column: SqlId): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM mutes WHERE muterId = ${viewerId} AND mutedId = ${column})`;
}

/**
 * Post `p` belongs into the viewer's lists, which skip muted authors. Mutes don't filter anonymous requests, because that
 * would tell who wrote them; each user can hide one or all of them. Lookups that find no row cost nothing.
 */
export function isListed(viewerId: SqlId): Sql {
  return sql`CASE WHEN p.anonymous
      THEN NOT EXISTS (SELECT 1 FROM users INDEXED BY users_hiding_anonymous WHERE id = ${viewerId} AND hidesAnonymous = 1)
        AND NOT EXISTS (SELECT 1 FROM hidden_posts WHERE userId = ${viewerId} AND postId = p.id)
      ELSE ${notMuted(viewerId, sql`p.userId`)} END`;
}

/** A comment hidden by moderators is visible only to its author. `row` is the alias of a comments row. */
export function notTakenDown(viewerId: SqlId, row: Sql): Sql {
  return sql`(${row}.hiddenAt IS NULL OR ${row}.userId = ${viewerId})`;
}

/** The viewer belongs to the audience of post `p`: 0 or 1, never NULL. */
export function isInAudience(viewerId: SqlId, p: Sql = sql`p`): Sql {
  return sql`CASE ${p}.audience
      WHEN 'everyone' THEN ${p}.groupId IS NULL OR EXISTS (SELECT 1 FROM groups WHERE id = ${p}.groupId
        AND (closedAt IS NULL OR EXISTS (SELECT 1 FROM group_members WHERE groupId = ${p}.groupId AND userId = ${viewerId})))
      WHEN 'followers' THEN ${p}.userId IS ${viewerId}
        OR EXISTS (SELECT 1 FROM follows WHERE followerId = ${viewerId} AND followeeId = ${p}.userId)
      WHEN 'group' THEN EXISTS (SELECT 1 FROM group_members WHERE groupId = ${p}.groupId AND userId = ${viewerId})
      ELSE ${p}.userId IS ${viewerId} END`;
}

/**
 * Whether the viewer may see post `p`: 0 or 1, never NULL. Every query of posts contains it or says why not. A visitor
 * is NULL. Public posts of a closed group are for its members. Cost: no row for a post for everyone outside groups, one
 * for any other.
 */
export function visibleTo(viewerId: SqlId, p: Sql = sql`p`): Sql {
  return sql`(${isInAudience(viewerId, p)}
    AND ${isPublicPostVisibleTo(viewerId, p, sql`OR ${leads(viewerId, sql`${p}.groupId`)}`)})`;
}

/** The viewer leads the group: then blocks hide nothing of it. */
export const leads = (viewerId: SqlId, groupId: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM group_members WHERE groupId = ${groupId} AND userId = ${viewerId} AND role <> 'member')`;

/** `visibleTo` for lists that hold only posts for everyone outside groups: D1 prepares half as much SQL. */
export function isPublicPostVisibleTo(
  viewerId: SqlId,
  p: Sql = sql`p`,
  isLeader: Sql = sql``,
): Sql {
  return sql`((${p}.hiddenAt IS NULL OR ${p}.userId IS ${viewerId})
    AND (${p}.anonymous OR ${notBlocked(viewerId, sql`${p}.userId`)} ${isLeader}))`;
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

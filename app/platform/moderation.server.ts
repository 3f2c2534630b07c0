import { sql, type Sql, type SqlId } from "~/db/sql";

/**
 * Moderators know of ticket `t`, except of what the leaders of a group removed, unless its author appealed, and of
 * reports about themselves, about a group that they lead, or about what is in it.
 */
export const isForModerator = (viewerId: SqlId, t: Sql = sql`t`): Sql =>
  sql`(${t}.subjectId IS NOT ${viewerId}
    AND (${t}.snapshot ->> '$.byLeaders' IS NOT 1 OR ${t}.appeal IS NOT NULL OR ${t}.reportsCount > 0)
    AND NOT EXISTS (SELECT 1 FROM group_members l WHERE l.userId = ${viewerId} AND l.role <> 'member'
      AND l.groupId = CASE ${t}.kind WHEN 'group' THEN ${t}.targetId ELSE ${t}.snapshot ->> '$.groupId' END))`;

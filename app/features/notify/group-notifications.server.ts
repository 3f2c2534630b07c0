import { sql, type Sql, type SqlId } from "~/db/sql";
import { notify } from "./notify.server";

// Leaving a group withdraws all of these, and a leader who becomes a member loses those of requests (triggers).

/** A request notifies each leader when it is sent, and once again when it has waited for a week. */
const requestCauses = (groupId: SqlId, userId: SqlId) =>
  sql`('group_request:' || ${groupId} || ':' || ${userId}, 'group_request:' || ${groupId} || ':' || ${userId} || ':reminder')`;

/** Notifies the leaders and the owner of requests `r` that wait. `requests`: a condition on them. */
export const notifyLeaders = (
  requests: Sql,
  now: number,
  isReminder = false,
): Sql =>
  notify("group_request", {
    from: sql`group_requests r CROSS JOIN group_members m ON m.groupId = r.groupId AND m.role IN ('owner', 'leader')
      WHERE ${requests} AND r.status = 'waiting'`,
    userId: sql`m.userId`,
    actorId: sql`r.userId`,
    cause: sql`'group_request:' || r.groupId || ':' || r.userId || ${isReminder ? ":reminder" : ""}`,
    groupId: sql`r.groupId`,
    detail: isReminder ? '{"isReminder":true}' : "{}",
    createdAt: now,
  });

/** Run it after the request was inserted or renewed. */
export const notifyGroupRequest = (
  groupId: string,
  userId: SqlId,
  now: number,
) => notifyLeaders(sql`r.groupId = ${groupId} AND r.userId = ${userId}`, now);

/** After a request was settled or withdrawn. */
export const withdrawGroupRequest = (groupId: SqlId, userId: SqlId): Sql =>
  sql`DELETE FROM notification_actors WHERE actorId = ${userId}
      AND userId IN (SELECT userId FROM group_members WHERE groupId = ${groupId} AND role IN ('owner', 'leader'))
      AND cause IN ${requestCauses(groupId, userId)}`;

/** Run it after the member was added. */
export const notifyGroupAccepted = (
  groupId: string,
  userId: SqlId,
  actorId: SqlId,
  now: number,
): Sql =>
  notify("group_accepted", {
    from: sql`group_members m WHERE m.groupId = ${groupId} AND m.userId = ${userId}`,
    userId: sql`m.userId`,
    actorId,
    cause: `group_accepted:${groupId}`,
    groupId,
    createdAt: now,
  });

/** Notifies the member of the offered role or, run before the offer is settled, the owner whether it was `accepted`. */
export const notifyRoleOffer = (
  groupId: string,
  userId: string,
  actorId: SqlId,
  now: number,
  accepted?: boolean,
): Sql =>
  notify("group_role", {
    from: sql`group_members m CROSS JOIN groups g ON g.id = m.groupId AND g.closedAt IS NULL
        CROSS JOIN group_members o ON o.groupId = g.id AND o.role = 'owner'
      WHERE m.groupId = ${groupId} AND m.userId = ${userId} AND m.offeredRole IS NOT NULL`,
    userId: accepted === undefined ? sql`m.userId` : sql`o.userId`,
    actorId,
    cause: sql`'group_role:' || m.groupId || ':' || ${accepted === undefined ? sql`m.offeredRole` : `${userId}:${now}`}`,
    groupId,
    detail: sql`json_set(${JSON.stringify({ accepted })}, '$.role', m.offeredRole)`,
    createdAt: now,
  });

/** After the offer was accepted, declined, taken back or replaced. `userId`: or a query of several. */
export const withdrawRoleOffer = (groupId: string, userId: SqlId): Sql =>
  sql`DELETE FROM notification_actors WHERE notificationId IN (SELECT id FROM notifications WHERE userId IN (${userId})
        AND cause IN (${`group_role:${groupId}:leader`}, ${`group_role:${groupId}:owner`}))`;

/** Asks the leaders of a group without an owner to become it. A trigger withdraws it when one of them does. */
export const notifyOwnerless = (groupId: string, now: number): Sql =>
  notify("group_ownerless", {
    from: sql`groups g CROSS JOIN group_members m ON m.groupId = g.id AND m.role = 'leader'
      WHERE g.id = ${groupId} AND g.ownerlessSince IS NOT NULL`,
    userId: sql`m.userId`,
    cause: sql`'group_ownerless:' || g.id || ':' || g.ownerlessSince`,
    groupId,
    createdAt: now,
  });

import { sql, type Sql, type SqlId } from "~/db/sql";
import { notify, notifyInGroup, withdraw } from "./notify.server";

/** Notifies the followed user of a follow or follow request that this batch has inserted. */
export function notifyFollow(
  followerId: string,
  followeeId: string,
  now: number,
): Sql[] {
  const isNew = sql`followerId = ${followerId} AND followeeId = ${followeeId} AND createdAt = ${now}`;
  const event = {
    userId: followeeId,
    actorId: followerId,
    createdAt: now,
  };
  return [
    ...notifyInGroup("follow", {
      ...event,
      from: sql`follows WHERE ${isNew}`,
      cause: "follow",
    }),
    notify("request", {
      ...event,
      from: sql`follow_requests WHERE ${isNew}`,
      cause: `request:${followerId}`,
    }),
  ];
}

/** Withdraws the notifications of a follow, of its request and of its acceptance. */
export const withdrawFollow = (
  followerId: string,
  followeeId: string,
): Sql[] => [
  withdraw(followerId, followeeId, "follow"),
  withdraw(followerId, followeeId, `request:${followerId}`),
  withdraw(followeeId, followerId, `accepted:${followeeId}`),
];

/**
 * Notifies followers that their requests `r` are being accepted, and withdraws the notifications of these. Run it before
 * the requests are deleted.
 */
export function notifyAcceptance(
  followeeId: SqlId,
  requests: Sql,
  createdAt: number | Sql,
): Sql[] {
  const from = sql`follow_requests r WHERE r.followeeId = ${followeeId} AND ${requests}`;
  return [
    notify("accepted", {
      from,
      userId: sql`r.followerId`,
      actorId: sql`r.followeeId`,
      cause: sql`'accepted:' || r.followeeId`,
      createdAt,
    }),
    sql`DELETE FROM notification_actors WHERE (actorId, userId, cause) IN (
          SELECT r.followerId, r.followeeId, 'request:' || r.followerId FROM ${from})`,
  ];
}

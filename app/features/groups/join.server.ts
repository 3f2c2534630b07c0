import { sql, type Sql, type SqlId } from "~/db/sql";
import { notBlocked } from "~/features/audience/visibility.server";
import {
  notifyGroupRequest,
  withdrawGroupRequest,
} from "~/features/notify/group-notifications.server";
import { displayName } from "~/features/users/user";
import type { AppContext } from "~/platform/context.server";
import { limitGuesses } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { hasUses, hashToken } from "./invite.server";
import type { Invitation } from "./invitation-card";
import { nextRequestMs, type JoinResponse } from "./membership";
import { mayAsk, mayJoin } from "./membership.server";

type App = Pick<AppContext, "db" | "now">;

/** The same for every reason, so that it reveals no group and no block. */
const cannotBeUsed = () =>
  new AppError("not_found", { detail: "This invitation can't be used." });

/** Invitation `i` lets people join group `g` without approval. */
const makesMember = sql`(g.joinPolicy = 'open' OR i.skipsApproval AND g.joinPolicy = 'approval' AND NOT g.forYouth)`;

/** Invitation `i`, group `g`, and the viewer's membership `m` and request `r`, which may be NULL. */
const fromInvites = (
  viewerId: SqlId,
  tokenHash: string,
  joins: Sql = sql``,
): Sql =>
  sql`FROM group_invites i CROSS JOIN groups g ON g.id = i.groupId
      LEFT JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId}
      LEFT JOIN group_requests r ON r.groupId = g.id AND r.userId = ${viewerId} ${joins}
      WHERE i.tokenHash = ${tokenHash}`;

/** The group accepts the viewer, and its owner and the inviter, who still leads it, may invite them. */
function isAccepted(viewerId: SqlId, now: number): Sql {
  return sql`(${mayJoin(viewerId)}
    AND (r.status IS NOT 'declined' OR ${makesMember} OR r.settledAt <= ${now - nextRequestMs})
    AND EXISTS (SELECT 1 FROM group_members WHERE groupId = g.id AND userId = i.inviterId AND role <> 'member')
    AND NOT EXISTS (SELECT 1 FROM group_members o CROSS JOIN users u ON u.id = o.userId
      WHERE o.groupId = g.id AND (o.role = 'owner' OR o.userId = i.inviterId)
        AND (u.suspendedUntil > ${now} OR NOT (${notBlocked(viewerId, sql`o.userId`)}))))`;
}

type InvitationRow = Omit<Invitation, "inviter"> & {
  groupId: string;
  firstName: string | null;
  lastName: string | null;
  /** Null unless the inviter is named. */
  username: string | null;
};

/** A link that the viewer's own request has used up still says that the request waits. */
const isOpen = (now: number) =>
  sql`(${hasUses(now)} OR r.status = 'waiting' AND i.revokedAt IS NULL AND i.expiresAt > ${now})`;

/** Members may use a link again. */
async function findInvitation(
  { db, now }: App,
  viewerId: SqlId,
  tokenHash: string,
): Promise<InvitationRow> {
  const row = await db.first<InvitationRow>(
    sql`SELECT g.id AS groupId, g.slug, g.name, g.kind, g.imageUrl, g.banner, g.about, g.membersCount,
               g.joinPolicy = 'open' AS isOpen, ${makesMember} AS isDirect, u.firstName, u.lastName, u.username,
               CASE WHEN m.userId IS NOT NULL THEN 'member' WHEN r.status = 'waiting' THEN 'requested' END AS status
        ${fromInvites(viewerId, tokenHash, sql`LEFT JOIN users u ON u.id = i.inviterId AND i.namesInviter AND m.userId IS NULL`)}
          AND (m.userId IS NOT NULL OR ${isAccepted(viewerId, now)} AND ${isOpen(now)})`,
  );
  if (!row) throw cannotBeUsed();
  return row;
}

/** For the page of an invitation, also a visitor's. Uses nothing up. */
export async function getInvitation(
  app: App,
  viewerId: SqlId,
  token: string,
): Promise<Invitation> {
  const { groupId, firstName, lastName, username, ...invitation } =
    await findInvitation(app, viewerId, await hashToken(token));
  const inviter = username && displayName({ firstName, lastName, username });
  return { ...invitation, inviter };
}

/**
 * Joins a group, or asks to. Uses up one use, unless the viewer is a member or their request waits already; withdrawing
 * the request gives it back. Notifies the leaders of a request.
 */
export async function join(
  app: Pick<AppContext, "db" | "env" | "now" | "request">,
  viewerId: string,
  token: string,
  message = "",
): Promise<JoinResponse> {
  await limitGuesses(app, "join");
  const { db, now } = app;
  const hash = await hashToken(token);
  const { groupId, slug, status, isDirect } = await findInvitation(
    app,
    viewerId,
    hash,
  );
  if (status === "member" || (status && !isDirect)) return { status, slug };
  const usable = sql`${fromInvites(viewerId, hash)} AND m.userId IS NULL AND ${isAccepted(viewerId, now)} AND ${hasUses(now)}`;
  // `changes()` counts what the statement before it wrote, without its triggers.
  const useUp = sql`UPDATE group_invites SET usesLeft = usesLeft - 1 WHERE tokenHash = ${hash} AND usesLeft > 0 AND changes() = 1`;
  const pair = sql`groupId = ${groupId} AND userId = ${viewerId}`;
  const memberId = sql`(SELECT userId FROM group_members WHERE ${pair})`;
  await db.batch([
    sql`INSERT INTO group_members (groupId, userId, joinedAt) SELECT g.id, ${viewerId}, ${now} ${usable} AND ${makesMember}`,
    useUp,
    sql`INSERT INTO group_requests (groupId, userId, status, message, createdAt, inviteId)
        SELECT g.id, ${viewerId}, 'waiting', ${message || null}, ${now}, i.id ${usable} AND NOT ${makesMember} AND r.status IS NOT 'waiting'
          AND ${mayAsk(viewerId)}
        ON CONFLICT DO UPDATE SET status = 'waiting', message = excluded.message, createdAt = excluded.createdAt, settledAt = NULL, remindedAt = NULL,
          inviteId = excluded.inviteId`,
    useUp,
    sql`DELETE FROM group_requests WHERE groupId = ${groupId} AND userId = ${memberId}`,
    isDirect
      ? withdrawGroupRequest(groupId, memberId)
      : notifyGroupRequest(groupId, viewerId, now),
  ]);
  const after = await findInvitation(app, viewerId, hash);
  if (after.status === null) throw cannotBeUsed();
  return { status: after.status, slug };
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { groupInvites } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import type { AppContext } from "~/platform/context.server";
import { sha256, toBase64Url } from "~/platform/sign.server";
import { dayMs } from "~/shared/duration.mjs";
import { AppError, fieldError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { requireActive, requireLeader } from "./group-access.server";
import { maxInvites, type Invite, type NewInvite } from "./membership";

/** 192 bits. */
const tokenBytes = 24;

/** Only the hash is stored, so that a copy of the table lets no one join. */
export async function hashToken(token: string): Promise<string> {
  return toBase64Url(await sha256(token));
}

/** Invitation `i` has uses left, and was neither revoked nor has it expired. */
export const hasUses = (now: number): Sql =>
  sql`(i.usesLeft > 0 AND i.expiresAt > ${now} AND i.revokedAt IS NULL)`;

/** Returns the only copy of the link. Leaders only. */
export async function createInvite(
  { db, env, now }: Pick<AppContext, "db" | "env" | "now">,
  viewerId: string,
  slug: string,
  { days, uses, skipsApproval, namesInviter }: NewInvite,
): Promise<{ id: string; url: string }> {
  const group = await requireLeader(db, viewerId, slug);
  requireActive(group);
  if (skipsApproval && (group.joinPolicy === "hidden" || group.forYouth)) {
    throw fieldError(
      "skipsApproval",
      "In hidden groups and groups for young people, leaders approve everyone.",
    );
  }
  const id = newId(now);
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(tokenBytes)));
  const [created] = await db.batch([
    sql`INSERT INTO group_invites (id, groupId, inviterId, tokenHash, usesLeft, expiresAt, skipsApproval, namesInviter, createdAt)
        SELECT ${id}, g.id, m.userId, ${await hashToken(token)}, ${uses}, ${now + days * dayMs}, ${skipsApproval}, ${namesInviter}, ${now}
        FROM groups g CROSS JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId} AND m.role <> 'member'
        WHERE g.id = ${group.id} AND g.closedAt IS NULL AND g.ownerlessSince IS NULL
          AND (SELECT count(*) FROM group_invites i WHERE i.groupId = g.id AND ${hasUses(now)}) < ${maxInvites}
        RETURNING id`,
  ]);
  if (!created?.length) {
    throw new AppError("conflict", {
      detail: `A group can have up to ${maxInvites} links. Please revoke one first.`,
    });
  }
  return { id, url: new URL(urls.join(token), env.SITE_URL).href };
}

/** Those that can still be used, newest first. Leaders only. */
export async function listInvites(
  db: Db,
  viewerId: string,
  slug: string,
  now: number,
): Promise<Invite[]> {
  const { id } = await requireLeader(db, viewerId, slug);
  const rows = await db.all<Row<typeof groupInvites, keyof Invite>>(
    sql`SELECT i.id, i.usesLeft, i.createdAt, i.expiresAt, i.skipsApproval, i.namesInviter FROM group_invites i
        WHERE i.groupId = ${id} AND ${hasUses(now)} ORDER BY i.id DESC LIMIT ${maxInvites}`,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    skipsApproval: Boolean(row.skipsApproval),
    namesInviter: Boolean(row.namesInviter),
  }));
}

/** Idempotent. Leaders only; also those who didn't create it. */
export async function revokeInvite(
  db: Db,
  viewerId: string,
  { slug, inviteId }: { slug: string; inviteId: string },
  now: number,
): Promise<void> {
  const group = await requireLeader(db, viewerId, slug);
  const [revoked] = await db.batch([
    sql`UPDATE group_invites SET revokedAt = coalesce(revokedAt, ${now})
        WHERE id = ${inviteId} AND groupId = ${group.id} RETURNING id`,
  ]);
  if (!revoked?.length) {
    throw new AppError("not_found", { detail: "This link doesn't exist." });
  }
}

/** Also deletes expired reservations of addresses. */
export async function deleteExpiredInvites(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM group_invites WHERE expiresAt < ${now}`,
    sql`DELETE FROM reserved_slugs WHERE until <= ${now}`,
  ]);
}

import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import type { AuditAction } from "~/features/audit/audit";
import { actWithAudit } from "~/features/audit/audit.server";
import { permanentRetentionMs } from "~/features/auth/sanctions.server";
import { requireLevel } from "~/features/users/admin-level";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { forGood } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { claimTime } from "./queue-words";
import type { TicketPage } from "./queue";
import { ticketIsGone } from "./queue.server";
import { getTicket } from "./ticket.server";

/** The ticket waits, is not about the viewer, and is nobody else's just now. */
export const isFree = (ticketId: string, viewerId: string, now: number): Sql =>
  sql`id = ${ticketId} AND status = 'open' AND subjectId IS NOT ${viewerId}
    AND (claimedBy IS NULL OR claimedBy = ${viewerId} OR claimedUntil <= ${now})`;

/**
 * Says that the viewer looks at a ticket, for half an hour, or no longer does. `conflict` where somebody else does.
 * The log names nobody: to be reported is nothing one hears of before it is decided.
 */
export async function claimTicket(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  desired: boolean,
  now: number,
): Promise<TicketPage> {
  requireLevel(viewer, "write");
  const free = isFree(ticketId, viewer.id, now);
  const until = now + claimTime;
  const done = await actOnTicket(db, viewer, ticketId, now, {
    action: desired ? "report.claimed" : "report.released",
    when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE ${free})`,
    writes: [
      sql`UPDATE report_tickets SET claimedBy = ${desired ? viewer.id : null}, claimedUntil = ${desired ? until : null}
          WHERE ${free}`,
    ],
  });
  if (!done) throw await whyNot(db, viewer, ticketId, now);
  return getTicket(db, viewer, ticketId, now);
}

/** Adds a note for other admins. */
export async function noteTicket(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  message: string,
  now: number,
): Promise<TicketPage> {
  requireLevel(viewer, "write");
  const others = sql`id = ${ticketId} AND subjectId IS NOT ${viewer.id}`;
  const done = await actOnTicket(db, viewer, ticketId, now, {
    action: "report.noted",
    when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE ${others})`,
    writes: [
      sql`INSERT INTO ticket_notes (id, ticketId, authorId, message, createdAt)
          SELECT ${newId(now)}, id, ${viewer.id}, ${message}, ${now} FROM report_tickets WHERE ${others}`,
    ],
  });
  if (!done) throw ticketIsGone();
  return getTicket(db, viewer, ticketId, now);
}

/** Renews a deleted account's permanent sanction for 24 months, or lifts any sanction of it. */
export async function renewOrLiftSanction(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  desired: boolean,
  now: number,
): Promise<TicketPage> {
  // Requires write access, and refuses a ticket about the viewer.
  await getTicket(db, viewer, ticketId, now);
  const found = sql`ticketId = ${ticketId} AND (${!desired} OR until >= ${forGood}) AND expiresAt > ${now}`;
  const done = await actOnTicket(db, viewer, ticketId, now, {
    action: desired ? "sanction.renewed" : "user.restored",
    when: sql`EXISTS (SELECT 1 FROM sanctions WHERE ${found})`,
    writes: desired
      ? [
          sql`UPDATE sanctions SET expiresAt = ${now + permanentRetentionMs} WHERE ${found}`,
        ]
      : [
          sql`DELETE FROM sanctions WHERE ${found}`,
          sql`UPDATE report_tickets SET suspendedUntil = ${now} WHERE id = ${ticketId} AND suspendedUntil > ${now}`,
        ],
  });
  if (!done) {
    throw new AppError("conflict", {
      detail: "There is no such sanction.",
    });
  }
  return getTicket(db, viewer, ticketId, now);
}

/** Writes and the entry in the log are one batch; null where `when` doesn't hold. */
const actOnTicket = (
  db: Db,
  viewer: Viewer,
  ticketId: string,
  now: number,
  { action, ...act }: { action: AuditAction; when: Sql; writes: Sql[] },
) =>
  actWithAudit(db, {
    entry: {
      actorId: viewer.id,
      action,
      subjectId: null,
      target: `report:${ticketId}`,
    },
    ...act,
    now,
  });

/** Why nothing could be done to a ticket. */
export async function whyNot(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  now: number,
): Promise<AppError> {
  const row = await db.first<{ status: string; isClaimed: 0 | 1 }>(
    sql`SELECT status, coalesce(claimedUntil, 0) > ${now} AS isClaimed FROM report_tickets
        WHERE id = ${ticketId} AND subjectId IS NOT ${viewer.id}`,
  );
  if (!row) return ticketIsGone();
  return new AppError("conflict", {
    detail:
      row.status === "open" && row.isClaimed === 1
        ? "Somebody else is looking at it just now."
        : "This has been settled meanwhile.",
  });
}

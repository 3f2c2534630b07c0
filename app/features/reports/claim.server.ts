import { isForModerator } from "~/platform/moderation.server";
import { minuteMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import type { AuditAction } from "~/features/audit/audit";
import { runAuditedAction } from "~/features/audit/audit.server";
import { permanentRetentionMs } from "~/features/auth/sanctions.server";
import { requireLevel } from "~/features/users/admin-level";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { permanentlyMs } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { ticketNotFound } from "./queue.server";
import { getTicket } from "./ticket.server";

const isForViewer = (viewerId: string) =>
  isForModerator(viewerId, sql`report_tickets`);

/** The ticket is open, for the viewer, and not claimed by another admin. */
export const isClaimable = (
  ticketId: string,
  viewerId: string,
  now: number,
): Sql =>
  sql`id = ${ticketId} AND status = 'open' AND ${isForViewer(viewerId)}
    AND (claimedBy IS NULL OR claimedBy = ${viewerId} OR claimedUntil <= ${now})`;

type TicketContext = Pick<AppContext, "db" | "now">;

const claimDurationMs = 30 * minuteMs;

/**
 * Claims a ticket for 30 minutes, or releases it. `conflict` if another admin has claimed it. The audit entry has no
 * subject, since users can read entries about themselves and don't learn of a report before it is decided.
 */
export async function claimTicket(
  app: TicketContext,
  viewer: Viewer,
  ticketId: string,
  { desired }: { desired: boolean },
): Promise<void> {
  const { db, now } = app;
  const free = isClaimable(ticketId, viewer.id, now);
  const done = await updateTicketWithAudit(app, viewer, ticketId, {
    action: desired ? "report.claimed" : "report.released",
    when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE ${free})`,
    writes: [
      sql`UPDATE report_tickets SET claimedBy = ${desired ? viewer.id : null}, claimedUntil = ${desired ? now + claimDurationMs : null}
          WHERE ${free}`,
    ],
  });
  if (!done) throw await createRefusal(db, viewer, ticketId, now);
}

export async function addTicketNote(
  app: TicketContext,
  viewer: Viewer,
  ticketId: string,
  { message }: { message: string },
): Promise<void> {
  const { now } = app;
  const others = sql`id = ${ticketId} AND ${isForViewer(viewer.id)}`;
  const done = await updateTicketWithAudit(app, viewer, ticketId, {
    action: "report.noted",
    when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE ${others})`,
    writes: [
      sql`INSERT INTO ticket_notes (id, ticketId, authorId, message, createdAt)
          SELECT ${newId(now)}, id, ${viewer.id}, ${message}, ${now} FROM report_tickets WHERE ${others}`,
    ],
  });
  if (!done) throw ticketNotFound();
}

/** Records why the viewer looks at who wrote an anonymous request. The response then shows it, once. */
export async function recordAskerShown(
  app: TicketContext,
  viewer: Viewer,
  ticketId: string,
  { reason }: { reason: string },
): Promise<void> {
  const done = await updateTicketWithAudit(app, viewer, ticketId, {
    action: "report.asker_shown",
    reason,
    when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE id = ${ticketId} AND ${isForViewer(viewer.id)})`,
  });
  if (!done) throw ticketNotFound();
}

/** Renews a deleted account's permanent sanction for 24 months, or lifts any sanction of it. */
export async function renewOrLiftSanction(
  app: TicketContext,
  viewer: Viewer,
  ticketId: string,
  { desired }: { desired: boolean },
): Promise<void> {
  const { db, now } = app;
  // Refuses a ticket that isn't for the viewer.
  await getTicket(db, viewer, ticketId, now);
  const found = sql`ticketId = ${ticketId} AND (${!desired} OR until >= ${permanentlyMs}) AND expiresAt > ${now}`;
  const done = await updateTicketWithAudit(app, viewer, ticketId, {
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
      detail: "This sanction doesn't exist anymore.",
    });
  }
}

/** Requires write access. Runs the writes and the audit entry in one batch. Returns null if `when` doesn't hold. */
function updateTicketWithAudit(
  { db, now }: TicketContext,
  viewer: Viewer,
  ticketId: string,
  {
    action,
    reason = null,
    ...rest
  }: { action: AuditAction; reason?: string | null; when: Sql; writes?: Sql[] },
) {
  requireLevel(viewer, "write");
  const target = `report:${ticketId}`;
  const entry = { actorId: viewer.id, action, subjectId: null, target, reason };
  return runAuditedAction(db, { entry, ...rest, now });
}

export async function createRefusal(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  now: number,
): Promise<AppError> {
  const row = await db.first<{ status: string; isClaimed: 0 | 1 }>(
    sql`SELECT status, coalesce(claimedUntil, 0) > ${now} AS isClaimed FROM report_tickets
        WHERE id = ${ticketId} AND ${isForViewer(viewer.id)}`,
  );
  if (!row) return ticketNotFound();
  return new AppError("conflict", {
    detail:
      row.status === "open" && row.isClaimed === 1
        ? "Another admin is reviewing this right now."
        : "This has already been decided.",
  });
}

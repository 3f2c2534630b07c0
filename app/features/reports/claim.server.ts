import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { actWithAudit } from "~/features/audit/audit.server";
import { requireLevel } from "~/features/users/admin-level";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
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
  const done = await actWithAudit(db, {
    entry: {
      actorId: viewer.id,
      action: desired ? "report.claimed" : "report.released",
      subjectId: null,
      target: `report:${ticketId}`,
    },
    when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE ${free})`,
    writes: [
      sql`UPDATE report_tickets SET claimedBy = ${desired ? viewer.id : null}, claimedUntil = ${desired ? until : null}
          WHERE ${free}`,
    ],
    now,
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
  const done = await actWithAudit(db, {
    entry: {
      actorId: viewer.id,
      action: "report.noted",
      subjectId: null,
      target: `report:${ticketId}`,
    },
    when: sql`EXISTS (SELECT 1 FROM report_tickets WHERE ${others})`,
    writes: [
      sql`INSERT INTO ticket_notes (id, ticketId, authorId, message, createdAt)
          SELECT ${newId(now)}, id, ${viewer.id}, ${message}, ${now} FROM report_tickets WHERE ${others}`,
    ],
    now,
  });
  if (!done) throw ticketIsGone();
  return getTicket(db, viewer, ticketId, now);
}

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

import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { actWithAudit } from "~/features/audit/audit.server";
import { permanentRetentionMs } from "~/features/auth/sanctions.server";
import { AppError } from "~/shared/errors";
import { forGood } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import type { TicketPage } from "./queue";
import { getTicket } from "./ticket.server";

/** Permanent sanctions of deleted accounts expire unless an admin finds that they are still needed. */
export async function renewSanction(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  now: number,
): Promise<TicketPage> {
  // Requires write access, and refuses a ticket about the viewer.
  await getTicket(db, viewer, ticketId, now);
  const permanent = sql`ticketId = ${ticketId} AND until >= ${forGood} AND expiresAt > ${now}`;
  const done = await actWithAudit(db, {
    entry: {
      actorId: viewer.id,
      action: "sanction.renewed",
      subjectId: null,
      target: `report:${ticketId}`,
    },
    when: sql`EXISTS (SELECT 1 FROM sanctions WHERE ${permanent})`,
    writes: [
      sql`UPDATE sanctions SET expiresAt = ${now + permanentRetentionMs} WHERE ${permanent}`,
    ],
    now,
  });
  if (!done) {
    throw new AppError("conflict", {
      detail: "There is no permanent sanction to renew.",
    });
  }
  return getTicket(db, viewer, ticketId, now);
}

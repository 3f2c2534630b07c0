import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import type { AppealCase } from "./appeal-case";

/** What can be appealed against; what was deleted is gone. */
const isAppealable = sql`status = 'decided' AND appealedAt IS NULL AND decision IN ('hide', 'warn', 'suspend')`;

const isAbout = (viewerId: string, ticketId: string): Sql =>
  sql`id = ${ticketId} AND subjectId = ${viewerId} AND decision IS NOT NULL`;

/** The tickets whose decisions about the viewer they can still appeal against. Bill: a row a ticket about them. */
export async function listAppealable(
  db: Db,
  viewerId: string,
): Promise<string[]> {
  const rows = await db.all<{ id: string }>(
    sql`SELECT id FROM report_tickets WHERE subjectId = ${viewerId} AND ${isAppealable}`,
  );
  return rows.map(({ id }) => id);
}

/** A decision about the viewer that they can still appeal against; `not_found` otherwise. */
export async function getAppealCase(
  db: Db,
  viewerId: string,
  ticketId: string,
): Promise<AppealCase> {
  const row = await db.first<AppealCase>(
    sql`SELECT id AS ticketId, kind, decision, decisionReason AS reason, snapshot ->> '$.postId' AS postId
        FROM report_tickets WHERE ${isAbout(viewerId, ticketId)} AND ${isAppealable}`,
  );
  if (!row) throw isNoDecision();
  return row;
}

/**
 * Says once what speaks against a decision: the ticket is open again. For whom it is about alone; `conflict` where
 * there is nothing to appeal against, or that has been done.
 */
export async function appeal(
  db: Db,
  viewerId: string,
  ticketId: string,
  words: string,
  now: number,
): Promise<void> {
  const own = isAbout(viewerId, ticketId);
  const [appealed, rows] = await db.batch([
    sql`UPDATE report_tickets SET appeal = ${words}, appealedAt = ${now}, status = 'open', claimedBy = NULL,
          claimedUntil = NULL
        WHERE ${own} AND ${isAppealable}
        RETURNING id`,
    sql`SELECT 1 FROM report_tickets WHERE ${own}`,
  ]);
  if (appealed?.length) return;
  throw rows?.length
    ? new AppError("conflict", {
        detail: "There is nothing here that you could still appeal against.",
      })
    : isNoDecision();
}

function isNoDecision(): AppError {
  return new AppError("not_found", { detail: "There is no such decision." });
}

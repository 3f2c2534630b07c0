import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";

const batchSize = 300;

/**
 * Removes text, picture and author from tickets whose retention period is over, by the hourly schedule. Reads a row
 * a ticket, and one for each open ticket about a deleted account.
 */
export async function redactTickets(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`UPDATE report_tickets SET subjectId = NULL, subjectKeys = NULL, appeal = NULL, redactAt = NULL,
          targetId = CASE kind WHEN 'person' THEN 'deleted' ELSE targetId END,
          snapshot = json_object('type', snapshot ->> '$.type', 'postId', snapshot ->> '$.postId')
        WHERE id IN (SELECT id FROM report_tickets INDEXED BY report_tickets_to_redact
          WHERE redactAt <= ${now} AND status <> 'open' LIMIT ${batchSize})`,
  ]);
}

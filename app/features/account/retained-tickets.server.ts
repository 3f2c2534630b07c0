import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { insertSanctions } from "~/features/auth/sanctions.server";

/** 180 days: how long a decided ticket retains the content of a deleted account. */
export const retentionMs = 180 * dayMs;

interface Deletion {
  userId: string;
  /** Key hashes of the account, a JSON list. */
  keys: string;
  /** Whether the account may be deleted. */
  condition: Sql;
  now: number;
}

/**
 * Statements for the batch that deletes an account; they run before the DELETE. Open tickets store the key hashes
 * in case they end in a suspension. Their `redactAt` is now, because the job skips open tickets: one that is
 * withdrawn later is redacted on the next run. A suspension in force is copied to `sanctions`.
 */
export function retainTicketsAndSanctions(deletion: Deletion): Sql[] {
  const { userId, keys, condition, now } = deletion;
  return [
    insertSanctions(
      "suspended",
      sql`SELECT suspendedUntil AS until, coalesce(appealReason, decisionReason) AS reason, id AS ticketId,
                 ${keys} AS keys, (SELECT actorId FROM audit_log WHERE subjectId = ${userId}
                   AND action = 'user.suspended' ORDER BY seq DESC LIMIT 1) AS createdBy
          FROM report_tickets WHERE subjectId = ${userId} AND suspendedUntil > ${now} AND ${condition}`,
      now,
    ),
    sql`UPDATE report_tickets SET
          redactAt = CASE status WHEN 'decided' THEN decidedAt + ${retentionMs} ELSE ${now} END,
          subjectKeys = CASE status WHEN 'open' THEN ${keys} END
        WHERE subjectId = ${userId} AND ${condition}`,
  ];
}

const batchSize = 300;

/**
 * Removes text, picture and author from tickets whose retention period is over, by the hourly schedule. Reads a row
 * a ticket, and one for each open ticket about a deleted account.
 */
export async function redactTickets(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`UPDATE report_tickets SET subjectId = NULL, subjectKeys = NULL, appeal = NULL, redactAt = NULL,
          targetId = CASE kind WHEN 'person' THEN 'deleted' ELSE targetId END,
          snapshot = json_object('type', snapshot ->> '$.type', 'postId', snapshot ->> '$.postId',
            'groupId', snapshot ->> '$.groupId', 'byLeaders', snapshot ->> '$.byLeaders')
        WHERE id IN (SELECT id FROM report_tickets INDEXED BY report_tickets_to_redact
          WHERE redactAt <= ${now} AND status <> 'open' LIMIT ${batchSize})`,
  ]);
}

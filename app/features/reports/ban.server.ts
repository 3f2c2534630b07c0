import { sql, type Sql } from "~/db/sql";
import { insertSanctions } from "~/features/auth/sanctions.server";
import { newId } from "~/shared/id";
import { permanentlyMs } from "~/shared/suspension";
import { personSnapshot } from "./report-target.server";

interface Ban {
  userId: string;
  /** JSON array of the account's key hashes. */
  keys: string;
  reason: string;
  actorId: string;
  /** A condition on the row of `users`; nothing is written if it is false. */
  condition: Sql;
  now: number;
}

/** Bans a user whose account is deleted in the same batch: creates a decided ticket, which can be appealed, and its sanctions. */
export function banWrites(ban: Ban): Sql[] {
  const { userId, keys, reason, actorId, condition, now } = ban;
  const ticketId = newId(now);
  return [
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision, decisionReason,
          decidedAt)
        SELECT ${ticketId}, 'person', u.id, u.id, ${personSnapshot}, ${now}, 'decided', 'ban', ${reason}, ${now}
        FROM users u WHERE u.id = ${userId} AND ${condition}`,
    insertSanctions(
      "banned",
      sql`SELECT ${permanentlyMs} AS until, ${reason} AS reason, ${actorId} AS createdBy, ${ticketId} AS ticketId,
                 ${keys} AS keys
          FROM users WHERE ${condition}`,
      now,
    ),
  ];
}

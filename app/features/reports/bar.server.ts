import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { insertSanctions } from "~/features/auth/sanctions.server";
import { newId } from "~/shared/id";
import { forGood } from "~/shared/suspension";
import { personSnapshot } from "./report-target.server";

interface Bar {
  userId: string;
  /** Key hashes of the account, a JSON list. */
  keys: string;
  reason: string;
  actorId: string;
  /** A condition on the row of `users`. */
  mayGo: Sql;
  now: number;
}

/** Bans the person whose account the batch deletes: a decided ticket, which they can appeal, and its sanctions. */
export function barWrites(bar: Bar): Sql[] {
  const { userId, keys, reason, actorId, mayGo, now } = bar;
  const ticketId = newId(now);
  return [
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision, decisionReason,
          decidedAt)
        SELECT ${ticketId}, 'person', u.id, u.id, ${personSnapshot}, ${now}, 'decided', 'bar', ${reason}, ${now}
        FROM users u WHERE u.id = ${userId} AND ${mayGo}`,
    insertSanctions(
      "barred",
      sql`SELECT ${forGood} AS until, ${reason} AS reason, ${actorId} AS createdBy, ${ticketId} AS ticketId,
                 ${keys} AS keys
          FROM users WHERE ${mayGo}`,
      now,
    ),
  ];
}

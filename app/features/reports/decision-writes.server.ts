import type { Bit, Row } from "~/db/row";
import type { reportTickets } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import type { NewDecision } from "./queue";

/** A ticket as far as a decision asks. */
export type Decided = Row<
  typeof reportTickets,
  | "id"
  | "kind"
  | "targetId"
  | "subjectId"
  | "decision"
  | "decidedAt"
  | "appealedAt"
> & {
  postId: string | null;
  isPowerAdmin: Bit;
  isOwner: Bit;
  /** Whoever decides has reported it themself. */
  isReporter: Bit;
};

interface Moment {
  /** ms, the end of a suspension. */
  until: number;
  /** Each write holds to it. */
  when: Sql;
  now: number;
}

/** All that follows from a decision. The ticket comes last: it is what `when` looks at. */
export function decisionWrites(
  ticket: Decided,
  { decision, reason }: NewDecision,
  { until, when, now }: Moment,
): Sql[] {
  const content = contentWrites(ticket, { decision, reason }, when, now);
  const person =
    decision === "suspend"
      ? sql`UPDATE users SET suspendedUntil = max(coalesce(suspendedUntil, 0), ${until})
            WHERE id = ${ticket.subjectId} AND ${when}`
      : endSuspension(ticket, when);
  const decided =
    ticket.appealedAt === null
      ? sql`decision = ${decision}, decisionReason = ${reason || null}`
      : sql`appealDecision = ${decision}, appealReason = ${reason || null}`;
  return [
    ...content,
    ...(person ? [person] : []),
    tellReporters(ticket, when, now),
    tellSubject(ticket, decision, when, now),
    sql`UPDATE report_tickets SET ${decided}, status = 'decided', decidedAt = ${now}, claimedBy = NULL,
          claimedUntil = NULL, hiddenUntilReviewed = 0
        WHERE id = ${ticket.id} AND ${when}`,
  ];
}

/** Kept or warned of, it shows again. Whoever is suspended for it, what they wrote is hidden too. */
function contentWrites(
  { kind, targetId }: Decided,
  { decision, reason }: Pick<NewDecision, "decision" | "reason">,
  when: Sql,
  now: number,
): Sql[] {
  if (kind === "person") return [];
  const table = kind === "post" ? sql`posts` : sql`comments`;
  const row = sql`id = ${targetId} AND ${when}`;
  if (decision === "delete") return [sql`DELETE FROM ${table} WHERE ${row}`];
  const isHidden = decision === "hide" || decision === "suspend";
  const hiddenAt = isHidden ? sql`coalesce(hiddenAt, ${now})` : sql`NULL`;
  const why =
    kind === "post" ? sql`, hiddenReason = ${isHidden ? reason : null}` : sql``;
  return [sql`UPDATE ${table} SET hiddenAt = ${hiddenAt}${why} WHERE ${row}`];
}

/** An appeal that is granted ends a suspension, unless another has begun since. */
function endSuspension(
  { subjectId, decision, decidedAt }: Decided,
  when: Sql,
): Sql | null {
  if (decision !== "suspend") return null;
  return sql`UPDATE users SET suspendedUntil = NULL WHERE id = ${subjectId} AND ${when}
    AND NOT EXISTS (SELECT 1 FROM report_tickets o WHERE o.subjectId = ${subjectId}
      AND 'suspend' IN (o.decision, o.appealDecision) AND o.decidedAt > ${decidedAt})`;
}

function tellReporters({ id, kind }: Decided, when: Sql, now: number): Sql {
  return sql`INSERT INTO notice_acts (userId, kind, cause, detail, createdAt)
    SELECT r.reporterId, 'report', ${`report:${id}:${now}`}, json_object('ticketId', r.ticketId, 'kind', ${kind}), ${now}
    FROM reports r WHERE r.ticketId = ${id} AND r.withdrawnAt IS NULL AND ${when}`;
}

function tellSubject(
  { id, kind, subjectId }: Decided,
  decision: string,
  when: Sql,
  now: number,
): Sql {
  return sql`INSERT INTO notice_acts (userId, kind, cause, detail, createdAt)
    SELECT ${subjectId}, 'moderation', ${`moderation:${id}:${now}`},
      json_object('ticketId', ${id}, 'kind', ${kind}, 'decision', ${decision}), ${now}
    WHERE ${when}`;
}

import type { Bit, Row } from "~/db/row";
import type { reportTickets } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { retentionMs } from "~/features/account/retained-tickets.server";
import {
  insertSanctions,
  permanentRetentionMs,
} from "~/features/auth/sanctions.server";
import { notify } from "~/features/notify/notify.server";
import { notifyCancellation } from "~/features/notify/event-schedule.server";
import type { NewDecision } from "./queue";

type DecidedTicket = Row<
  typeof reportTickets,
  | "id"
  | "kind"
  | "targetId"
  | "subjectId"
  | "decision"
  | "appealedAt"
  | "suspendedUntil"
> & { byLeaders?: true };

export type TicketToDecide = DecidedTicket & {
  postId: string | null;
  /** Null if the account was deleted. */
  isPowerAdmin: Bit | null;
  isOwner: Bit;
  isSuspended: Bit;
  /** An anonymous request, or a comment below it by its author. */
  isAnonymous: Bit;
  /** The deciding admin has reported it. */
  isReporter: Bit;
};

interface DecisionContext {
  actorId: string;
  /** ms, the end of a suspension. */
  until: number;
  /** Condition of every write. */
  when: Sql;
  now: number;
}

/** The ticket is updated last, since `when` reads it. */
export function decisionWrites(
  ticket: DecidedTicket,
  { decision, reason }: NewDecision,
  moment: DecisionContext,
): Sql[] {
  const { until, when, now } = moment;
  const isSuspension = decision === "suspend";
  const decided =
    ticket.appealedAt === null || isNewDecision(ticket, decision, until)
      ? sql`decision = ${decision}, decisionReason = ${reason || null}, appealedAt = NULL`
      : sql`appealDecision = ${decision}, appealReason = ${reason || null}`;
  return [
    ...contentWrites(ticket, { decision, reason }, when, now),
    ...(isSuspension
      ? suspensionWrites(ticket, reason, moment)
      : endSuspension(ticket, decision, moment)),
    notifyReporters(ticket, when, now),
    notifySubject(ticket, decision, when, now),
    sql`UPDATE report_tickets SET ${decided}, status = 'decided', decidedAt = ${now}, claimedBy = NULL,
          claimedUntil = NULL, hiddenUntilReviewed = 0, subjectKeys = NULL,
          suspendedUntil = ${isSuspension ? until : null},
          redactAt = CASE WHEN EXISTS (SELECT 1 FROM users u WHERE u.id = report_tickets.subjectId) THEN NULL
            ELSE ${now + retentionMs} END
        WHERE id = ${ticket.id} AND ${when}`,
  ];
}

/** True if the appeal ends in a request for an edit, or in a different or longer sanction, which can then be appealed too. */
function isNewDecision(
  { decision: before, suspendedUntil }: DecidedTicket,
  decision: NewDecision["decision"],
  until: number,
): boolean {
  if (!["hide", "warn", "suspend", "ask_edit"].includes(decision)) return false;
  if (decision !== before) return true;
  return decision === "suspend" && until > (suspendedUntil ?? 0);
}

/** 'Delete' closes a group, and an appeal can open it again. 'Keep', 'warn' and 'ask_edit' show it again, unless another decision hides it; 'suspend' hides it too. */
function contentWrites(
  { id, kind, targetId, decision: before }: DecidedTicket,
  { decision, reason }: Pick<NewDecision, "decision" | "reason">,
  when: Sql,
  now: number,
): Sql[] {
  if (kind === "person") return [];
  if (kind === "group") {
    const closedAt =
      decision === "delete" ? sql`coalesce(closedAt, ${now})` : sql`NULL`;
    const isOurs = decision === "delete" || before === "delete";
    return [
      sql`UPDATE groups SET closedAt = ${closedAt} WHERE id = ${targetId} AND ${isOurs} AND ${when}`,
    ];
  }
  const table = kind === "post" ? sql`posts` : sql`comments`;
  const isHidden = decision === "hide" || decision === "suspend";
  const hiddenByOther = sql`EXISTS (SELECT 1 FROM report_tickets WHERE kind = ${kind} AND targetId = ${targetId}
    AND id <> ${id} AND status = 'decided' AND coalesce(appealDecision, decision) IN ('hide', 'suspend'))`;
  const row = sql`id = ${targetId} AND ${when} AND (${isHidden || decision === "delete"} OR NOT ${hiddenByOther})`;
  if (decision === "delete") {
    return [
      notifyCancellation(sql`p.id = ${targetId} AND ${when}`),
      sql`DELETE FROM ${table} WHERE ${row}`,
    ];
  }
  const hiddenAt = isHidden ? sql`coalesce(hiddenAt, ${now})` : sql`NULL`;
  const why =
    kind === "post" ? sql`, hiddenReason = ${isHidden ? reason : null}` : sql``;
  return [sql`UPDATE ${table} SET hiddenAt = ${hiddenAt}${why} WHERE ${row}`];
}

/**
 * The newest decision holds, longer or shorter, and ends the suspensions of other tickets: `users.suspendedUntil` is
 * always that of one ticket. After the account was deleted, `sanctions` holds it.
 */
function suspensionWrites(
  ticket: DecidedTicket,
  reason: string,
  { actorId, until, when, now }: DecisionContext,
): Sql[] {
  const { id, subjectId } = ticket;
  const expiresAt = Math.min(until, now + permanentRetentionMs);
  return [
    sql`UPDATE users SET suspendedUntil = ${until} WHERE id = ${subjectId} AND ${when}`,
    endOtherSuspensions(ticket, when, now),
    insertSanctions(
      "suspended",
      sql`SELECT ${until} AS until, ${reason} AS reason, ${actorId} AS createdBy, t.id AS ticketId,
                 t.subjectKeys AS keys
          FROM report_tickets t WHERE t.id = ${id} AND t.subjectKeys IS NOT NULL AND ${when}`,
      now,
    ),
    sql`UPDATE sanctions SET until = ${until}, expiresAt = ${expiresAt}, reason = ${reason}
        WHERE ticketId = ${id} AND ${when}`,
  ];
}

const endOtherSuspensions = (
  { id, subjectId }: DecidedTicket,
  when: Sql,
  now: number,
) =>
  sql`UPDATE report_tickets SET suspendedUntil = ${now}
      WHERE subjectId = ${subjectId} AND id <> ${id} AND suspendedUntil > ${now} AND ${when}`;

/** 'lift' ends whichever suspension is in force; every other decision only the one that this ticket imposed. */
function endSuspension(
  ticket: DecidedTicket,
  decision: NewDecision["decision"],
  { when, now }: DecisionContext,
): Sql[] {
  if (decision === "ban") return [];
  const { id, subjectId } = ticket;
  const isLift = decision === "lift";
  const isInForce = isLift
    ? sql`TRUE`
    : sql`EXISTS (SELECT 1 FROM report_tickets WHERE id = ${id} AND suspendedUntil > ${now})`;
  return [
    sql`UPDATE users SET suspendedUntil = NULL WHERE id = ${subjectId} AND ${isInForce} AND ${when}`,
    ...(isLift ? [endOtherSuspensions(ticket, when, now)] : []),
    sql`DELETE FROM sanctions WHERE ticketId = ${id} AND ${when}`,
  ];
}

function notifyReporters(
  { id, kind }: DecidedTicket,
  when: Sql,
  now: number,
): Sql {
  return notify("report", {
    from: sql`reports r WHERE r.ticketId = ${id} AND r.withdrawnAt IS NULL AND ${when}`,
    userId: sql`r.reporterId`,
    cause: `report:${id}:${now}`,
    detail: JSON.stringify({ ticketId: id, kind }),
    createdAt: now,
  });
}

/** Inserts nothing if the account was deleted. */
function notifySubject(
  { id, kind, subjectId, appealedAt, byLeaders }: DecidedTicket,
  decision: string,
  when: Sql,
  now: number,
): Sql {
  const isAppeal = appealedAt !== null || undefined;
  const detail = { ticketId: id, kind, decision, isAppeal, byLeaders };
  return notify("moderation", {
    from: sql`users u WHERE u.id = ${subjectId} AND ${when}`,
    userId: sql`u.id`,
    cause: `moderation:${id}:${now}`,
    detail: JSON.stringify(detail),
    createdAt: now,
  });
}

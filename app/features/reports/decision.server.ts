import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { reportTickets } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { isKnown } from "~/features/groups/group-access.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { suspendedUntil } from "~/shared/suspension";
import type { DecisionCase } from "./decision-view";

/** Each sanction can be appealed once. Deletions can't, since deleted content can't be restored; a group is only closed. */
const isAppealable = sql`status = 'decided' AND appealedAt IS NULL
  AND (decision IN ('hide', 'warn', 'suspend', 'ban') OR kind = 'group' AND decision = 'delete')`;

const isAbout = (viewerId: string, ticketId: string): Sql =>
  sql`t.id = ${ticketId} AND t.subjectId = ${viewerId} AND t.decision IS NOT NULL`;

/** The ticket of an unexpired sanction; the sanction cookie proves that it is about the visitor. */
const hasSanction = (ticketId: string, now: number): Sql =>
  sql`t.id = ${ticketId} AND t.decision IS NOT NULL
    AND EXISTS (SELECT 1 FROM sanctions s WHERE s.ticketId = t.id AND s.expiresAt > ${now})`;

interface CaseRow extends Row<
  typeof reportTickets,
  | "kind"
  | "status"
  | "decisionReason"
  | "appeal"
  | "appealDecision"
  | "appealReason"
> {
  ticketId: string;
  decision: DecisionCase["decision"];
  text: string | null;
  postId: string | null;
  until: number | null;
  canAppeal: Bit;
  byLeaders: Bit;
  groupName: string | null;
}

async function getCase(
  db: Db,
  where: Sql,
  now: number,
): Promise<DecisionCase | null> {
  const row = await db.first<CaseRow>(
    sql`SELECT t.id AS ticketId, t.kind, t.status, t.decision, t.decisionReason, t.appeal, t.appealDecision,
               t.appealReason, t.snapshot ->> '$.text' AS text, t.snapshot ->> '$.byLeaders' IS 1 AS byLeaders, ${isAppealable} AS canAppeal,
               (SELECT p.id FROM posts p WHERE p.id = t.snapshot ->> '$.postId') AS postId,
               (SELECT g.name FROM groups g LEFT JOIN group_members m ON m.groupId = g.id AND m.userId = t.subjectId
                WHERE g.id = t.snapshot ->> '$.groupId' AND ${isKnown()}) AS groupName,
               coalesce(t.suspendedUntil, (SELECT max(until) FROM sanctions s WHERE s.ticketId = t.id)) AS until
        FROM report_tickets t WHERE ${where}`,
  );
  if (!row) return null;
  const { status, text, until, canAppeal, byLeaders, ...rest } = row;
  const { decisionReason, appealDecision, appealReason, ...shown } = rest;
  return {
    ...shown,
    reason: decisionReason,
    text: text ?? "",
    suspension:
      until === null
        ? null
        : { until: suspendedUntil(until), isOver: until <= now },
    outcome:
      appealDecision === null
        ? null
        : { decision: appealDecision, reason: appealReason },
    isAppealPending: status === "open",
    canAppeal: canAppeal === 1,
    byLeaders: byLeaders === 1,
  };
}

/** `not_found` if there is no decision about the viewer. */
export async function getDecision(
  db: Db,
  viewerId: string,
  ticketId: string,
  now: number,
): Promise<DecisionCase> {
  const decision = await getCase(db, isAbout(viewerId, ticketId), now);
  if (!decision) throw decisionNotFound();
  return decision;
}

/** The decision behind a sanction; null once the sanction was lifted or has expired. */
export const getSanctionDecision = (db: Db, ticketId: string, now: number) =>
  getCase(db, hasSanction(ticketId, now), now);

/** Appeals a decision about the viewer, which reopens the ticket. `conflict` if it can't be appealed or already was. */
export const appeal = (
  db: Db,
  viewerId: string,
  ticketId: string,
  message: string,
  now: number,
) => reopenTicket(db, isAbout(viewerId, ticketId), message, now);

/** For users whose sanction blocks their sign-in; `ticketId` is null without a valid cookie. */
export const appealSanction = (
  { db, now }: Pick<AppContext, "db" | "now">,
  ticketId: string | null,
  message: string,
) => reopenTicket(db, hasSanction(ticketId ?? "", now), message, now);

async function reopenTicket(
  db: Db,
  which: Sql,
  message: string,
  now: number,
): Promise<void> {
  const [appealed, rows] = await db.batch([
    // After an earlier appeal that ended in another sanction, both texts stay.
    sql`UPDATE report_tickets AS t SET appeal = concat_ws(char(10, 10), appeal, ${message}), appealedAt = ${now},
          status = 'open', claimedBy = NULL, claimedUntil = NULL
        WHERE ${which} AND ${isAppealable}
        RETURNING id`,
    sql`SELECT 1 FROM report_tickets t WHERE ${which}`,
  ]);
  if (appealed?.length) return;
  throw rows?.length
    ? new AppError("conflict", {
        detail:
          "You've already appealed this decision, or it can't be appealed.",
      })
    : decisionNotFound();
}

const decisionNotFound = () =>
  new AppError("not_found", { detail: "We can't find this decision." });

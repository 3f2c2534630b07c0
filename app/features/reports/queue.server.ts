import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { reportTickets } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { requireLevel } from "~/features/users/admin-level";
import type { UserSummary } from "~/features/users/user";
import { isForModerator } from "~/platform/moderation.server";
import { AppError } from "~/shared/errors";
import { toPage, type Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import type { QueueQuery, Ticket } from "./queue";

export interface TicketRow extends Row<
  typeof reportTickets,
  | "id"
  | "kind"
  | "targetId"
  | "weight"
  | "reportsCount"
  | "openedAt"
  | "status"
  | "claimedUntil"
  | "decision"
  | "decisionReason"
  | "decidedAt"
  | "appealedAt"
  | "reviewRequestedAt"
  | "appealDecision"
> {
  hiddenUntilReviewed: Bit;
  isAnonymous: Bit;
  /** JSON */
  snapshot: string;
  reasons: string;
  subject: string | null;
  claimer: string | null;
}

export const personJson = (alias: Sql) =>
  sql`json_object('id', ${alias}.id, 'firstName', ${alias}.firstName, 'lastName', ${alias}.lastName,
    'username', ${alias}.username, 'profileImageUrl', ${alias}.profileImageUrl)`;

/** Ticket `row` is about an anonymous request, or a comment below it by its author. */
export const isAboutAnonymous = (row: Sql) =>
  sql`(${row}.snapshot ->> '$.isAnonymous' IS 1)`;

/** Limits the reports whose reasons the queue reads. */
const maxReasonReports = 50;

/**
 * Without the author of an anonymous request, except for `isAskerShown`. Cost: 3 rows per ticket and 1 for each of its
 * first 50 reports.
 */
export function selectTickets(
  rest: Sql,
  now: number,
  also: Sql = sql``,
  isAskerShown = false,
): Sql {
  const isMasked = sql`(u.id IS NOT NULL AND ${!isAskerShown} AND ${isAboutAnonymous(sql`t`)})`;
  return sql`SELECT t.id, t.kind, t.targetId, t.snapshot, t.weight, t.reportsCount, t.openedAt, t.status,
      t.hiddenUntilReviewed, t.decision, t.decisionReason, t.decidedAt, t.appealedAt, t.appealDecision, t.reviewRequestedAt,
      CASE WHEN t.claimedUntil > ${now} THEN t.claimedUntil END AS claimedUntil,
      CASE WHEN t.claimedUntil > ${now} THEN (
        SELECT ${personJson(sql`c`)} FROM users c WHERE c.id = t.claimedBy) END AS claimer,
      (SELECT json_group_array(reason) FROM (
         SELECT r.reason FROM reports r WHERE r.ticketId = t.id AND r.withdrawnAt IS NULL LIMIT ${maxReasonReports})) AS reasons,
      ${isMasked} AS isAnonymous,
      CASE WHEN u.id IS NOT NULL AND NOT ${isMasked} THEN ${personJson(sql`u`)} END AS subject ${also}
    FROM report_tickets t LEFT JOIN users u ON u.id = t.subjectId ${rest}`;
}

/**
 * Requires write access. Excludes tickets about the viewer and their groups, who must not learn who reported them. Open tickets are
 * sorted by weight and age (index report_tickets_queue), decided ones by the time of the decision.
 */
export async function listTickets(
  db: Db,
  viewer: Viewer,
  { status, limit, cursor }: QueueQuery,
  now: number,
): Promise<Page<Ticket>> {
  requireLevel(viewer, "write");
  const [at, id] = parseCursor(cursor);
  const others = isForModerator(viewer.id);
  const rest =
    status === "open"
      ? sql`WHERE t.status = 'open' AND ${others} AND (-t.weight, t.id) > (${at ?? -1e15}, ${id})
            ORDER BY -t.weight, t.id`
      : sql`WHERE t.status = 'decided' AND ${others} AND (t.decidedAt, t.id) < (${at ?? 1e15}, ${id})
            ORDER BY t.decidedAt DESC, t.id DESC`;
  const rows = await db.all<TicketRow>(
    selectTickets(sql`${rest} LIMIT ${limit + 1}`, now),
  );
  return toPage(rows, limit, toTicket, (row) =>
    status === "open"
      ? `${-row.weight}.${row.id}`
      : `${row.decidedAt ?? 0}.${row.id}`,
  );
}

/** "-12.0193…" */
function parseCursor(cursor = ""): [number | null, string] {
  const [, at, id = ""] = /^(-?\d{1,15})\.([\da-f-]+)$/.exec(cursor) ?? [];
  return [at === undefined ? null : Number(at), id];
}

export const toIso = <Ms extends number | null>(ms: Ms) =>
  (ms === null ? null : new Date(ms).toISOString()) as Ms extends number
    ? string
    : null;

export const parsePerson = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as UserSummary);

export function toTicket(row: TicketRow): Ticket {
  const snapshot = JSON.parse(row.snapshot) as Partial<Ticket["snapshot"]>;
  return {
    id: row.id,
    kind: row.kind,
    targetId: row.targetId,
    subject: parsePerson(row.subject),
    isAnonymous: row.isAnonymous === 1,
    snapshot: {
      type: snapshot.type ?? row.kind,
      text: snapshot.text ?? "",
      imageUrl: snapshot.imageUrl ?? null,
      imageAlt: snapshot.imageAlt ?? null,
      images: snapshot.images ?? [],
      videoUrl: snapshot.videoUrl ?? null,
      postId: snapshot.postId ?? null,
      byLeaders: Boolean(snapshot.byLeaders),
    },
    weight: row.weight,
    reportsCount: row.reportsCount,
    reasons: [...new Set(JSON.parse(row.reasons) as Ticket["reasons"])],
    openedAt: toIso(row.openedAt),
    status: row.status,
    hiddenUntilReviewed: row.hiddenUntilReviewed === 1,
    claimedBy: parsePerson(row.claimer),
    claimedUntil: toIso(row.claimedUntil),
    decision: row.decision,
    decisionReason: row.decisionReason,
    decidedAt: toIso(row.decidedAt),
    appealedAt: toIso(row.appealedAt),
    appealDecision: row.appealDecision,
    reviewRequestedAt: toIso(row.reviewRequestedAt),
  };
}

export function ticketNotFound(): AppError {
  return new AppError("not_found", { detail: "This report doesn't exist." });
}

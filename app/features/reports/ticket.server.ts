import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type {
  reports,
  reportTickets,
  sanctions,
  ticketNotes,
} from "~/db/schema";
import { sql } from "~/db/sql";
import { requireLevel } from "~/features/users/admin-level";
import type { UserSummary } from "~/features/users/user";
import { isForModerator } from "~/platform/moderation.server";
import type { Viewer } from "~/shared/viewer";
import { suspendedUntil } from "~/shared/suspension";
import type { TicketPage } from "./queue";
import {
  isAboutAnonymous,
  parsePerson,
  personJson,
  selectTickets,
  ticketNotFound,
  toIso,
  toTicket,
  type TicketRow,
} from "./queue.server";

interface TicketPageRow
  extends TicketRow, Row<typeof reportTickets, "appeal" | "appealReason"> {
  suspendedUntil: number | null;
  /** JSON */
  sanction: string | null;
  canDecide: Bit;
  isInForce: Bit;
  /** JSON */
  current: string | null;
}

type ReportRow = Row<
  typeof reports,
  "reason" | "message" | "createdAt" | "withdrawnAt"
> &
  UserSummary & { good: Bit };

type EarlierRow = Omit<TicketPage["earlier"][number], "decidedAt"> & {
  decidedAt: number;
};

type NoteRow = Row<typeof ticketNotes, "id" | "message" | "createdAt"> & {
  /** JSON */
  author: string | null;
};

const maxRows = 100;

/** The target's content now; null if it was deleted. Moderators see a group only as it was reported. */
const selectCurrent = sql`CASE t.kind
    WHEN 'post' THEN (SELECT json_object('text', p.content, 'isHidden', json(iif(p.hiddenAt IS NULL, 'false', 'true')))
      FROM posts p WHERE p.id = t.targetId)
    WHEN 'comment' THEN (SELECT json_object('text', c.content, 'isHidden', json(iif(c.hiddenAt IS NULL, 'false', 'true')))
      FROM comments c WHERE c.id = t.targetId)
    WHEN 'group' THEN (SELECT json_object('text', t.snapshot ->> '$.text',
      'isHidden', json(iif(g.closedAt IS NULL, 'false', 'true'))) FROM groups g WHERE g.id = t.targetId)
    ELSE (SELECT json_object('text', coalesce(s.bio, ''), 'isHidden', json('false')) FROM users s WHERE s.id = t.targetId) END`;

/** All key hashes of an account have the same sanction, so one row is enough. */
const selectSanction = (now: number) =>
  sql`(SELECT json_object('kind', s.kind, 'until', s.until, 'expiresAt', s.expiresAt) FROM sanctions s
       WHERE s.ticketId = t.id AND s.expiresAt > ${now} LIMIT 1)`;

function parseSanction(json: string): NonNullable<TicketPage["sanction"]> {
  const { kind, until, expiresAt } = JSON.parse(json) as Row<
    typeof sanctions,
    "kind" | "until" | "expiresAt"
  >;
  return { kind, until: suspendedUntil(until), expiresAt: toIso(expiresAt) };
}

/** The same rules as in `requireDecisionRights`. */
const canDecide = ({ id, isPowerAdmin }: Viewer) =>
  sql`(${isPowerAdmin}
    OR NOT EXISTS (SELECT 1 FROM reports r WHERE r.ticketId = t.id AND r.reporterId = ${id} AND r.withdrawnAt IS NULL)
    AND (${isAboutAnonymous(sql`t`)}
      OR NOT EXISTS (SELECT 1 FROM users s WHERE s.id = t.subjectId AND s.isPowerAdmin)))`;

/**
 * A ticket with everything that a decision needs. Requires write access. `not_found` if it isn't for the viewer. Only with
 * `isAskerShown` it names the author of an anonymous request. Earlier decisions about anonymous requests are never listed.
 */
export async function getTicket(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  now: number,
  isAskerShown = false,
): Promise<TicketPage> {
  requireLevel(viewer, "write");
  const [row, reportRows, earlier, notes, next] = await Promise.all([
    db.first<TicketPageRow>(
      selectTickets(
        sql`WHERE t.id = ${ticketId} AND ${isForModerator(viewer.id)}`,
        now,
        sql`, t.appeal, t.appealReason, u.suspendedUntil, ${selectSanction(now)} AS sanction, ${canDecide(viewer)} AS canDecide,
            coalesce(t.suspendedUntil, 0) > ${now} AS isInForce,
            ${selectCurrent} AS current`,
        isAskerShown,
      ),
    ),
    db.all<ReportRow>(
      sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl,
                 r.reason, r.message, r.good, r.createdAt, r.withdrawnAt
          FROM reports r CROSS JOIN users u ON u.id = r.reporterId
          WHERE r.ticketId = ${ticketId} LIMIT ${maxRows}`,
    ),
    db.all<EarlierRow>(
      sql`SELECT e.id AS ticketId, e.kind, coalesce(e.appealDecision, e.decision) AS decision,
                 coalesce(e.appealReason, e.decisionReason) AS reason, e.decidedAt
          FROM report_tickets e
          WHERE e.subjectId = (SELECT t.subjectId FROM report_tickets t WHERE t.id = ${ticketId}
              AND (${isAskerShown} OR NOT ${isAboutAnonymous(sql`t`)}))
            AND NOT ${isAboutAnonymous(sql`e`)} AND e.id <> ${ticketId} AND e.decision IS NOT NULL
            AND ${isForModerator(viewer.id, sql`e`)}
          ORDER BY e.id DESC LIMIT ${maxRows}`,
    ),
    db.all<NoteRow>(
      sql`SELECT n.id, n.message, n.createdAt, CASE WHEN a.id IS NOT NULL THEN ${personJson(sql`a`)} END AS author
          FROM ticket_notes n LEFT JOIN users a ON a.id = n.authorId
          WHERE n.ticketId = ${ticketId} ORDER BY n.id LIMIT ${maxRows}`,
    ),
    db.first<{ id: string }>(
      sql`SELECT t.id FROM report_tickets t WHERE t.status = 'open' AND t.id <> ${ticketId}
            AND ${isForModerator(viewer.id)}
            AND (t.claimedBy IS NULL OR t.claimedBy = ${viewer.id} OR t.claimedUntil <= ${now})
            AND ${canDecide(viewer)}
          ORDER BY -t.weight, t.id LIMIT 1`,
    ),
  ]);
  if (!row) throw ticketNotFound();
  const until = row.isAnonymous === 1 ? 0 : (row.suspendedUntil ?? 0);
  return {
    ...toTicket(row),
    notes: notes.map(({ author, createdAt, ...note }) => ({
      ...note,
      author: parsePerson(author),
      createdAt: toIso(createdAt),
    })),
    canDecide: row.canDecide === 1,
    isInForce: row.isInForce === 1,
    nextTicketId: next?.id ?? null,
    appeal: row.appeal,
    appealReason: row.appealReason,
    current: JSON.parse(row.current ?? "null") as TicketPage["current"],
    suspension: until > now ? { until: suspendedUntil(until) } : null,
    sanction: row.sanction === null ? null : parseSanction(row.sanction),
    reports: reportRows
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .map(
        ({ reason, message, good, createdAt, withdrawnAt, ...reporter }) => ({
          ...{ reporter, reason, message, hasGoodRecord: good === 1 },
          createdAt: toIso(createdAt),
          withdrawnAt: toIso(withdrawnAt),
        }),
      ),
    earlier: earlier.map((decision) => ({
      ...decision,
      decidedAt: toIso(decision.decidedAt),
    })),
  };
}

import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type {
  reports,
  reportTickets,
  sanctions,
  ticketNotes,
} from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { requireLevel } from "~/features/users/admin-level";
import type { UserSummary } from "~/features/users/user";
import type { Viewer } from "~/shared/viewer";
import { suspendedUntil } from "~/shared/suspension";
import type { TicketPage } from "./queue";
import { person, selectTickets, ticketIsGone, toTicket } from "./queue.server";
import type { TicketRow } from "./queue.server";

interface WholeRow
  extends TicketRow, Row<typeof reportTickets, "appeal" | "appealReason"> {
  suspendedUntil: number | null;
  /** JSON */
  sanction: string | null;
  canDecide: Bit;
  isInForce: Bit;
  currentWords: string | null;
  isHidden: Bit | null;
}

type ReportRow = Row<
  typeof reports,
  "reason" | "words" | "createdAt" | "withdrawnAt"
> &
  UserSummary & { good: Bit };

type EarlierRow = Row<
  typeof reportTickets,
  "kind" | "decision" | "decidedAt"
> & { ticketId: string; reason: string | null };

type NoteRow = Row<typeof ticketNotes, "id" | "message" | "createdAt"> & {
  /** JSON */
  author: string | null;
};

/** More than anybody reads. */
const most = 100;

/** What is there by now of what was reported, whichever of the three it is. */
const current = (column: "words" | "hidden") => {
  const of = {
    words: [sql`p.content`, sql`c.content`, sql`coalesce(s.bio, '')`],
    hidden: [sql`p.hiddenAt IS NOT NULL`, sql`c.hiddenAt IS NOT NULL`, sql`0`],
  }[column] as [Sql, Sql, Sql];
  return sql`CASE t.kind
    WHEN 'post' THEN (SELECT ${of[0]} FROM posts p WHERE p.id = t.targetId)
    WHEN 'comment' THEN (SELECT ${of[1]} FROM comments c WHERE c.id = t.targetId)
    ELSE (SELECT ${of[2]} FROM users s WHERE s.id = t.targetId) END`;
};

/** All key hashes of an account have the same sanction, so one row is enough. */
const sanction = (now: number) =>
  sql`(SELECT json_object('kind', s.kind, 'until', s.until, 'expiresAt', s.expiresAt) FROM sanctions s
       WHERE s.ticketId = t.id AND s.expiresAt > ${now} LIMIT 1)`;

function toSanction(json: string): NonNullable<TicketPage["sanction"]> {
  const { kind, until, expiresAt } = JSON.parse(json) as Row<
    typeof sanctions,
    "kind" | "until" | "expiresAt"
  >;
  return {
    kind,
    until: suspendedUntil(until),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** Others leave what they reported, and power admins, to somebody else (`requireSay`). */
const canDecide = ({ id, isPowerAdmin }: Viewer) =>
  sql`(${isPowerAdmin}
    OR NOT EXISTS (SELECT 1 FROM reports r WHERE r.ticketId = t.id AND r.reporterId = ${id} AND r.withdrawnAt IS NULL)
    AND NOT EXISTS (SELECT 1 FROM users s WHERE s.id = t.subjectId AND s.isPowerAdmin))`;

/**
 * A ticket with everything that a decision needs, for those who may write; `not_found` where there is none, or it is
 * about themselves.
 */
export async function getTicket(
  db: Db,
  viewer: Viewer,
  ticketId: string,
  now: number,
): Promise<TicketPage> {
  requireLevel(viewer, "write");
  const [row, made, earlier, notes, next] = await Promise.all([
    db.first<WholeRow>(
      selectTickets(
        sql`WHERE t.id = ${ticketId} AND t.subjectId IS NOT ${viewer.id}`,
        now,
        sql`, t.appeal, t.appealReason, u.suspendedUntil, ${sanction(now)} AS sanction, ${canDecide(viewer)} AS canDecide,
            coalesce(t.suspendedUntil, 0) > ${now} AS isInForce,
            ${current("words")} AS currentWords, ${current("hidden")} AS isHidden`,
      ),
    ),
    db.all<ReportRow>(
      sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl,
                 r.reason, r.words, r.good, r.createdAt, r.withdrawnAt
          FROM reports r CROSS JOIN users u ON u.id = r.reporterId
          WHERE r.ticketId = ${ticketId} LIMIT ${most}`,
    ),
    db.all<EarlierRow>(
      sql`SELECT e.id AS ticketId, e.kind, coalesce(e.appealDecision, e.decision) AS decision,
                 coalesce(e.appealReason, e.decisionReason) AS reason, e.decidedAt
          FROM report_tickets e
          WHERE e.subjectId = (SELECT subjectId FROM report_tickets WHERE id = ${ticketId})
            AND e.id <> ${ticketId} AND e.decision IS NOT NULL
          ORDER BY e.id DESC LIMIT ${most}`,
    ),
    db.all<NoteRow>(
      sql`SELECT n.id, n.message, n.createdAt, CASE WHEN a.id IS NOT NULL THEN ${person(sql`a`)} END AS author
          FROM ticket_notes n LEFT JOIN users a ON a.id = n.authorId
          WHERE n.ticketId = ${ticketId} ORDER BY n.id LIMIT ${most}`,
    ),
    db.first<{ id: string }>(
      sql`SELECT t.id FROM report_tickets t WHERE t.status = 'open' AND t.id <> ${ticketId}
            AND t.subjectId IS NOT ${viewer.id}
            AND (t.claimedBy IS NULL OR t.claimedBy = ${viewer.id} OR t.claimedUntil <= ${now})
            AND ${canDecide(viewer)}
          ORDER BY -t.weight, t.id LIMIT 1`,
    ),
  ]);
  if (!row) throw ticketIsGone();
  const until = row.suspendedUntil ?? 0;
  return {
    ...toTicket(row),
    notes: notes.map(({ author, createdAt, ...note }) => ({
      ...note,
      author: author === null ? null : (JSON.parse(author) as UserSummary),
      createdAt: new Date(createdAt).toISOString(),
    })),
    canDecide: row.canDecide === 1,
    isInForce: row.isInForce === 1,
    nextTicketId: next?.id ?? null,
    appeal: row.appeal,
    appealReason: row.appealReason,
    current:
      row.currentWords === null
        ? null
        : { words: row.currentWords, isHidden: row.isHidden === 1 },
    suspension: until > now ? { until: suspendedUntil(until) } : null,
    sanction: row.sanction === null ? null : toSanction(row.sanction),
    reports: made
      .map(toReport)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    earlier: earlier.map(({ decision, decidedAt, ...rest }) => ({
      ...rest,
      decision: decision ?? "keep",
      decidedAt: new Date(decidedAt ?? 0).toISOString(),
    })),
  };
}

function toReport({
  reason,
  words,
  good,
  createdAt,
  withdrawnAt,
  ...reporter
}: ReportRow): TicketPage["reports"][number] {
  return {
    reporter,
    reason,
    words,
    hasGoodRecord: good === 1,
    createdAt: new Date(createdAt).toISOString(),
    withdrawnAt:
      withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
  };
}

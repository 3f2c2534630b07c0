import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { reaches } from "~/features/users/hidden.server";
import type { ReportKind } from "./report";

/**
 * What the viewer can report, in SQL: a row (id, subjectId, snapshot), or none. A post that waits to be looked at
 * can still be reported by who has it before their eyes; one that was taken down cannot. Whom they have blocked
 * themselves they can report, and what is theirs.
 */
export function reportTarget(
  viewerId: SqlId,
  kind: ReportKind,
  targetId: string,
): Sql {
  switch (kind) {
    case "post":
      return sql`SELECT p.id, p.userId AS subjectId, ${postSnapshot} AS snapshot FROM posts p
        WHERE p.id = ${targetId} AND ${reaches(viewerId, sql`p.userId`)} AND ${mayBeMet}`;
    case "comment":
      return sql`SELECT c.id, c.userId AS subjectId, ${commentSnapshot} AS snapshot
        FROM comments c CROSS JOIN posts p ON p.id = c.postId
        WHERE c.id = ${targetId} AND c.hiddenAt IS NULL AND ${reaches(viewerId, sql`c.userId`)}
          AND ${reaches(viewerId, sql`p.userId`)} AND ${mayBeMet}`;
    case "person":
      return sql`SELECT u.id, u.id AS subjectId, ${personSnapshot} AS snapshot FROM users u
        WHERE u.id = ${targetId} AND ${reaches(viewerId, sql`u.id`)}`;
  }
}

const mayBeMet = sql`(p.hiddenAt IS NULL OR p.hiddenReason IS NULL)`;

/** Words and pictures; no names, which are looked up where it is shown. */
const postSnapshot = sql`json_object('type', p.type, 'authorId', p.userId, 'postId', p.id, 'videoUrl', p.videoUrl,
  'words', CASE p.type
    WHEN 'event' THEN (SELECT concat_ws(char(10), e.title, e.description, e.location, e.registrationUrl)
                       FROM events e WHERE e.postId = p.id)
    WHEN 'verse' THEN (SELECT p.content || char(10) || v.text FROM verse_cards v WHERE v.postId = p.id)
    ELSE p.content END,
  'imageUrl', coalesce(p.imageUrl, (SELECT v.customization ->> '$.customBackgroundUrl'
                                    FROM verse_cards v WHERE v.postId = p.id)),
  'imageAlt', p.imageAlt)`;

const commentSnapshot = sql`json_object('type', 'comment', 'authorId', c.userId, 'postId', c.postId, 'words', c.content)`;

export const personSnapshot = sql`json_object('type', 'person', 'authorId', u.id, 'words', coalesce(u.bio, ''),
  'imageUrl', u.profileImageUrl)`;

/** The ticket that waits for it and has not been decided once already. */
export function openTicket(kind: ReportKind, targetId: string): Sql {
  return sql`report_tickets t WHERE t.kind = ${kind} AND t.targetId = ${targetId}
    AND t.status = 'open' AND t.appealedAt IS NULL`;
}

const week = 7 * 86_400_000;
/** Of whose latest reports this many are looked at. */
const latest = 50;

/**
 * Whether what the viewer reports weighs twice and may help to hide: the account is older than a week and not
 * suspended, not more than half of their decided reports (of two or more) came to nothing, and nor did one of the
 * very same thing.
 */
export function hasGoodRecord(
  viewerId: string,
  { kind, targetId }: { kind: ReportKind; targetId: string },
  now: number,
): Sql {
  const kept = sql`coalesce(o.appealDecision, o.decision) = 'keep'`;
  return sql`(EXISTS (SELECT 1 FROM users v WHERE v.id = ${viewerId} AND v.createdAt < ${now - week}
      AND coalesce(v.suspendedUntil, 0) <= ${now})
    AND (SELECT count(*) < 2 OR 2 * sum(isKept) <= count(*) FROM (
      SELECT ${kept} AS isKept FROM reports r CROSS JOIN report_tickets o ON o.id = r.ticketId
      WHERE r.reporterId = ${viewerId} AND r.withdrawnAt IS NULL AND o.status = 'decided'
      ORDER BY r.ticketId DESC LIMIT ${latest}))
    AND NOT EXISTS (SELECT 1 FROM report_tickets o CROSS JOIN reports r ON r.ticketId = o.id AND r.reporterId = ${viewerId}
      WHERE o.kind = ${kind} AND o.targetId = ${targetId} AND o.status = 'decided' AND ${kept}))`;
}

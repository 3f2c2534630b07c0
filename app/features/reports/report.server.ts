import type { Db } from "~/db/db.server";
import { isOwner } from "~/features/users/owner.server";
import type { Bit } from "~/db/row";
import type { AppContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { sql, type Sql } from "~/db/sql";
import type { UserSummary } from "~/features/users/user";
import { requireGroup } from "~/features/groups/group-access.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import {
  autoHideThreshold,
  urgencyByReason,
  type NewReport,
  type ReportKind,
  type ReportResponse,
} from "./report";
import {
  hasGoodRecord,
  notifyAdmins,
  notifyHiddenAuthor,
  openTicket,
  reportTarget,
} from "./report-target.server";

/**
 * Reports a post, a comment, a user or a group (by its slug), in one batch. A repeated report replaces the first. Each target has one open
 * ticket, which a unique index guarantees. The third report by users with a good record hides a post, and write admins
 * are notified of a new ticket. `hidden`: this report has just hidden the post. `mute` hides an anonymous request. `not_found` if the viewer can't see the target, `invalid` for their own content.
 */
export async function createReport(
  { db, env, now }: Pick<AppContext, "db" | "env" | "now">,
  viewerId: string,
  input: NewReport,
): Promise<ReportResponse & { hidden: boolean }> {
  const { kind, reason, message } = input;
  const isGroup = kind === "group";
  const mute = input.mute === true && !isGroup;
  const targetId = isGroup
    ? (await requireGroup(db, viewerId, input.targetId)).id
    : input.targetId;
  const report = { ...input, targetId };
  const target = reportTarget(viewerId, kind, targetId);
  const others = sql`(${target}) o WHERE o.subjectId <> ${viewerId}`;
  const ticket = openTicket(kind, targetId);
  const [own, , , , ticketRows, , , hidden] = await db.batch([
    sql`SELECT 1 FROM (${target}) o WHERE o.subjectId = ${viewerId}`,
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt)
        SELECT ${newId(now)}, ${kind}, o.id, o.subjectId, o.snapshot, ${now} FROM ${others}
        ON CONFLICT DO NOTHING`,
    sql`INSERT INTO reports (ticketId, reporterId, reason, message, urgency, good, createdAt)
        SELECT t.id, ${viewerId}, ${reason}, ${message || null}, ${urgencyByReason[reason]},
          ${hasGoodRecord(viewerId, report, now)}, ${now}
        FROM ${ticket} AND EXISTS (SELECT 1 FROM ${others})
        ON CONFLICT DO UPDATE SET reason = excluded.reason, message = excluded.message, urgency = excluded.urgency,
          withdrawnAt = NULL`,
    mute
      ? sql`INSERT INTO mutes (muterId, mutedId, createdAt)
            SELECT ${viewerId}, o.subjectId, ${now} FROM ${others} AND o.isAnonymous = 0
            ON CONFLICT DO NOTHING`
      : sql`SELECT 1 WHERE FALSE`,
    sql`SELECT t.id AS ticketId, EXISTS (
          SELECT 1 FROM mutes CROSS JOIN (${target}) o ON o.isAnonymous = 0
          WHERE muterId = ${viewerId} AND mutedId = t.subjectId) AS muted
        FROM ${ticket} AND EXISTS (SELECT 1 FROM ${others})`,
    notifyAdmins(report, sql`EXISTS (SELECT 1 FROM ${others})`, now),
    ...(kind === "post" ? hideUntilReviewed(targetId, env, others, now) : []),
    ...(mute
      ? [
          sql`INSERT INTO hidden_posts (userId, postId)
              SELECT ${viewerId}, o.snapshot ->> '$.postId' FROM ${others} AND o.isAnonymous ON CONFLICT DO NOTHING`,
        ]
      : []),
  ]);
  if (own?.length) {
    throw new AppError("invalid", {
      detail: "You can't report your own content.",
    });
  }
  const [row] = ticketRows ?? [];
  if (!row) throw targetNotFound();
  return {
    ticketId: String(row["ticketId"]),
    muted: row["muted"] === 1,
    hidden: Boolean(hidden?.length),
  };
}

/**
 * Hides a post for review once enough people with good records have reported it, and notifies its author. Never hides a
 * post that admins have decided to keep, or one by a write admin, a power admin or the owner. Closing the ticket shows
 * the post again. `reported` has a row unless the report is refused.
 */
function hideUntilReviewed(
  postId: string,
  env: Env,
  reported: Sql,
  now: number,
): Sql[] {
  const ticket = openTicket("post", postId);
  const shouldHide = sql`EXISTS (SELECT 1 FROM ${reported}) AND (SELECT count(*) FROM reports r
      WHERE r.ticketId = (SELECT t.id FROM ${ticket}) AND r.good AND r.withdrawnAt IS NULL) >= ${autoHideThreshold}
    AND NOT EXISTS (SELECT 1 FROM report_tickets o WHERE o.kind = 'post' AND o.targetId = ${postId}
      AND o.status = 'decided' AND coalesce(o.appealDecision, o.decision) = 'keep')
    AND NOT EXISTS (SELECT 1 FROM users WHERE id = (SELECT userId FROM posts WHERE id = ${postId})
      AND (adminAccess = 'write' OR isPowerAdmin OR ${isOwner(env)}))`;
  return [
    sql`UPDATE report_tickets SET hiddenUntilReviewed = 1 WHERE id = (SELECT t.id FROM ${ticket})
          AND hiddenUntilReviewed = 0 AND ${shouldHide}
          AND EXISTS (SELECT 1 FROM posts WHERE id = ${postId} AND hiddenAt IS NULL)`,
    sql`UPDATE posts SET hiddenAt = ${now} WHERE id = ${postId} AND hiddenAt IS NULL AND ${shouldHide}
        RETURNING id`,
    notifyHiddenAuthor(postId, now),
  ];
}

/** Author and post of a target; without the author of an anonymous request, and the owner of a group. `not_found` also for the viewer's own content. */
export async function getReportable(
  db: Db,
  viewerId: string,
  kind: ReportKind,
  targetId: string,
): Promise<{ user: UserSummary | null; postId: string | null }> {
  if (kind === "group") {
    const group = await requireGroup(db, viewerId, targetId);
    if (group.role === "owner") throw targetNotFound();
    return { user: null, postId: null };
  }
  const row = await db.first<
    UserSummary & { postId: string | null; isAnonymous: Bit }
  >(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, o.snapshot ->> '$.postId' AS postId, o.isAnonymous
        FROM (${reportTarget(viewerId, kind, targetId)}) o CROSS JOIN users u ON u.id = o.subjectId
        WHERE o.subjectId <> ${viewerId}`,
  );
  if (!row) throw targetNotFound();
  const { postId, isAnonymous, ...user } = row;
  return { user: isAnonymous ? null : user, postId };
}

const targetNotFound = () =>
  new AppError("not_found", { detail: "This doesn't exist anymore." });

/**
 * Withdraws the viewer's report. A trigger closes the ticket after the last withdrawal. Idempotent. `not_found` without
 * a report, `conflict` once the ticket is decided.
 */
export async function withdrawReport(
  db: Db,
  viewerId: string,
  ticketId: string,
  now: number,
): Promise<void> {
  const [, rows] = await db.batch([
    sql`UPDATE reports SET withdrawnAt = ${now}
        WHERE ticketId = ${ticketId} AND reporterId = ${viewerId} AND withdrawnAt IS NULL
          AND EXISTS (SELECT 1 FROM report_tickets t WHERE t.id = ticketId AND t.decision IS NULL)`,
    sql`SELECT withdrawnAt FROM reports WHERE ticketId = ${ticketId} AND reporterId = ${viewerId}`,
  ]);
  const [report] = rows ?? [];
  if (!report) {
    throw new AppError("not_found", { detail: "This report doesn't exist." });
  }
  if (report["withdrawnAt"] === null) {
    throw new AppError("conflict", {
      detail: "This has already been decided.",
    });
  }
}

/**
 * Requests a review of the viewer's own post that reports have hidden, once. Its ticket moves to the top of the queue
 * (the triggers that recompute the weight add the same 1,000). `not_found` for any other ticket, because users must not
 * find out about reports against them.
 */
export async function requestReview(
  db: Db,
  viewerId: string,
  ticketId: string,
  now: number,
): Promise<void> {
  const [requested] = await db.batch([
    sql`UPDATE report_tickets SET reviewRequestedAt = ${now}, weight = weight + 1000
        WHERE id = ${ticketId} AND subjectId = ${viewerId} AND status = 'open' AND hiddenUntilReviewed
          AND reviewRequestedAt IS NULL RETURNING id`,
  ]);
  if (requested?.length) return;
  throw new AppError("not_found", { detail: "There's nothing to review." });
}

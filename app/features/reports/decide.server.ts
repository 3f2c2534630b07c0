import { isForModerator } from "~/platform/moderation.server";
import { dayMs } from "~/shared/duration.mjs";
import { sql, type Sql } from "~/db/sql";
import type { AuditAction } from "~/features/audit/audit";
import { runAuditedAction } from "~/features/audit/audit.server";
import { clearPostCaches } from "~/features/link-preview/preview.server";
import { withdrawGroups } from "~/features/link-preview/withdraw-groups.server";
import { requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import type { AppContext } from "~/platform/context.server";
import { AppError, fieldError } from "~/shared/errors";
import { permanentlyMs } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { isClaimable, createRefusal } from "./claim.server";
import { decisionWrites, type TicketToDecide } from "./decision-writes.server";
import { decisionChoices } from "./queue-text";
import type { NewDecision } from "./queue";
import { isAboutAnonymous, ticketNotFound } from "./queue.server";

/**
 * Decides a ticket, for the first time or after an appeal. Content changes, sanctions, notifications and the audit
 * entry are one batch. `conflict` if another admin has decided or claimed it first, `forbidden` if the viewer may
 * not decide about this user.
 */
export async function decideTicket(
  app: AppContext,
  viewer: Viewer,
  ticketId: string,
  decision: NewDecision,
): Promise<void> {
  const { db, now } = app;
  requireLevel(viewer, "write");
  const ticket = await db.first<TicketToDecide>(
    sql`SELECT t.id, t.kind, t.targetId, t.subjectId, t.decision, t.appealedAt, t.suspendedUntil,
               t.snapshot ->> '$.postId' AS postId, u.isPowerAdmin, coalesce(u.suspendedUntil, 0) > ${now} AS isSuspended,
               ${isOwner(app.env)} AS isOwner, ${isAboutAnonymous(sql`t`)} AS isAnonymous,
               EXISTS (SELECT 1 FROM reports r WHERE r.ticketId = t.id AND r.reporterId = ${viewer.id}
                 AND r.withdrawnAt IS NULL) AS isReporter
        FROM report_tickets t LEFT JOIN users u ON u.id = t.subjectId
        WHERE t.id = ${ticketId} AND ${isForModerator(viewer.id)}`,
  );
  if (!ticket) throw ticketNotFound();
  requireDecisionRights(viewer, ticket, decision);
  const free = isClaimable(ticketId, viewer.id, now);
  // If the ticket was decided or appealed since it was read, `appealedAt` differs and nothing is written.
  const when = sql`EXISTS (SELECT 1 FROM report_tickets WHERE ${free} AND appealedAt IS ${ticket.appealedAt})
    AND (${(viewer.isPowerAdmin || ticket.isAnonymous === 1) && decision.decision !== "suspend"} OR NOT EXISTS (
      SELECT 1 FROM users WHERE id = ${ticket.subjectId} AND isPowerAdmin))`;
  const decide = () => applyDecision(app, viewer, ticket, decision, when);
  const done = await (ticket.kind === "group"
    ? withdrawGroups(app, sql`${ticket.targetId}`, decide)
    : decide());
  if (!done) throw await createRefusal(db, viewer, ticketId, now);
  if (ticket.postId !== null) await clearPostCaches(app, ticket.postId);
}

/**
 * Every warning and suspension, and every change or end of one, goes through here: all writes, the notifications
 * and one audit entry in one batch. Returns false if `when` doesn't hold. `opening` inserts the ticket if there
 * is none yet; `ifOpened` is true in SQL once it exists.
 */
export async function applyDecision(
  { db, now }: Pick<AppContext, "db" | "now">,
  viewer: Viewer,
  ticket: TicketToDecide,
  decision: NewDecision,
  when: Sql,
  opening: { write: Sql; ifOpened: Sql } | null = null,
): Promise<boolean> {
  const isSuspension = decision.decision === "suspend";
  const until = decision.days ? now + decision.days * dayMs : permanentlyMs;
  const done = await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: toAuditAction(ticket, decision, now),
      subjectId: ticket.isAnonymous === 1 ? null : ticket.subjectId,
      target: `${ticket.kind === "person" ? "user" : ticket.kind}:${ticket.targetId}`,
      reason: decision.reason || null,
      before: { decision: ticket.decision },
      after: {
        decision: decision.decision,
        ticketId: ticket.id,
        ...(isSuspension && { days: decision.days || null }),
      },
    },
    when,
    writes: [
      ...(opening ? [opening.write] : []),
      ...decisionWrites(ticket, decision, {
        actorId: viewer.id,
        until,
        when: opening ? opening.ifOpened : when,
        now,
      }),
    ],
    now,
  });
  return done !== null;
}

/** Throws if the decision isn't possible for this ticket, or not by this admin. */
export function requireDecisionRights(
  viewer: Viewer,
  ticket: TicketToDecide,
  { decision }: NewDecision,
): void {
  const choices = decisionChoices({
    ...ticket,
    isAccountDeleted: ticket.isPowerAdmin === null,
    isSuspended: ticket.isSuspended === 1,
  });
  if (!choices.includes(decision)) {
    throw fieldError(
      "decision",
      "You can't choose this decision for this report.",
    );
  }
  // Power admins may decide their own reports: there may be no other admin.
  if (ticket.isReporter === 1 && !viewer.isPowerAdmin) {
    throw forbid("You reported this, so another admin has to decide.");
  }
  const isPower = ticket.isPowerAdmin === 1 || ticket.isOwner === 1;
  // A refusal would tell something about the author of an anonymous request.
  if (isPower && !viewer.isPowerAdmin && ticket.isAnonymous === 0) {
    throw forbid("Only a power admin can decide about a power admin.");
  }
  if (isPower && decision === "suspend") {
    throw forbid("Power admins can't be suspended.");
  }
}

const forbid = (detail: string) => new AppError("forbidden", { detail });

function toAuditAction(
  { kind, decision: before, suspendedUntil }: TicketToDecide,
  { decision }: NewDecision,
  now: number,
): AuditAction {
  const isPost = kind === "post";
  if (kind === "group" && decision === "delete") return "group.closed";
  const isRestored = before === "ban" || (suspendedUntil ?? 0) > now;
  const isFirst = before === null || kind === "person";
  const shownOrDecided = isFirst ? "report.decided" : "content.shown";
  const actions: Record<NewDecision["decision"], AuditAction> = {
    keep: isRestored ? "user.restored" : shownOrDecided,
    hide: isPost ? "post.hidden" : "comment.hidden",
    delete: isPost ? "post.deleted" : "comment.deleted",
    warn: "user.warned",
    suspend: "user.suspended",
    lift: "user.restored",
    ban: "report.decided",
    ask_edit: shownOrDecided,
  };
  return actions[decision];
}

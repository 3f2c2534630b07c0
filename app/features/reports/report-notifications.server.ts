import { sql, type Sql } from "~/db/sql";
import { notify } from "~/features/notify/notify.server";
import { openTicket } from "./report-target.server";
import { urgencyByReason, type NewReport } from "./report";

/**
 * Notifies every write admin of a ticket: once when it opens, and once more when a later report is urgent. Not those
 * who reported it, and not the person it is about. `when`: the report was accepted. No names and no reported text, since
 * it is shown on locked screens. Reads three rows per write admin.
 */
export function notifyAdmins(
  { kind, targetId, reason }: NewReport,
  when: Sql,
  now: number,
): Sql {
  const isUrgent = urgencyByReason[reason] === urgencyByReason.danger;
  const cause = (name: string) => sql`${`${name}:`} || t.id`;
  const notificationKind = isUrgent ? "urgent_report" : "new_report";
  return notify(notificationKind, {
    from: sql`users a INDEXED BY users_admins CROSS JOIN ${openTicket(kind, targetId)}
      AND a.adminAccess <> 'none' AND a.adminAccess = 'write' AND coalesce(a.suspendedUntil, 0) <= ${now}
      AND a.id IS NOT t.subjectId AND ${when}
      AND NOT EXISTS (SELECT 1 FROM reports WHERE ticketId = t.id AND reporterId = a.id)
      AND NOT EXISTS (SELECT 1 FROM notifications WHERE userId = a.id AND cause = ${cause("urgent_report")})`,
    userId: sql`a.id`,
    cause: cause(notificationKind),
    detail: sql`json_object('ticketId', t.id, 'kind', t.kind)`,
    createdAt: now,
  });
}

/** Notifies the author that reports have just hidden their post, at `now`. */
export function notifyHiddenAuthor(postId: string, now: number): Sql {
  return notify("hidden_for_review", {
    from: sql`posts p CROSS JOIN ${openTicket("post", postId)} AND t.hiddenUntilReviewed
      AND p.id = ${postId} AND p.hiddenAt = ${now} AND p.hiddenReason IS NULL`,
    userId: sql`p.userId`,
    cause: sql`'hidden:' || t.id`,
    postId,
    detail: "{}",
    createdAt: now,
  });
}

import { notify } from "~/features/notify/notify.server";
import { isForModerator } from "~/platform/moderation.server";
import { dayMs } from "~/shared/duration.mjs";
import { sql, type Sql, type SqlId } from "~/db/sql";
import {
  canSeeName,
  isInAudience,
} from "~/features/audience/visibility.server";
import { isKnown } from "~/features/groups/group-access.server";
import { isUrgent, type NewReport, type ReportKind } from "./report";

/**
 * SQL that selects (id, subjectId, snapshot, isAnonymous) of a reportable target, or no row. Includes posts that are hidden until
 * reviewed (the viewer may still have one open), users the viewer has blocked, and the viewer's own content. Excludes
 * content that was taken down. Blocks don't hide what an anonymous author wrote.
 */
export function reportTarget(
  viewerId: SqlId,
  kind: ReportKind,
  targetId: string,
): Sql {
  switch (kind) {
    case "post":
      return sql`SELECT p.id, p.userId AS subjectId, ${postSnapshot} AS snapshot, p.anonymous AS isAnonymous FROM posts p
        WHERE p.id = ${targetId} AND ${isInAudience(viewerId)} AND ${isReportable}
          AND (p.anonymous OR ${canSeeName(viewerId, sql`p.userId`)})`;
    case "comment":
      return sql`SELECT c.id, c.userId AS subjectId, ${commentSnapshot} AS snapshot, ${isAskersComment} AS isAnonymous
        FROM comments c CROSS JOIN posts p ON p.id = c.postId
        WHERE c.id = ${targetId} AND c.hiddenAt IS NULL AND ${isInAudience(viewerId)} AND ${isReportable}
          AND (${isAskersComment} OR ${canSeeName(viewerId, sql`c.userId`)})
          AND (p.anonymous OR ${canSeeName(viewerId, sql`p.userId`)})`;
    case "person":
      return sql`SELECT u.id, u.id AS subjectId, ${personSnapshot} AS snapshot, 0 AS isAnonymous FROM users u
        WHERE u.id = ${targetId} AND ${canSeeName(viewerId, sql`u.id`)}`;
    // The subject is its owner; '' without one.
    case "group":
      return sql`SELECT g.id, coalesce(o.userId, '') AS subjectId, ${groupSnapshot} AS snapshot, 0 AS isAnonymous
        FROM groups g LEFT JOIN group_members o ON o.groupId = g.id AND o.role = 'owner'
        LEFT JOIN group_members m ON m.groupId = g.id AND m.userId = ${viewerId}
        WHERE g.id = ${targetId} AND ${isKnown()}`;
  }
}

const isAskersComment = sql`(p.anonymous AND c.userId = p.userId)`;

const isReportable = sql`(p.hiddenAt IS NULL OR p.hiddenReason IS NULL)`;

/** Text, images and the group, but no names, which are read when the ticket is shown. */
export const postSnapshot = sql`json_object('type', p.type, 'authorId', p.userId, 'isAnonymous', p.anonymous, 'postId', p.id, 'groupId', p.groupId, 'videoUrl', p.videoUrl,
  'text', CASE p.type
    WHEN 'event' THEN (SELECT concat_ws(char(10), e.title, e.description, e.location, e.registrationUrl)
                       FROM events e WHERE e.postId = p.id)
    WHEN 'verse' THEN (SELECT p.content || char(10) || v.text FROM verse_cards v WHERE v.postId = p.id)
    ELSE p.content END,
  'imageUrl', coalesce(p.imageUrl, (SELECT v.customization ->> '$.customBackgroundUrl'
                                    FROM verse_cards v WHERE v.postId = p.id)),
  'imageAlt', p.imageAlt,
  'images', (SELECT json_group_array(json_object('url', i.url, 'alt', i.alt)) FROM post_images i WHERE i.postId = p.id))`;

export const commentSnapshot = sql`json_object('type', 'comment', 'authorId', c.userId, 'isAnonymous', ${isAskersComment},
  'postId', c.postId, 'groupId', p.groupId, 'text', c.content)`;

export const personSnapshot = sql`json_object('type', 'person', 'authorId', u.id, 'text', coalesce(u.bio, ''),
  'imageUrl', u.profileImageUrl)`;

const groupSnapshot = sql`json_object('type', 'group', 'authorId', o.userId, 'imageUrl', g.imageUrl,
  'text', concat_ws(char(10), g.name, nullif(g.place, ''), nullif(g.about, '')))`;

/** The target's open ticket that hasn't been decided yet. */
export function openTicket(kind: ReportKind, targetId: string): Sql {
  return sql`report_tickets t WHERE t.kind = ${kind} AND t.targetId = ${targetId}
    AND t.status = 'open' AND t.appealedAt IS NULL`;
}

const week = 7 * dayMs;
const maxReportsChecked = 50;

/**
 * Reports by users with a good record have double weight and count towards hiding. A good record: the account is older
 * than a week and not suspended, at most half of its decided reports (if two or more) were unfounded, and none about
 * the same target was.
 */
export function hasGoodRecord(
  viewerId: string,
  { kind, targetId }: NewReport,
  now: number,
): Sql {
  const isUnfounded = sql`coalesce(o.appealDecision, o.decision) = 'keep'`;
  return sql`(EXISTS (SELECT 1 FROM users v WHERE v.id = ${viewerId} AND v.createdAt < ${now - week}
      AND coalesce(v.suspendedUntil, 0) <= ${now})
    AND (SELECT count(*) < 2 OR 2 * sum(isUnfounded) <= count(*) FROM (
      SELECT ${isUnfounded} AS isUnfounded FROM reports r CROSS JOIN report_tickets o ON o.id = r.ticketId
      WHERE r.reporterId = ${viewerId} AND r.withdrawnAt IS NULL AND o.status = 'decided'
      ORDER BY r.ticketId DESC LIMIT ${maxReportsChecked}))
    AND NOT EXISTS (SELECT 1 FROM report_tickets o CROSS JOIN reports r ON r.ticketId = o.id AND r.reporterId = ${viewerId}
      WHERE o.kind = ${kind} AND o.targetId = ${targetId} AND o.status = 'decided' AND ${isUnfounded}))`;
}

/**
 * Notifies every write admin of a ticket: once when it opens, and once more when a later report is urgent. Not those
 * who reported it, and only those it is for. `when`: the report was accepted. No names and no reported text, since
 * it is shown on locked screens. Reads three rows per write admin.
 */
export function notifyAdmins(
  { kind, targetId, reason }: NewReport,
  when: Sql,
  now: number,
): Sql {
  const cause = (name: string) => sql`${`${name}:`} || t.id`;
  const notificationKind = isUrgent(reason) ? "urgent_report" : "new_report";
  return notify(notificationKind, {
    from: sql`users a INDEXED BY users_admins CROSS JOIN ${openTicket(kind, targetId)}
      AND a.adminAccess <> 'none' AND a.adminAccess = 'write' AND coalesce(a.suspendedUntil, 0) <= ${now}
      AND ${isForModerator(sql`a.id`)} AND ${when}
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
    createdAt: now,
  });
}

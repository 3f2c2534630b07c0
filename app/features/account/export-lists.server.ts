import { Sql, sql } from "~/db/sql";
import {
  isFirstBlock,
  isInAudience,
  notBlocked,
} from "~/features/audience/visibility.server";

export interface ExportListQuery {
  columns: Sql;
  /** Ends with the column to compare with the user id. */
  from: Sql;
  /** Columns of an index, so that a page reads only its own rows. */
  order: string;
}

export const rawSql = (text: string) => new Sql(text, []);

const ownRows = (
  table: string,
  columns: string,
  order: string,
): ExportListQuery => ({
  columns: rawSql(columns),
  from: rawSql(`${table} WHERE userId`),
  order,
});

const personColumns = sql`u.id, u.username, u.firstName, u.lastName`;

/** False for posts in a group that their author has left. */
const isReader = isInAudience(sql`p.userId`);

/** By file name. */
export const exportLists = {
  posts: {
    columns: sql`p.id, p.type, p.content, p.imageUrl, p.imageAlt, p.videoUrl, p.videoTitle, p.audience, p.createdAt, p.updatedAt,
      ${isReader} * max(0, p.likesCount + p.likesAdjustment) AS likes, ${isReader} * p.commentsCount AS comments,
      ${isReader} * p.sharesCount AS shares, ${isReader} * p.interestsCount AS interests, p.answeredAt, json_quote(p.answer) AS answer,
      (SELECT json_group_array(json_object('url', i.url, 'description', i.alt))
       FROM (SELECT * FROM post_images WHERE postId = p.id ORDER BY position) i) AS images,
      (SELECT json_object('title', e.title, 'description', e.description, 'date', e.date,
         'time', e.time, 'timeZone', e.timeZone, 'location', e.location,
         'registrationUrl', e.registrationUrl) FROM events e WHERE e.postId = p.id) AS event,
      (SELECT json_object('version', v.version, 'book', v.book, 'chapter', v.chapter,
         'verse', v.verse, 'lastVerse', v.lastVerse, 'text', v.text,
         'customization', json(v.customization)) FROM verse_cards v WHERE v.postId = p.id) AS verse`,
    from: sql`posts p WHERE p.userId`,
    order: "p.id",
  },
  comments: ownRows(
    "comments",
    "id, parentId, postId, content, createdAt, editedAt",
    "id",
  ),
  "comments-on-your-posts": {
    columns: sql`c.postId, c.id, c.parentId, u.username, u.firstName, u.lastName, c.content, c.createdAt, c.editedAt`,
    from: sql`posts p CROSS JOIN comments c ON c.postId = p.id AND c.userId <> p.userId AND c.hiddenAt IS NULL
      CROSS JOIN users u ON u.id = c.userId AND ${notBlocked(sql`p.userId`, sql`u.id`)}
      WHERE ${isInAudience(sql`p.userId`)} AND p.userId`,
    order: "p.id, c.id",
  },
  likes: ownRows("likes", "postId, createdAt", "createdAt, rowid"),
  interests: ownRows("interests", "postId, createdAt", "createdAt, rowid"),
  "saved-posts": ownRows(
    "saved_posts",
    "postId, createdAt",
    "createdAt, postId",
  ),
  "prayer-list": ownRows(
    "prayer_list",
    "postId, content, every, lastDay, createdAt",
    "id",
  ),
  prayed: ownRows("prayed", "postId, times, lastDay, message", "postId"),
  "prayer-updates": {
    columns: sql`u.postId, u.content, u.createdAt`,
    from: sql`posts p CROSS JOIN prayer_updates u ON u.postId = p.id WHERE p.type = 'prayer' AND p.userId`,
    order: "p.id, u.id",
  },
  "hidden-posts": ownRows("hidden_posts", "postId", "postId"),
  shares: ownRows("shares", "postId, createdAt", "id"),
  following: {
    columns: sql`${personColumns}, f.createdAt`,
    from: sql`follows f CROSS JOIN users u ON u.id = f.followeeId WHERE f.followerId`,
    order: "f.createdAt, f.followeeId",
  },
  followers: {
    columns: sql`${personColumns}, f.createdAt`,
    from: sql`follows f CROSS JOIN users u ON u.id = f.followerId WHERE f.followeeId`,
    order: "f.createdAt, f.followerId",
  },
  "sent-follow-requests": {
    columns: sql`${personColumns}, r.createdAt`,
    from: sql`follow_requests r CROSS JOIN users u ON u.id = r.followeeId WHERE r.followerId`,
    order: "r.followeeId",
  },
  "follow-requests": {
    columns: sql`${personColumns}, r.createdAt`,
    from: sql`follow_requests r CROSS JOIN users u ON u.id = r.followerId WHERE r.followeeId`,
    order: "r.createdAt, r.followerId",
  },
  groups: {
    columns: sql`g.name, m.role, m.joinedAt`,
    from: sql`group_members m CROSS JOIN groups g ON g.id = m.groupId WHERE m.userId`,
    order: "m.groupId",
  },
  "group-requests": {
    columns: sql`iif(g.joinPolicy = 'hidden' OR g.closedAt IS NOT NULL, NULL, g.name) AS name, r.message, r.createdAt`,
    from: sql`group_requests r CROSS JOIN groups g ON g.id = r.groupId WHERE r.status = 'waiting' AND r.userId`,
    order: "r.groupId",
  },
  blocked: {
    columns: sql`${personColumns}, b.createdAt`,
    from: sql`blocks b CROSS JOIN users u ON u.id = b.blockedId
      WHERE ${isFirstBlock(sql`b`)} AND b.blockerId`,
    order: "b.createdAt, b.blockedId",
  },
  muted: {
    columns: sql`${personColumns}, m.createdAt`,
    from: sql`mutes m CROSS JOIN users u ON u.id = m.mutedId AND ${notBlocked(sql`m.muterId`, sql`m.mutedId`)}
      WHERE m.muterId`,
    order: "m.createdAt, m.mutedId",
  },
  reports: {
    columns: sql`t.kind, r.reason, r.message, r.createdAt, r.withdrawnAt, t.status`,
    from: sql`reports r CROSS JOIN report_tickets t ON t.id = r.ticketId WHERE r.reporterId`,
    order: "r.ticketId",
  },
  "decisions-about-you": {
    columns: sql`kind, decision, decisionReason, decidedAt, appeal, appealedAt, appealDecision, appealReason`,
    from: sql`report_tickets WHERE decision IS NOT NULL AND subjectId`,
    order: "id",
  },
  notifications: {
    // An admin's report notifications contain other users' data.
    columns: sql`kind, actorsCount, postId, commentId,
      iif(kind IN ('new_report', 'urgent_report'), '{}', detail) AS detail, createdAt, seenAt`,
    from: sql`notifications WHERE userId`,
    order: "id",
  },
  "notification-settings": ownRows(
    "notification_levels",
    "kind, level",
    "kind",
  ),
  "quiet-hours": ownRows(
    "quiet_hours",
    "timeZone, quietFrom, quietUntil",
    "rowid",
  ),
  reminders: ownRows("reminders", "kind, localTime, timeZone, nextAt", "kind"),
  "notification-devices": ownRows(
    "push_devices",
    "endpoint, createdAt, deliveredAt",
    "rowid",
  ),
  mentions: ownRows("mentions", "postId, commentId", "rowid"),
  "conversations-you-follow": ownRows("thread_watchers", "postId", "rowid"),
  "favourite-verses": ownRows(
    "favourite_verses",
    "book, chapter, verse, verses, version, shown, createdAt",
    "createdAt, book, chapter, verse, verses",
  ),
  "reading-position": ownRows(
    "reading_positions",
    "version, book, chapter, updatedAt",
    "rowid",
  ),
  "game-scores": ownRows(
    "game_scores",
    "game, plays, best, bestMaxScore, streak, longestStreak, lastDay, lastScore, lastMaxScore",
    "game",
  ),
  "puzzles-of-the-day": ownRows(
    "puzzle_answers",
    "date, game, step, answer, createdAt",
    "date, game, step",
  ),
  "videos-seen": ownRows("reels_seen", "postId, seenAt", "postId"),
  "verse-and-prayer-of-the-day": ownRows(
    "daily_engagement",
    "date, kind, action, createdAt",
    "date, rowid",
  ),
  "former-handles": ownRows(
    "former_handles",
    "handle, createdAt",
    "createdAt, rowid",
  ),
  sessions: ownRows(
    "sessions",
    "userAgent, createdAt, expiresAt",
    "createdAt, rowid",
  ),
  visits: ownRows(
    "visits",
    "date(day * 86400, 'unixepoch') AS date, startedAt, lastSeenAt, sessions, durationMs / 1000 AS seconds, pageFlags AS pages",
    "day, sessionId",
  ),
  "last-uses": ownRows(
    "last_uses",
    "feature, date(day * 86400, 'unixepoch') AS date",
    "feature",
  ),
  "admin-actions": {
    columns: sql`action, reason, createdAt`,
    from: sql`audit_log WHERE subjectId`,
    order: "seq",
  },
  "data-access-by-admins": {
    columns: sql`action, createdAt`,
    from: sql`data_access_log WHERE subjectId`,
    order: "id",
  },
  "games-played": ownRows("game_plays", "game, createdAt", "createdAt, rowid"),
} as const satisfies Record<string, ExportListQuery>;

export type ExportList = keyof typeof exportLists;

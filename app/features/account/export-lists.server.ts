import { sql, type Sql } from "~/db/sql";
import {
  isFirstBlock,
  notBlocked,
} from "~/features/audience/visibility.server";

export interface ExportListQuery {
  columns: Sql;
  /** Ends with the column to compare with the user id. */
  from: Sql;
  /** In the order of an index, so that a page reads only its own rows. */
  keys: [Sql, ...Sql[]];
}

const personColumns = sql`u.id, u.username, u.firstName, u.lastName`;

/** By file name. */
export const exportLists = {
  posts: {
    columns: sql`p.id, p.type, p.content, p.imageUrl, p.imageAlt, p.videoUrl, p.videoTitle, p.audience, p.createdAt, p.updatedAt,
      max(0, p.likesCount + p.likesAdjustment) AS likes, p.commentsCount AS comments,
      p.sharesCount AS shares, p.interestsCount AS interests, p.answeredAt, json_quote(p.answer) AS answer,
      (SELECT json_group_array(json_object('url', i.url, 'description', i.alt))
       FROM (SELECT * FROM post_images WHERE postId = p.id ORDER BY position) i) AS images,
      (SELECT json_object('title', e.title, 'description', e.description, 'date', e.date,
         'time', e.time, 'timeZone', e.timeZone, 'location', e.location,
         'registrationUrl', e.registrationUrl) FROM events e WHERE e.postId = p.id) AS event,
      (SELECT json_object('version', v.version, 'book', v.book, 'chapter', v.chapter,
         'verse', v.verse, 'lastVerse', v.lastVerse, 'text', v.text,
         'customization', json(v.customization)) FROM verse_cards v WHERE v.postId = p.id) AS verse`,
    from: sql`posts p WHERE p.userId`,
    keys: [sql`p.id`],
  },
  comments: {
    columns: sql`id, parentId, postId, content, createdAt, editedAt`,
    from: sql`comments WHERE userId`,
    keys: [sql`id`],
  },
  "comments-on-your-posts": {
    columns: sql`c.postId, c.id, c.parentId, u.username, u.firstName, u.lastName, c.content, c.createdAt, c.editedAt`,
    from: sql`posts p CROSS JOIN comments c ON c.postId = p.id AND c.userId <> p.userId AND c.hiddenAt IS NULL
      CROSS JOIN users u ON u.id = c.userId AND ${notBlocked(sql`p.userId`, sql`u.id`)} WHERE p.userId`,
    keys: [sql`p.id`, sql`c.id`],
  },
  likes: {
    columns: sql`postId, createdAt`,
    from: sql`likes WHERE userId`,
    keys: [sql`createdAt`, sql`rowid`],
  },
  interests: {
    columns: sql`postId, createdAt`,
    from: sql`interests WHERE userId`,
    keys: [sql`createdAt`, sql`rowid`],
  },
  "saved-posts": {
    columns: sql`postId, createdAt`,
    from: sql`saved_posts WHERE userId`,
    keys: [sql`createdAt`, sql`postId`],
  },
  "prayer-list": {
    columns: sql`postId, content, every, lastDay, createdAt`,
    from: sql`prayer_list WHERE userId`,
    keys: [sql`id`],
  },
  prayed: {
    columns: sql`postId, times, lastDay, message`,
    from: sql`prayed WHERE userId`,
    keys: [sql`postId`],
  },
  "prayer-updates": {
    columns: sql`u.postId, u.content, u.createdAt`,
    from: sql`posts p CROSS JOIN prayer_updates u ON u.postId = p.id WHERE p.type = 'prayer' AND p.userId`,
    keys: [sql`p.id`, sql`u.id`],
  },
  "hidden-posts": {
    columns: sql`postId`,
    from: sql`hidden_posts WHERE userId`,
    keys: [sql`postId`],
  },
  shares: {
    columns: sql`postId, createdAt`,
    from: sql`shares WHERE userId`,
    keys: [sql`id`],
  },
  following: {
    columns: sql`${personColumns}, f.createdAt`,
    from: sql`follows f CROSS JOIN users u ON u.id = f.followeeId WHERE f.followerId`,
    keys: [sql`f.createdAt`, sql`f.followeeId`],
  },
  followers: {
    columns: sql`${personColumns}, f.createdAt`,
    from: sql`follows f CROSS JOIN users u ON u.id = f.followerId WHERE f.followeeId`,
    keys: [sql`f.createdAt`, sql`f.followerId`],
  },
  "sent-follow-requests": {
    columns: sql`${personColumns}, r.createdAt`,
    from: sql`follow_requests r CROSS JOIN users u ON u.id = r.followeeId WHERE r.followerId`,
    keys: [sql`r.followeeId`],
  },
  "follow-requests": {
    columns: sql`${personColumns}, r.createdAt`,
    from: sql`follow_requests r CROSS JOIN users u ON u.id = r.followerId WHERE r.followeeId`,
    keys: [sql`r.createdAt`, sql`r.followerId`],
  },
  blocked: {
    columns: sql`${personColumns}, b.createdAt`,
    from: sql`blocks b CROSS JOIN users u ON u.id = b.blockedId
      WHERE ${isFirstBlock(sql`b`)} AND b.blockerId`,
    keys: [sql`b.createdAt`, sql`b.blockedId`],
  },
  muted: {
    columns: sql`${personColumns}, m.createdAt`,
    from: sql`mutes m CROSS JOIN users u ON u.id = m.mutedId AND ${notBlocked(sql`m.muterId`, sql`m.mutedId`)}
      WHERE m.muterId`,
    keys: [sql`m.createdAt`, sql`m.mutedId`],
  },
  reports: {
    columns: sql`t.kind, r.reason, r.message, r.createdAt, r.withdrawnAt, t.status`,
    from: sql`reports r CROSS JOIN report_tickets t ON t.id = r.ticketId WHERE r.reporterId`,
    keys: [sql`r.ticketId`],
  },
  "decisions-about-you": {
    columns: sql`kind, decision, decisionReason, decidedAt, appeal, appealedAt, appealDecision, appealReason`,
    from: sql`report_tickets WHERE decision IS NOT NULL AND subjectId`,
    keys: [sql`id`],
  },
  notifications: {
    // An admin's report notifications contain other users' data.
    columns: sql`kind, actorsCount, postId, commentId,
      iif(kind IN ('new_report', 'urgent_report'), '{}', detail) AS detail, createdAt, seenAt`,
    from: sql`notifications WHERE userId`,
    keys: [sql`id`],
  },
  "notification-settings": {
    columns: sql`kind, level`,
    from: sql`notification_levels WHERE userId`,
    keys: [sql`kind`],
  },
  "quiet-hours": {
    columns: sql`timeZone, quietFrom, quietUntil`,
    from: sql`quiet_hours WHERE userId`,
    keys: [sql`rowid`],
  },
  reminders: {
    columns: sql`kind, localTime, timeZone, nextAt`,
    from: sql`reminders WHERE userId`,
    keys: [sql`kind`],
  },
  "notification-devices": {
    columns: sql`endpoint, createdAt, deliveredAt`,
    from: sql`push_devices WHERE userId`,
    keys: [sql`rowid`],
  },
  mentions: {
    columns: sql`postId, commentId`,
    from: sql`mentions WHERE userId`,
    keys: [sql`rowid`],
  },
  "conversations-you-follow": {
    columns: sql`postId`,
    from: sql`thread_watchers WHERE userId`,
    keys: [sql`rowid`],
  },
  "favourite-verses": {
    columns: sql`book, chapter, verse, version, shown, createdAt`,
    from: sql`favourite_verses WHERE userId`,
    keys: [sql`createdAt`, sql`book`, sql`chapter`, sql`verse`],
  },
  "game-scores": {
    columns: sql`game, plays, best, bestMaxScore, streak, longestStreak, lastDay, lastScore, lastMaxScore`,
    from: sql`game_scores WHERE userId`,
    keys: [sql`game`],
  },
  "puzzles-of-the-day": {
    columns: sql`date, game, step, answer, createdAt`,
    from: sql`puzzle_answers WHERE userId`,
    keys: [sql`date`, sql`game`, sql`step`],
  },
  "videos-seen": {
    columns: sql`postId, seenAt`,
    from: sql`reels_seen WHERE userId`,
    keys: [sql`postId`],
  },
  "verse-and-prayer-of-the-day": {
    columns: sql`date, kind, action, createdAt`,
    from: sql`daily_engagement WHERE userId`,
    keys: [sql`date`, sql`rowid`],
  },
  "former-handles": {
    columns: sql`handle, createdAt`,
    from: sql`former_handles WHERE userId`,
    keys: [sql`createdAt`, sql`rowid`],
  },
  sessions: {
    columns: sql`userAgent, createdAt, expiresAt`,
    from: sql`sessions WHERE userId`,
    keys: [sql`createdAt`, sql`rowid`],
  },
  visits: {
    columns: sql`date(day * 86400, 'unixepoch') AS date, startedAt, lastSeenAt, sessions, durationMs / 1000 AS seconds, pageFlags AS pages`,
    from: sql`visits WHERE userId`,
    keys: [sql`day`, sql`sessionId`],
  },
  "last-uses": {
    columns: sql`feature, date(day * 86400, 'unixepoch') AS date`,
    from: sql`last_uses WHERE userId`,
    keys: [sql`feature`],
  },
  "admin-actions": {
    columns: sql`action, reason, createdAt`,
    from: sql`audit_log WHERE subjectId`,
    keys: [sql`seq`],
  },
  "data-access-by-admins": {
    columns: sql`action, createdAt`,
    from: sql`data_access_log WHERE subjectId`,
    keys: [sql`id`],
  },
  "games-played": {
    columns: sql`game, createdAt`,
    from: sql`game_plays WHERE userId`,
    keys: [sql`createdAt`, sql`rowid`],
  },
} as const satisfies Record<string, ExportListQuery>;

export type ExportList = keyof typeof exportLists;

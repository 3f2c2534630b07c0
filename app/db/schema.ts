// The data map: every table, in feature order. Times are milliseconds since the epoch, UTC.
// Columns are named as the API names them, so a row needs no second vocabulary. Indexes ascend:
// SQLite walks them backwards for "newest first" at the same price.
// Counts on posts are columns kept in the same batch as the rows they count; organic counts and
// the adjustments of admins never share a column.
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  adminLevels,
  audiences,
  banners,
  dailyActions,
  dailyKinds,
  eventNewsKinds,
  gameIds,
  noticeKinds,
  noticeLevelNames,
  postTypes,
  reportDecisions,
  reportKinds,
  reportReasons,
  reportStatuses,
  sanctionKinds,
} from "../shared/enums";

const id = () => text().primaryKey();
const createdAt = () => integer().notNull();
const count = () => integer().notNull().default(0);
const atLeastZero = (name: string, column: AnySQLiteColumn) =>
  check(name, sql`${column} >= 0`);
const oneOf = (
  name: string,
  column: AnySQLiteColumn,
  values: readonly string[],
) => check(name, sql.raw(`"${column.name}" IN ('${values.join("', '")}')`));

/* pictures, of every feature */

/**
 * What R2 holds under `key`. The row is there before the object and goes after it. At `checkAfter`
 * the schedule looks whether anything still shows the picture; null: something does.
 */
export const images = sqliteTable(
  "images",
  {
    key: text().primaryKey(),
    type: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
    checkAfter: integer(),
    /** Since when the object is being deleted: until the row is gone, nobody may be given it. */
    deletingSince: integer(),
  },
  (t) => [
    index("images_to_check")
      .on(t.checkAfter)
      .where(sql`${t.checkAfter} IS NOT NULL`),
  ],
);

/* analytics */

/**
 * What one session of a person was on one UTC day, kept up by one upsert a sign of life; `day` counts days since
 * the epoch. Triggers carry it into `use_days`. Goes after 90 days.
 */
export const visits = sqliteTable(
  "visits",
  {
    userId: text().notNull(),
    day: integer().notNull(),
    sessionId: text().notNull(),
    /** ms, the first sign of life of that day, and the last. */
    startedAt: integer().notNull(),
    seenAt: integer().notNull(),
    /** 30 minutes idle end a session, also under the same id. One that goes on from the day before is among them. */
    sessions: integer().notNull().default(1),
    carried: count(),
    /** ms between signs of life, none of them longer than the idle time. */
    ms: count(),
    /** One bit a page that counts (shared/enums.ts). */
    pages: count(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.sessionId] }),
    ownedByUser("visits_user", t.userId),
    index("visits_by_day").on(t.day, t.userId),
  ],
);

/** When a person last did each thing that is counted by persons: 'any', a page, a game. */
export const lastUses = sqliteTable(
  "last_uses",
  {
    userId: text().notNull(),
    use: text().notNull(),
    day: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.use] }),
    ownedByUser("last_uses_user", t.userId),
  ],
);

/**
 * How many persons did a thing on a day for the first time in `gap` days (91: in 90 days or ever). Whoever did it in
 * a range is counted once, on their first day of it: `gap` is then longer than the range has lasted. Days that are
 * over become one row of `closed_days`.
 */
export const useDays = sqliteTable(
  "use_days",
  {
    day: integer().notNull(),
    use: text().notNull(),
    gap: integer().notNull(),
    people: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.use, t.gap] })],
);

/** Sessions and their time, a row a UTC day; written by triggers of `visits`. */
export const visitDays = sqliteTable("visit_days", {
  day: integer().primaryKey(),
  sessions: count(),
  carried: count(),
  ms: count(),
});

/** A day that is over, rolled up (analytics/roll-up.server.ts): its figures as JSON. Never changes. */
export const closedDays = sqliteTable("closed_days", {
  day: integer().primaryKey(),
  figures: text({ mode: "json" }).$type<unknown>().notNull(),
});

/**
 * How many posts of each kind, likes, comments and people are of a UTC day and still there; day -1 holds the sums
 * of all days for posts and people. Kept by triggers, so that a period costs a row a day.
 */
export const dayCounts = sqliteTable(
  "day_counts",
  {
    day: integer().notNull(),
    what: text().notNull(),
    count: count(),
  },
  (t) => [primaryKey({ columns: [t.day, t.what] })],
);

export const gamePlays = sqliteTable(
  "game_plays",
  {
    id: id(),
    userId: text().notNull(),
    game: text().notNull(),
    sessionId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ownedByUser("game_plays_user", t.userId),
    index("game_plays_by_time").on(t.createdAt),
    index("game_plays_by_user").on(t.userId, t.createdAt),
  ],
);

/* users */

export const users = sqliteTable(
  "users",
  {
    id: id(),
    username: text().notNull(),
    firstName: text(),
    lastName: text(),
    email: text(),
    emailVerified: integer({ mode: "boolean" }).notNull().default(false),
    profileImageUrl: text(),
    bio: text(),
    /** The drawing above their page; null: the first of them. */
    banner: text({ enum: banners }),
    /**
     * JSON, what they are found by (shared/name-parts.mjs); triggers make `name_parts` of it.
     * Null since the name or the handle changed: to be worked out anew.
     */
    nameParts: text(),
    adminAccess: text({ enum: adminLevels }).notNull().default("none"),
    isPowerAdmin: integer({ mode: "boolean" }).notNull().default(false),
    isDemo: integer({ mode: "boolean" }).notNull().default(false),
    postsCount: count(),
    followersCount: count(),
    followingCount: count(),
    preferencesSetAt: integer(),
    /** One bit a content preference (users/preference.ts): compared without reading a row. */
    preferenceBits: integer().notNull().default(0),
    /** A follow of theirs begins as a request. */
    approvesFollowers: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether their games stand on the boards of those who follow them, and they have a board. */
    showsScores: integer({ mode: "boolean" }).notNull().default(true),
    /** Whether their visits are counted at all. */
    countsVisits: integer({ mode: "boolean" }).notNull().default(true),
    /** ms, until when they may read and not write; `shared/suspension.ts` has the value for good. */
    suspendedUntil: integer(),
    /** Kept by triggers of `notices`. */
    unreadNotices: count(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_username").on(sql`lower(${t.username})`),
    uniqueIndex("users_email")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerified} = 1`),
    index("users_unproven_email")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerified} = 0`),
    index("users_by_followers").on(t.followersCount, t.id),
    index("users_without_parts")
      .on(t.id)
      .where(sql`${t.nameParts} IS NULL`),
    index("users_by_image")
      .on(t.profileImageUrl)
      .where(sql`${t.profileImageUrl} IS NOT NULL`),
    // Write admins are notified of new reports.
    index("users_admins")
      .on(t.id, t.adminAccess)
      .where(sql`${t.adminAccess} <> 'none'`),
    // Of the suspended alone: to look for anybody else here costs no row.
    index("users_suspended")
      .on(t.id, t.suspendedUntil)
      .where(sql`${t.suspendedUntil} IS NOT NULL`),
    oneOf("users_admin_access", t.adminAccess, adminLevels),
    atLeastZero("users_posts_count", t.postsCount),
    atLeastZero("users_followers_count", t.followersCount),
    atLeastZero("users_following_count", t.followingCount),
  ],
);

/** Every beginning by which a person is found, in the order in which a search walks them. */
export const nameParts = sqliteTable(
  "name_parts",
  {
    part: text().notNull(),
    userId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.part, t.userId] }),
    ownedByUser("name_parts_user", t.userId),
    index("name_parts_by_user").on(t.userId),
  ],
);

function ownedByUser(name: string, column: AnySQLiteColumn) {
  return foreignKey({
    name,
    columns: [column],
    foreignColumns: [users.id],
  }).onDelete("cascade");
}

export const follows = sqliteTable(
  "follows",
  {
    followerId: text().notNull(),
    followeeId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    ownedByUser("follows_follower", t.followerId),
    ownedByUser("follows_followee", t.followeeId),
    index("follows_following_list").on(t.followerId, t.createdAt, t.followeeId),
    index("follows_followers_list").on(t.followeeId, t.createdAt, t.followerId),
    check("follows_not_self", sql`${t.followerId} <> ${t.followeeId}`),
  ],
);

/** Who asks to follow somebody who approves followers; no follow until then, and counted nowhere. */
export const followRequests = sqliteTable(
  "follow_requests",
  {
    followerId: text().notNull(),
    followeeId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    ownedByUser("follow_requests_follower", t.followerId),
    ownedByUser("follow_requests_followee", t.followeeId),
    index("follow_requests_list").on(t.followeeId, t.createdAt, t.followerId),
    check("follow_requests_not_self", sql`${t.followerId} <> ${t.followeeId}`),
  ],
);

/** Handles given up, in lower case: old links find their person, and nobody else may take them. */
export const formerHandles = sqliteTable(
  "former_handles",
  {
    handle: text().primaryKey(),
    userId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ownedByUser("former_handles_user", t.userId),
    index("former_handles_by_user").on(t.userId, t.createdAt),
  ],
);

/** Handles of deleted accounts, in lower case: a trigger on `users` keeps them, and for 90 days nobody gets them. */
export const deletedHandles = sqliteTable(
  "deleted_handles",
  {
    handle: text().primaryKey(),
    deletedAt: integer().notNull(),
  },
  (t) => [index("deleted_handles_by_time").on(t.deletedAt)],
);

/** What a person says of themself above their posts, each part for its own audience. */
export const abouts = sqliteTable(
  "abouts",
  {
    userId: text().primaryKey(),
    faithJourney: text(),
    faithJourneyAudience: text({ enum: audiences })
      .notNull()
      .default("everyone"),
    prayerIntentions: text(),
    prayerIntentionsAudience: text({ enum: audiences })
      .notNull()
      .default("followers"),
    favouriteVersesAudience: text({ enum: audiences })
      .notNull()
      .default("everyone"),
    updatedAt: integer().notNull(),
  },
  (t) => [
    ownedByUser("abouts_user", t.userId),
    oneOf("abouts_faith_journey_audience", t.faithJourneyAudience, audiences),
    oneOf(
      "abouts_prayer_intentions_audience",
      t.prayerIntentionsAudience,
      audiences,
    ),
    oneOf(
      "abouts_favourite_verses_audience",
      t.favouriteVersesAudience,
      audiences,
    ),
  ],
);

/** A verse, in the translation it was read in; nobody else learns of it until it is shown. */
export const favouriteVerses = sqliteTable(
  "favourite_verses",
  {
    userId: text().notNull(),
    book: text().notNull(),
    chapter: integer().notNull(),
    verse: integer().notNull(),
    version: text().notNull().default("KJV"),
    shown: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.book, t.chapter, t.verse] }),
    ownedByUser("favourite_verses_user", t.userId),
    index("favourite_verses_list").on(
      t.userId,
      t.createdAt,
      t.book,
      t.chapter,
      t.verse,
    ),
  ],
);

/** Neither sees the other any more. */
export const blocks = sqliteTable(
  "blocks",
  {
    blockerId: text().notNull(),
    blockedId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    ownedByUser("blocks_blocker", t.blockerId),
    ownedByUser("blocks_blocked", t.blockedId),
    index("blocks_list").on(t.blockerId, t.createdAt, t.blockedId),
    index("blocks_by_blocked").on(t.blockedId, t.blockerId),
    check("blocks_not_self", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** The muted do not learn of it, and see what they saw. */
export const mutes = sqliteTable(
  "mutes",
  {
    muterId: text().notNull(),
    mutedId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.muterId, t.mutedId] }),
    ownedByUser("mutes_muter", t.muterId),
    ownedByUser("mutes_muted", t.mutedId),
    index("mutes_list").on(t.muterId, t.createdAt, t.mutedId),
    index("mutes_by_muted").on(t.mutedId),
    check("mutes_not_self", sql`${t.muterId} <> ${t.mutedId}`),
  ],
);

/* auth */

/** Who a person is at a provider: issuer and subject, as OpenID Connect Core 2 defines them. */
export const identities = sqliteTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    ownedByUser("identities_user", t.userId),
    index("identities_by_user").on(t.userId),
  ],
);

/** `id` is the SHA-256 of the cookie's token: a copy of the table opens no session. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: text().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    ownedByUser("sessions_user", t.userId),
    index("sessions_by_user").on(t.userId, t.createdAt),
    index("sessions_by_expiry").on(t.expiresAt),
  ],
);

/** Fixed windows longer than the platform's rate limiter can count (60 s). */
export const rateWindows = sqliteTable(
  "rate_windows",
  {
    key: text().notNull(),
    windowStart: integer().notNull(),
    hits: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.windowStart] }),
    index("rate_windows_by_expiry").on(t.expiresAt),
  ],
);

/* posts */

export const posts = sqliteTable(
  "posts",
  {
    id: id(),
    userId: text().notNull(),
    type: text({ enum: postTypes }).notNull(),
    content: text().notNull(),
    imageUrl: text(),
    imageWidth: integer(),
    imageHeight: integer(),
    imageAlt: text(),
    videoUrl: text(),
    likesCount: count(),
    likesAdjustment: count(),
    commentsCount: count(),
    sharesCount: count(),
    interestsCount: count(),
    isDemo: integer({ mode: "boolean" }).notNull().default(false),
    /** The client's Idempotency-Key: the same key of the same person makes one post. */
    idempotencyKey: text(),
    /** What it was sent with, as it was sent: another body under the same key is refused. */
    idempotencyHash: text(),
    createdAt: createdAt(),
    updatedAt: integer(),
    /** Since when it shows to its author alone; the reason is null until somebody has looked at it. */
    hiddenAt: integer(),
    hiddenReason: text(),
  },
  (t) => [
    ownedByUser("posts_user", t.userId),
    index("posts_by_type").on(t.type, t.id),
    index("posts_by_user").on(t.userId, t.id),
    index("posts_by_image")
      .on(t.imageUrl)
      .where(sql`${t.imageUrl} IS NOT NULL`),
    // Hidden posts are few: the admin lists filter by them and count them per author.
    index("posts_hidden")
      .on(t.id)
      .where(sql`${t.hiddenAt} IS NOT NULL`),
    index("posts_hidden_by_user")
      .on(t.userId)
      .where(sql`${t.hiddenAt} IS NOT NULL`),
    uniqueIndex("posts_idempotency")
      .on(t.userId, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} IS NOT NULL`),
    oneOf("posts_type", t.type, postTypes),
    atLeastZero("posts_likes_count", t.likesCount),
    atLeastZero("posts_comments_count", t.commentsCount),
    atLeastZero("posts_shares_count", t.sharesCount),
    atLeastZero("posts_interests_count", t.interestsCount),
  ],
);

function ofPost(name: string, column: AnySQLiteColumn) {
  return foreignKey({
    name,
    columns: [column],
    foreignColumns: [posts.id],
  }).onDelete("cascade");
}

/** `date` and `time` are the organiser's wall clock in `timeZone`; `startsAt` is the same instant. */
export const events = sqliteTable(
  "events",
  {
    postId: id(),
    title: text().notNull(),
    description: text(),
    date: text().notNull(),
    time: text(),
    timeZone: text().notNull(),
    startsAt: integer().notNull(),
    location: text(),
    registrationUrl: text(),
  },
  (t) => [
    ofPost("events_post", t.postId),
    index("events_by_start").on(t.startsAt, t.postId),
    check("events_title", sql`length(trim(${t.title})) > 0`),
  ],
);

export const verseCards = sqliteTable(
  "verse_cards",
  {
    postId: id(),
    version: text().notNull(),
    book: text().notNull(),
    chapter: integer().notNull(),
    verse: integer().notNull(),
    verseEnd: integer(),
    text: text().notNull(),
    /** spec §3 customization, as JSON checked by its schema on the way in. */
    customization: text({ mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
  },
  (t) => [
    ofPost("verse_cards_post", t.postId),
    index("verse_cards_by_image")
      .on(sql`(${t.customization} ->> '$.customBackgroundUrl')`)
      .where(sql`(${t.customization} ->> '$.customBackgroundUrl') IS NOT NULL`),
    check("verse_cards_customization", sql`json_valid(${t.customization})`),
    check(
      "verse_cards_reference",
      sql`${t.chapter} > 0 AND ${t.verse} > 0 AND (${t.verseEnd} IS NULL OR ${t.verseEnd} >= ${t.verse})`,
    ),
  ],
);

/* reactions */

export const likes = sqliteTable(
  "likes",
  {
    postId: text().notNull(),
    userId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    ofPost("likes_post", t.postId),
    ownedByUser("likes_user", t.userId),
    index("likes_by_user").on(t.userId, t.createdAt),
  ],
);

export const shares = sqliteTable(
  "shares",
  {
    id: id(),
    postId: text().notNull(),
    userId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ofPost("shares_post", t.postId),
    ownedByUser("shares_user", t.userId),
    index("shares_by_post").on(t.postId, t.id),
    index("shares_by_user").on(t.userId, t.id),
  ],
);

export const interests = sqliteTable(
  "interests",
  {
    postId: text().notNull(),
    userId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    ofPost("interests_post", t.postId),
    ownedByUser("interests_user", t.userId),
    index("interests_by_user").on(t.userId, t.createdAt),
  ],
);

/* comments */

export const comments = sqliteTable(
  "comments",
  {
    id: id(),
    postId: text().notNull(),
    userId: text().notNull(),
    content: text().notNull(),
    isDemo: integer({ mode: "boolean" }).notNull().default(false),
    idempotencyKey: text(),
    createdAt: createdAt(),
    /** Since when it shows to its author alone. */
    hiddenAt: integer(),
  },
  (t) => [
    ofPost("comments_post", t.postId),
    ownedByUser("comments_user", t.userId),
    index("comments_by_post").on(t.postId, t.id),
    index("comments_by_user").on(t.userId, t.id),
    uniqueIndex("comments_idempotency")
      .on(t.userId, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} IS NOT NULL`),
    check("comments_content", sql`length(trim(${t.content})) > 0`),
  ],
);

/* daily */

export const dailyEngagement = sqliteTable(
  "daily_engagement",
  {
    date: text().notNull(),
    kind: text({ enum: dailyKinds }).notNull(),
    action: text({ enum: dailyActions }).notNull(),
    userId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.kind, t.action, t.userId] }),
    ownedByUser("daily_engagement_user", t.userId),
    index("daily_engagement_by_user").on(t.userId, t.date),
    oneOf("daily_engagement_kind", t.kind, dailyKinds),
    oneOf("daily_engagement_action", t.action, dailyActions),
  ],
);

/** Counts of a day's verse and prayer: `likes` and `shares` are rows of daily_engagement, counted in their batch. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    date: text().notNull(),
    kind: text({ enum: dailyKinds }).notNull(),
    likesCount: count(),
    sharesCount: count(),
    likesAdjustment: count(),
    sharesAdjustment: count(),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.kind] }),
    oneOf("daily_counts_kind", t.kind, dailyKinds),
    atLeastZero("daily_counts_likes", t.likesCount),
    atLeastZero("daily_counts_shares", t.sharesCount),
  ],
);

/* games */

/** What one has played to its end, under an id of the browser's: a call that comes twice counts once. */
export const gameRounds = sqliteTable(
  "game_rounds",
  {
    userId: text().notNull(),
    id: text().notNull(),
    game: text({ enum: gameIds }).notNull(),
    score: integer().notNull(),
    /** What the round allowed. */
    most: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    ownedByUser("game_rounds_user", t.userId),
    index("game_rounds_by_time").on(t.createdAt),
    oneOf("game_rounds_game", t.game, gameIds),
    check("game_rounds_score", sql`${t.score} BETWEEN 0 AND ${t.most}`),
  ],
);

/** A trigger counts the rounds; the puzzle of the day writes the streak. */
export const gameScores = sqliteTable(
  "game_scores",
  {
    userId: text().notNull(),
    game: text({ enum: gameIds }).notNull(),
    plays: count(),
    /** Of the best round: the greatest part of what it allowed. */
    best: count(),
    bestOf: count(),
    /** Days in a row with the puzzle of the day, as of `lastDay`, and most ever. */
    streak: count(),
    longestStreak: count(),
    /** 'YYYY-MM-DD', of the last puzzle that was finished. */
    lastDay: text(),
    /** What that puzzle was worth, of what it allowed. */
    lastScore: count(),
    lastMost: count(),
    /** The last day before which one was left out and forgiven. */
    graceDay: text(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.game] }),
    ownedByUser("game_scores_user", t.userId),
    oneOf("game_scores_game", t.game, gameIds),
  ],
);

/** The answers to a puzzle of the day, one after the other: the first to each step stands. */
export const puzzleAnswers = sqliteTable(
  "puzzle_answers",
  {
    userId: text().notNull(),
    game: text({ enum: gameIds }).notNull(),
    /** 'YYYY-MM-DD', UTC. */
    date: text().notNull(),
    step: integer().notNull(),
    answer: text({ mode: "json" }).$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.date, t.game, t.step] }),
    ownedByUser("puzzle_answers_user", t.userId),
    oneOf("puzzle_answers_game", t.game, gameIds),
  ],
);

/* admin */

/**
 * Every post with a video, at a place of its own on a ring that was drawn by lot: from wherever one begins, all
 * come once. Written by a trigger of `posts`.
 */
export const reels = sqliteTable(
  "reels",
  {
    postId: text().primaryKey(),
    /** 0 to 2^31 - 1 */
    place: integer().notNull(),
  },
  (t) => [
    ofPost("reels_post", t.postId),
    index("reels_by_place").on(t.place, t.postId),
  ],
);

/** Which videos a person has been shown; forgotten after a month. What was deleted may be named here. */
export const reelsSeen = sqliteTable(
  "reels_seen",
  {
    userId: text().notNull(),
    postId: text().notNull(),
    seenAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    ownedByUser("reels_seen_user", t.userId),
    index("reels_seen_by_time").on(t.seenAt),
  ],
);

/* reports */

/**
 * One open ticket per reported post, comment or person; also every sanction that an admin imposes without a report.
 * A ticket survives the deletion of its content (by its snapshot) and of its subject's account (no foreign key).
 * Triggers keep `weight` and `reportsCount`.
 */
export const reportTickets = sqliteTable(
  "report_tickets",
  {
    id: id(),
    kind: text({ enum: reportKinds }).notNull(),
    targetId: text().notNull(),
    /** The reported person or author. The account may be deleted; null once the retention period is over. */
    subjectId: text(),
    /** JSON, hashed sign-in keys (sanctions.keyHash) of a subject who deleted their account while it was open. */
    subjectKeys: text({ mode: "json" }).$type<string[]>(),
    /** As it was when it was first reported: words and pictures, no names. */
    snapshot: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** 2 for a reporter with a good record, 1 for any other, plus the highest urgency, plus 1,000 for a review request. */
    weight: count(),
    reportsCount: count(),
    openedAt: createdAt(),
    /** Who is looking at it, and until when (ms). */
    claimedBy: text(),
    claimedUntil: integer(),
    status: text({ enum: reportStatuses }).notNull().default("open"),
    decision: text({ enum: reportDecisions }),
    decisionReason: text(),
    decidedAt: integer(),
    /** ms, the end of the suspension that the decision imposed; `forGood` for a permanent one. */
    suspendedUntil: integer(),
    /** The author asked for a review of a post that was hidden automatically. */
    reviewRequestedAt: integer(),
    /** ms, when text, picture and author are removed; set once the subject's account is gone and the ticket decided. */
    redactAt: integer(),
    /** Three people with good records have hidden the post. */
    hiddenUntilReviewed: integer({ mode: "boolean" }).notNull().default(false),
    /** What its author says to the decision; then it is open once more. */
    appeal: text(),
    appealedAt: integer(),
    appealDecision: text({ enum: reportDecisions }),
    appealReason: text(),
  },
  (t) => [
    foreignKey({
      name: "report_tickets_claimer",
      columns: [t.claimedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    uniqueIndex("report_tickets_open")
      .on(t.kind, t.targetId)
      .where(sql`${t.status} = 'open' AND ${t.appealedAt} IS NULL`),
    index("report_tickets_by_target").on(t.kind, t.targetId, t.id),
    index("report_tickets_by_subject").on(t.subjectId, t.id),
    index("report_tickets_by_claimer")
      .on(t.claimedBy)
      .where(sql`${t.claimedBy} IS NOT NULL`),
    // The heaviest first, of as heavy ones the oldest.
    index("report_tickets_queue").on(t.status, sql`-${t.weight}`, t.id),
    index("report_tickets_decided").on(t.status, t.decidedAt, t.id),
    index("report_tickets_by_image")
      .on(sql`(${t.snapshot} ->> '$.imageUrl')`)
      .where(sql`(${t.snapshot} ->> '$.imageUrl') IS NOT NULL`),
    index("report_tickets_to_redact")
      .on(t.redactAt)
      .where(sql`${t.redactAt} IS NOT NULL`),
    oneOf("report_tickets_kind", t.kind, reportKinds),
    oneOf("report_tickets_status", t.status, reportStatuses),
    atLeastZero("report_tickets_weight", t.weight),
    atLeastZero("report_tickets_count", t.reportsCount),
  ],
);

/** What admins write to each other about a ticket. */
export const ticketNotes = sqliteTable(
  "ticket_notes",
  {
    id: id(),
    ticketId: text().notNull(),
    authorId: text(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "ticket_notes_ticket",
      columns: [t.ticketId],
      foreignColumns: [reportTickets.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "ticket_notes_author",
      columns: [t.authorId],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    index("ticket_notes_by_ticket").on(t.ticketId, t.id),
    index("ticket_notes_by_author")
      .on(t.authorId)
      .where(sql`${t.authorId} IS NOT NULL`),
  ],
);

/**
 * Sanctions of deleted accounts, checked after every successful sign-in. `keyHash` is an HMAC over the verified
 * e-mail or the provider identity, so the table names nobody. Rows are deleted when they expire.
 */
export const sanctions = sqliteTable(
  "sanctions",
  {
    kind: text({ enum: sanctionKinds }).notNull(),
    keyHash: text().notNull(),
    /** ms; `forGood` for a permanent one. */
    until: integer().notNull(),
    reason: text(),
    /** The admin who imposed it; an id, as in the audit log. */
    createdBy: text(),
    /** The decision that the person reads and can appeal. */
    ticketId: text().notNull(),
    createdAt: createdAt(),
    /** ms; `until`, or for a permanent one 24 months after it was imposed or renewed. */
    expiresAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keyHash, t.kind] }),
    foreignKey({
      name: "sanctions_ticket",
      columns: [t.ticketId],
      foreignColumns: [reportTickets.id],
    }).onDelete("cascade"),
    index("sanctions_by_ticket").on(t.ticketId),
    index("sanctions_by_expiry").on(t.expiresAt),
    oneOf("sanctions_kind", t.kind, sanctionKinds),
  ],
);

/** Who reported it, and why. */
export const reports = sqliteTable(
  "reports",
  {
    ticketId: text().notNull(),
    reporterId: text().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    words: text(),
    /** Of the reason (reports/report.ts). */
    urgency: integer().notNull(),
    /** The reporter had a good record when they reported it. */
    good: integer({ mode: "boolean" }).notNull(),
    createdAt: createdAt(),
    withdrawnAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.reporterId] }),
    foreignKey({
      name: "reports_ticket",
      columns: [t.ticketId],
      foreignColumns: [reportTickets.id],
    }).onDelete("cascade"),
    ownedByUser("reports_reporter", t.reporterId),
    index("reports_by_reporter").on(t.reporterId, t.ticketId),
    oneOf("reports_reason", t.reason, reportReasons),
  ],
);

/* notifications */

/**
 * What a person is to hear of, the newest by id; written through the view
 * `notice_acts`, which knows whom nothing is told. Goes after half a year, or with what it tells of.
 */
export const notices = sqliteTable(
  "notices",
  {
    id: id(),
    userId: text().notNull(),
    kind: text({ enum: noticeKinds }).notNull(),
    /** What it tells of, once a person: 'comment:0193…'; a group's ends in '@' and when it began. */
    cause: text().notNull(),
    postId: text(),
    commentId: text(),
    /** Ids and words of what it tells of, never names. */
    detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** JSON, the ids of the two who did it last, and of how many they are. */
    faces: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    people: count(),
    createdAt: createdAt(),
    seenAt: integer(),
  },
  (t) => [
    ownedByUser("notices_user", t.userId),
    ofPost("notices_post", t.postId),
    foreignKey({
      name: "notices_comment",
      columns: [t.commentId],
      foreignColumns: [comments.id],
    }).onDelete("cascade"),
    index("notices_list").on(t.userId, t.id),
    index("notices_unread")
      .on(t.userId, t.id)
      .where(sql`${t.seenAt} IS NULL`),
    uniqueIndex("notices_once").on(t.userId, t.cause),
    index("notices_by_post")
      .on(t.postId)
      .where(sql`${t.postId} IS NOT NULL`),
    index("notices_by_comment")
      .on(t.commentId)
      .where(sql`${t.commentId} IS NOT NULL`),
  ],
);

/** Who did what a notice tells of: the last of them who is gone, or has undone it, takes the notice along. */
export const noticePeople = sqliteTable(
  "notice_people",
  {
    noticeId: text().notNull(),
    /** Whose notice it is. */
    userId: text().notNull(),
    personId: text().notNull(),
    cause: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.noticeId, t.personId] }),
    foreignKey({
      name: "notice_people_notice",
      columns: [t.noticeId],
      foreignColumns: [notices.id],
    }).onDelete("cascade"),
    ownedByUser("notice_people_person", t.personId),
    index("notice_people_latest").on(t.noticeId, t.createdAt),
    index("notice_people_by_person").on(t.personId, t.userId, t.cause),
  ],
);

/**
 * Notifications that were withdrawn because the action was undone. Repeated within 24 hours, the action brings the
 * notification back as it was, without another push. Written by the trigger `notice_people_left`.
 */
export const withdrawnNotifications = sqliteTable(
  "withdrawn_notifications",
  {
    userId: text().notNull(),
    actorId: text().notNull(),
    cause: text().notNull(),
    /** ms, when the recipient was notified. */
    notifiedAt: integer().notNull(),
    /** ms, when the recipient saw it. */
    seenAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.actorId, t.cause] }),
    index("withdrawn_notifications_by_time").on(t.notifiedAt),
  ],
);

/** What a person wants to hear of otherwise than everybody does (notifications/notice.ts). */
export const noticeLevels = sqliteTable(
  "notice_levels",
  {
    userId: text().notNull(),
    kind: text().notNull(),
    level: text({ enum: noticeLevelNames }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    ownedByUser("notice_levels_user", t.userId),
    oneOf("notice_levels_level", t.level, noticeLevelNames),
  ],
);

/** When a person's devices stay quiet, by their own clock ('22:00'); null: never. */
export const noticeHours = sqliteTable(
  "notice_hours",
  {
    userId: text().primaryKey(),
    timeZone: text().notNull(),
    quietFrom: text(),
    quietUntil: text(),
    /** Once a day at this time, all in one; null: each by itself. */
    dailyAt: text(),
  },
  (t) => [ownedByUser("notice_hours_user", t.userId)],
);

/** Who is named in a post, or in a comment, which is then its source. */
export const mentions = sqliteTable(
  "mentions",
  {
    sourceId: text().notNull(),
    userId: text().notNull(),
    postId: text().notNull(),
    commentId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.userId] }),
    ownedByUser("mentions_user", t.userId),
    ofPost("mentions_post", t.postId),
    foreignKey({
      name: "mentions_comment",
      columns: [t.commentId],
      foreignColumns: [comments.id],
    }).onDelete("cascade"),
    index("mentions_by_user").on(t.userId),
    index("mentions_by_post").on(t.postId),
    index("mentions_by_comment")
      .on(t.commentId)
      .where(sql`${t.commentId} IS NOT NULL`),
  ],
);

/** Who has written under a post and wants to hear of who writes after them. */
export const threadWatchers = sqliteTable(
  "thread_watchers",
  {
    postId: text().notNull(),
    userId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    ofPost("thread_watchers_post", t.postId),
    ownedByUser("thread_watchers_user", t.userId),
    index("thread_watchers_by_user").on(t.userId),
  ],
);

/**
 * What all who are interested in an event are still to be told, and from when on (ms). The schedule goes through
 * them page by page; `cursor` is the last it has told.
 */
export const eventNews = sqliteTable(
  "event_news",
  {
    postId: text().notNull(),
    kind: text({ enum: eventNewsKinds }).notNull(),
    dueAt: integer().notNull(),
    cursor: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.kind] }),
    ofPost("event_news_post", t.postId),
    index("event_news_due").on(t.dueAt),
  ],
);

/** Where a session takes pushes (RFC 8030, RFC 8291): goes with the session, however that ends. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    id: id(),
    userId: text().notNull(),
    sessionId: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    deliveredAt: integer(),
  },
  (t) => [
    ownedByUser("push_devices_user", t.userId),
    foreignKey({
      name: "push_devices_session",
      columns: [t.sessionId],
      foreignColumns: [sessions.id],
    }).onDelete("cascade"),
    uniqueIndex("push_devices_of_session").on(t.sessionId),
    uniqueIndex("push_devices_endpoint").on(t.endpoint),
    index("push_devices_by_user").on(t.userId),
  ],
);

/** Notices that are still to be handed to the queue: written with them, where their person has a device. */
export const pushes = sqliteTable(
  "pushes",
  {
    noticeId: text().primaryKey(),
    userId: text().notNull(),
    /** ms; later than now while their person wants quiet. */
    dueAt: integer().notNull(),
  },
  (t) => [
    foreignKey({
      name: "pushes_notice",
      columns: [t.noticeId],
      foreignColumns: [notices.id],
    }).onDelete("cascade"),
    index("pushes_due").on(t.dueAt),
  ],
);

/** What a device has been sent, or is just being: the queue brings a message at least once. Goes after a week. */
export const pushDeliveries = sqliteTable(
  "push_deliveries",
  {
    /** A notice's id, or what else was sent once. */
    key: text().notNull(),
    deviceId: text().notNull(),
    claimedAt: integer().notNull(),
    deliveredAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.deviceId] }),
    foreignKey({
      name: "push_deliveries_device",
      columns: [t.deviceId],
      foreignColumns: [pushDevices.id],
    }).onDelete("cascade"),
    index("push_deliveries_by_device").on(t.deviceId),
    index("push_deliveries_by_time").on(t.claimedAt),
  ],
);

export const settings = sqliteTable("settings", {
  key: text().primaryKey(),
  value: text({ mode: "json" }).$type<unknown>().notNull(),
  updatedAt: integer().notNull(),
});

/**
 * Admin actions. Append-only: triggers refuse to change or delete a row, except for setting the hash once. It holds
 * ids, never names. A sealing step hashes new rows in order (audit/audit.server.ts).
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    /** 1, 2, 3 … without a gap, assigned by the INSERT itself. */
    seq: integer().primaryKey(),
    actorId: text().notNull(),
    action: text().notNull(),
    /** Whom it was done to; null where it was done to nobody in particular. */
    subjectId: text(),
    /** What it was done to, as 'post:0193…' or 'games'. */
    target: text().notNull(),
    reason: text(),
    /** JSON, what was there and what is. */
    before: text(),
    after: text(),
    createdAt: createdAt(),
    /** Over the previous row's hash and this row; null until sealed. */
    hash: text(),
  },
  (t) => [
    index("audit_log_by_subject").on(t.subjectId, t.seq),
    index("audit_log_by_actor").on(t.actorId, t.seq),
    index("audit_log_unsealed")
      .on(t.seq)
      .where(sql`${t.hash} IS NULL`),
  ],
);

/** Admins reading people's data: append-only like the audit log, but without a hash chain. */
export const dataAccessLog = sqliteTable(
  "data_access_log",
  {
    id: id(),
    actorId: text().notNull(),
    action: text().notNull(),
    subjectId: text(),
    target: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("data_access_log_by_subject").on(t.subjectId, t.id),
    index("data_access_log_by_actor").on(t.actorId, t.id),
  ],
);

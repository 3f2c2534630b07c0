// All tables, grouped by feature. Times are milliseconds since the epoch, UTC. Columns have the same names as the API's
// fields. Indexes are ascending: SQLite scans them backwards for "newest first" at the same cost.
// Counts on posts are updated in the same batch as the rows they count. Real counts and admin adjustments are separate
// columns.
import { getTableName, sql, type SQL } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from "drizzle-orm/sqlite-core";
import {
  adminLevels,
  audiences,
  banners,
  dailyActions,
  dailyKinds,
  eventNotificationKinds,
  gameIds,
  groupKinds,
  groupNotifications,
  groupPosters,
  groupRequestStatuses,
  groupRoles,
  joinPolicies,
  notificationKinds,
  notificationLevelNames,
  postAudiences,
  postTypes,
  prayedMessages,
  prayerListFrequencies,
  prayerNewsKinds,
  reminderKinds,
  reportDecisions,
  reportKinds,
  reportReasons,
  reportStatuses,
  sanctionKinds,
} from "../shared/enums";

const id = () => text().primaryKey();
const createdAt = () => integer().notNull();
const count = () => integer().notNull().default(0);
/** Deleted together with the row it references. */
const ownedBy = (column: () => AnySQLiteColumn) =>
  text().notNull().references(column, { onDelete: "cascade" });
const sparseIndex = (name: string, column: AnySQLiteColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} IS NOT NULL`);
const columnCheck = (column: AnySQLiteColumn, condition: SQL) =>
  check(`${getTableName(column.table)}_${column.name}`, condition);
const nonNegativeCheck = (column: AnySQLiteColumn) =>
  columnCheck(column, sql`${column} >= 0`);
const enumCheck = (column: AnySQLiteColumn, values: readonly string[]) =>
  columnCheck(
    column,
    sql.raw(`"${column.name}" IN ('${values.join("', '")}')`),
  );

/* images, shared by all features */

/**
 * Images in R2, by key. The row is created before the object and deleted after it. At `checkAfter` the scheduled job
 * checks whether the image is still in use; null: it is.
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
    /** ms, when the deletion of the object started. From then on the image can't be used again. */
    deletingSince: integer(),
    /** Who uploaded it by itself (POST /api/images). Only they can use its URL. Null: uploaded within a post or profile. */
    uploaderId: text(),
  },
  (t) => [
    sparseIndex("images_to_check", t.checkAfter),
    sparseIndex("images_by_uploader", t.uploaderId),
  ],
);

/* analytics */

/**
 * One row per session and UTC day, updated by one upsert per heartbeat. `day` counts days since the epoch. Triggers
 * add the row to `daily_sessions`. Deleted after 90 days.
 */
export const visits = sqliteTable(
  "visits",
  {
    userId: ownedBy(() => users.id),
    day: integer().notNull(),
    sessionId: text().notNull(),
    /** ms, the first and the last heartbeat of the day. */
    startedAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
    /** 30 minutes without a heartbeat end a session, even if the id stays the same. Includes `continuedSessions`. */
    sessions: integer().notNull().default(1),
    /** 1 if the first session continues from the day before. */
    continuedSessions: count(),
    /** Time between heartbeats, without gaps longer than the session timeout. */
    durationMs: count(),
    /** One bit per tracked page (shared/enums.ts). */
    pageFlags: count(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.sessionId] }),
    index("visits_by_day").on(t.day, t.userId),
  ],
);

/** The day a user last used each feature: 'any', a page or a game. */
export const lastUses = sqliteTable(
  "last_uses",
  {
    userId: ownedBy(() => users.id),
    feature: text().notNull(),
    day: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.feature] })],
);

/**
 * How many users used a feature on a day, by days since their last use (91: not in the last 90 days, or never). In a
 * range each user counts once, on their first day in it: only there is the gap longer than the days since the range
 * started. Triggers on `last_uses` update it. Completed days move to `daily_rollups`.
 */
export const dailyUsage = sqliteTable(
  "daily_usage",
  {
    day: integer().notNull(),
    feature: text().notNull(),
    gapDays: integer().notNull(),
    users: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.feature, t.gapDays] })],
);

/** One row per UTC day. Triggers on `visits` update it. */
export const dailySessions = sqliteTable("daily_sessions", {
  day: integer().primaryKey(),
  sessions: count(),
  continuedSessions: count(),
  durationMs: count(),
});

/** The metrics of a completed day (analytics/daily-rollups.server.ts). Rows never change. */
export const dailyRollups = sqliteTable("daily_rollups", {
  day: integer().primaryKey(),
  metrics: text({ mode: "json" }).$type<unknown>().notNull(),
});

/**
 * How many posts of each type, likes, comments and users were created on a UTC day and still exist. Day -1 holds the
 * all-time totals of posts and users. Triggers update it, so reading a period costs at most nine rows per day.
 */
export const creationCounts = sqliteTable(
  "creation_counts",
  {
    day: integer().notNull(),
    kind: text().notNull(),
    count: count(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind] })],
);

export const gamePlays = sqliteTable(
  "game_plays",
  {
    id: id(),
    userId: ownedBy(() => users.id),
    game: text().notNull(),
    sessionId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
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
    /** Null: the first banner. */
    banner: text({ enum: banners }),
    /**
     * JSON list of search prefixes (shared/name-parts.mjs); triggers copy it to `name_parts`. A trigger sets it to null
     * when the name or handle changes, and then it is computed again.
     */
    nameParts: text(),
    adminAccess: text({ enum: adminLevels }).notNull().default("none"),
    isPowerAdmin: integer({ mode: "boolean" }).notNull().default(false),
    isDemo: integer({ mode: "boolean" }).notNull().default(false),
    postsCount: count(),
    followersCount: count(),
    followingCount: count(),
    /** Updated by triggers on `group_members`. */
    groupsCount: count(),
    preferencesSetAt: integer(),
    /** One bit per content preference (users/preference.ts), so that comparing them reads no other rows. */
    preferenceBits: integer().notNull().default(0),
    /** Following them creates a request first. */
    approvesFollowers: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether they take part in leaderboards: their followers see their scores, and they see leaderboards. */
    showsScores: integer({ mode: "boolean" }).notNull().default(true),
    /** False once they opt out of analytics. */
    allowsAnalytics: integer({ mode: "boolean" }).notNull().default(true),
    /** The audience of new posts that name none, and the widest that the composer suggests. */
    defaultAudience: text({ enum: audiences }).notNull().default("everyone"),
    /** The newest post for everyone or for followers. Updated by triggers on `posts`. */
    newestPostId: text(),
    /** Whether authors of prayer requests see that this user prayed for them. */
    showsPrayed: integer({ mode: "boolean" }).notNull().default(true),
    /** Lists skip anonymous prayer requests. */
    hidesAnonymous: integer({ mode: "boolean" }).notNull().default(false),
    /** ms, the previous visit of the home page: later posts are new to the user. */
    homeSeenAt: count(),
    /** ms; until then they can only read. `shared/suspension.ts` has the value for permanent suspensions. */
    suspendedUntil: integer(),
    /** Updated by triggers on `notifications`. */
    unreadNotifications: count(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_username").on(sql`lower(${t.username})`),
    uniqueIndex("users_email")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerified} = 1`),
    index("users_unverified_email")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerified} = 0`),
    index("users_by_followers").on(t.followersCount, t.id),
    index("users_missing_name_parts")
      .on(t.id)
      .where(sql`${t.nameParts} IS NULL`),
    sparseIndex("users_by_image", t.profileImageUrl),
    // Write admins are notified of new reports.
    index("users_admins")
      .on(t.id, t.adminAccess)
      .where(sql`${t.adminAccess} <> 'none'`),
    // Holds only suspended users, so looking up any other user reads no row.
    index("users_suspended")
      .on(t.id, t.suspendedUntil)
      .where(sql`${t.suspendedUntil} IS NOT NULL`),
    // Holds only those users, so looking up any other user reads no row.
    index("users_hiding_anonymous")
      .on(t.id)
      .where(sql`${t.hidesAnonymous} = 1`),
    enumCheck(t.adminAccess, adminLevels),
    nonNegativeCheck(t.postsCount),
    nonNegativeCheck(t.followersCount),
    nonNegativeCheck(t.followingCount),
  ],
);

/** Search index: prefixes of names and handles, sorted for range scans. */
export const nameParts = sqliteTable(
  "name_parts",
  {
    part: text().notNull(),
    userId: ownedBy(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.part, t.userId] }),
    index("name_parts_by_user").on(t.userId),
  ],
);

export const follows = sqliteTable(
  "follows",
  {
    followerId: ownedBy(() => users.id),
    followeeId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    index("follows_following_list").on(t.followerId, t.createdAt, t.followeeId),
    index("follows_followers_list").on(t.followeeId, t.createdAt, t.followerId),
    check("follows_not_self", sql`${t.followerId} <> ${t.followeeId}`),
  ],
);

/** Pending requests to follow users who approve their followers. Not included in any count. */
export const followRequests = sqliteTable(
  "follow_requests",
  {
    followerId: ownedBy(() => users.id),
    followeeId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    index("follow_requests_list").on(t.followeeId, t.createdAt, t.followerId),
    check("follow_requests_not_self", sql`${t.followerId} <> ${t.followeeId}`),
  ],
);

/** Previous handles, in lower case. Old links still work, and no other user can take them. */
export const formerHandles = sqliteTable(
  "former_handles",
  {
    handle: text().primaryKey(),
    userId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index("former_handles_by_user").on(t.userId, t.createdAt)],
);

/** Handles of deleted accounts, in lower case, inserted by a trigger on `users`. Unavailable for 90 days. */
export const deletedHandles = sqliteTable(
  "deleted_handles",
  {
    handle: text().primaryKey(),
    deletedAt: integer().notNull(),
  },
  (t) => [index("deleted_handles_by_time").on(t.deletedAt)],
);

/** The About section of a profile. Each part has its own audience. */
export const profileDetails = sqliteTable(
  "profile_details",
  {
    userId: ownedBy(() => users.id).primaryKey(),
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
    enumCheck(t.faithJourneyAudience, audiences),
    enumCheck(t.prayerIntentionsAudience, audiences),
    enumCheck(t.favouriteVersesAudience, audiences),
  ],
);

/** Favourite verses with their Bible version. Private unless the user shows them on their profile. */
export const favouriteVerses = sqliteTable(
  "favourite_verses",
  {
    userId: ownedBy(() => users.id),
    book: text().notNull(),
    chapter: integer().notNull(),
    /** The first one. */
    verse: integer().notNull(),
    version: text().notNull().default("KJV"),
    shown: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    /** Several verses, "16,18-20". Empty for one verse: in a key, null would be distinct from null. */
    verses: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.book, t.chapter, t.verse, t.verses] }),
    index("favourite_verses_list").on(
      t.userId,
      t.createdAt,
      t.book,
      t.chapter,
      t.verse,
      t.verses,
    ),
  ],
);

/** The chapter each user last read. Private. */
export const readingPositions = sqliteTable("reading_positions", {
  userId: ownedBy(() => users.id).primaryKey(),
  version: text().notNull(),
  book: text().notNull(),
  chapter: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** Both users are hidden from each other. */
export const blocks = sqliteTable(
  "blocks",
  {
    blockerId: ownedBy(() => users.id),
    blockedId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("blocks_list").on(t.blockerId, t.createdAt, t.blockedId),
    index("blocks_by_blocked").on(t.blockedId, t.blockerId),
    check("blocks_not_self", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);

/** A muted user isn't notified and still sees everything. */
export const mutes = sqliteTable(
  "mutes",
  {
    muterId: ownedBy(() => users.id),
    mutedId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.muterId, t.mutedId] }),
    index("mutes_list").on(t.muterId, t.createdAt, t.mutedId),
    index("mutes_by_muted").on(t.mutedId),
    check("mutes_not_self", sql`${t.muterId} <> ${t.mutedId}`),
  ],
);

/* auth */

/** Identities at OpenID providers. OpenID Connect Core 2 defines issuer and subject. */
export const identities = sqliteTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    index("identities_by_user").on(t.userId),
  ],
);

/** `id` is the SHA-256 of the cookie's token, so a leaked table doesn't give access to sessions. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: ownedBy(() => users.id),
    userAgent: text(),
    createdAt: createdAt(),
    expiresAt: integer().notNull(),
  },
  (t) => [
    index("sessions_by_user").on(t.userId, t.createdAt),
    index("sessions_by_expiry").on(t.expiresAt),
  ],
);

/** Fixed windows longer than the 60 s that Cloudflare's rate limiter supports. */
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

/* groups */

/**
 * Groups, churches and ministries. Columns that later releases added have no CHECK, because adding one would rebuild a
 * table that posts reference.
 */
export const groups = sqliteTable(
  "groups",
  {
    id: id(),
    createdAt: createdAt(),
    /** In the URL. A hidden group's is random. */
    slug: text().notNull().default(""),
    name: text().notNull().default(""),
    kind: text({ enum: groupKinds }).notNull().default("group"),
    about: text().notNull().default(""),
    imageUrl: text(),
    banner: text({ enum: banners }),
    /** A town or region. */
    place: text().notNull().default(""),
    /** Denominations or interests, at most three. */
    tags: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    joinPolicy: text({ enum: joinPolicies }).notNull().default("approval"),
    whoPosts: text({ enum: groupPosters }).notNull().default("members"),
    /** For young people: stricter rules. Never turned off again. */
    forYouth: integer({ mode: "boolean" }).notNull().default(false),
    /** Updated by triggers: the real members, and the requests that wait. */
    membersCount: count(),
    requestsCount: count(),
    /** The newest post of the group that isn't hidden, for the members' feeds. Updated by triggers. */
    newestPostId: text(),
    pinnedPostId: text(),
    /** Churches only. `serviceTimes`: `ServiceTime[]` in features/groups/church.ts. */
    address: text().notNull().default(""),
    website: text(),
    serviceTimes: text({ mode: "json" })
      .$type<Record<string, unknown>[]>()
      .notNull()
      .default([]),
    /** ms. How the church proved its identity is stored for admins. */
    verifiedAt: integer(),
    verifiedProof: text(),
    /** ms, since when it has had no owner. Updated by triggers. */
    ownerlessSince: integer(),
    /** ms. Closed groups are read-only for members, and deleted 30 days later. */
    closedAt: integer(),
  },
  (t) => [
    uniqueIndex("groups_by_slug").on(t.slug),
    sparseIndex("groups_by_image", t.imageUrl),
    sparseIndex("groups_ownerless", t.ownerlessSince),
    sparseIndex("groups_closed", t.closedAt),
  ],
);

/** Real members only. */
export const groupMembers = sqliteTable(
  "group_members",
  {
    groupId: ownedBy(() => groups.id),
    userId: ownedBy(() => users.id),
    role: text({ enum: groupRoles }).notNull().default("member"),
    joinedAt: createdAt(),
    /** What the member is notified of. */
    notifications: text({ enum: groupNotifications })
      .notNull()
      .default("leaders"),
    /** A role that was offered and not accepted yet. */
    offeredRole: text({ enum: groupRoles }),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_members_by_user").on(t.userId, t.groupId),
    index("group_members_by_role").on(t.groupId, t.role, t.userId),
    uniqueIndex("group_members_one_owner")
      .on(t.groupId)
      .where(sql`${t.role} = 'owner'`),
    enumCheck(t.role, groupRoles),
  ],
);

/** Requests to join, and people who were declined or banned. */
export const groupRequests = sqliteTable(
  "group_requests",
  {
    groupId: ownedBy(() => groups.id),
    userId: ownedBy(() => users.id),
    status: text({ enum: groupRequestStatuses }).notNull(),
    message: text(),
    createdAt: createdAt(),
    /** ms, when it was declined or the person banned. */
    settledAt: integer(),
    /** ms, when the leaders were reminded. */
    remindedAt: integer(),
    /** The link that it used one use of. A withdrawn request gives it back (trigger). */
    inviteId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_requests_by_user").on(t.userId, t.groupId),
    index("group_requests_waiting")
      .on(t.groupId, t.createdAt, t.userId)
      .where(sql`${t.status} = 'waiting'`),
    index("group_requests_to_remind")
      .on(t.createdAt)
      .where(sql`${t.status} = 'waiting' AND ${t.remindedAt} IS NULL`),
    enumCheck(t.status, groupRequestStatuses),
  ],
);

/** Links that let people join. Only the token's hash is stored. */
export const groupInvites = sqliteTable(
  "group_invites",
  {
    id: id(),
    groupId: ownedBy(() => groups.id),
    inviterId: ownedBy(() => users.id),
    tokenHash: text().notNull(),
    usesLeft: integer().notNull(),
    expiresAt: integer().notNull(),
    revokedAt: integer(),
    skipsApproval: integer({ mode: "boolean" }).notNull(),
    /** The page of the invitation names the inviter. */
    namesInviter: integer({ mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("group_invites_by_token").on(t.tokenHash),
    index("group_invites_by_group").on(t.groupId, t.id),
    index("group_invites_by_inviter").on(t.inviterId),
    index("group_invites_by_expiry").on(t.expiresAt),
    nonNegativeCheck(t.usesLeft),
  ],
);

/** What search finds groups by: the folded words of name, place and tags. Not for hidden and closed groups. */
export const groupTerms = sqliteTable(
  "group_terms",
  {
    term: text().notNull(),
    groupId: ownedBy(() => groups.id),
  },
  (t) => [
    primaryKey({ columns: [t.term, t.groupId] }),
    index("group_terms_by_group").on(t.groupId),
  ],
);

/** Slugs of deleted and renamed groups, which no other group can take until then (ms). */
export const reservedSlugs = sqliteTable(
  "reserved_slugs",
  {
    slug: text().primaryKey(),
    /** The renamed group, which may take it back. Null: it was deleted. */
    groupId: text().references(() => groups.id, { onDelete: "set null" }),
    until: integer().notNull(),
  },
  (t) => [
    index("reserved_slugs_by_group").on(t.groupId),
    index("reserved_slugs_by_time").on(t.until),
  ],
);

/** Posts whose group members are still to be notified (ms). `cursor` is the last recipient so far. */
export const groupNews = sqliteTable(
  "group_news",
  {
    postId: text()
      .primaryKey()
      .references((): AnySQLiteColumn => posts.id, { onDelete: "cascade" }),
    dueAt: integer().notNull(),
    cursor: text().notNull().default(""),
  },
  (t) => [index("group_news_due").on(t.dueAt)],
);

/* posts */

/** SQLite uses a partial index only for a query that repeats the index's conditions. */
const isPublic = sql`"audience" = 'everyone' AND "groupId" IS NULL`;

export const posts = sqliteTable(
  "posts",
  {
    id: id(),
    userId: ownedBy(() => users.id),
    type: text({ enum: postTypes }).notNull(),
    content: text().notNull(),
    imageUrl: text(),
    imageWidth: integer(),
    imageHeight: integer(),
    imageAlt: text(),
    /** 0 unless there are several: only then does a card read `post_images`. */
    imagesCount: count(),
    videoUrl: text(),
    /** As the video's host says it. Null until it has answered. */
    videoTitle: text(),
    likesCount: count(),
    likesAdjustment: count(),
    commentsCount: count(),
    sharesCount: count(),
    interestsCount: count(),
    isDemo: integer({ mode: "boolean" }).notNull().default(false),
    /** The client's Idempotency-Key: one post per user and key. */
    idempotencyKey: text(),
    /** Hash of the request: a different request with the same key is rejected. */
    idempotencyHash: text(),
    createdAt: createdAt(),
    updatedAt: integer(),
    /** ms; from then on only the author sees it. The reason is null until an admin has reviewed it. */
    hiddenAt: integer(),
    hiddenReason: text(),
    /** Who can see it. A trigger lets it only become narrower. */
    audience: text({ enum: postAudiences }).notNull().default("everyone"),
    /** Never changes. Null: it belongs to no group. */
    groupId: text().references(() => groups.id, { onDelete: "cascade" }),
    /** Never changes. */
    anonymous: integer({ mode: "boolean" }).notNull().default(false),
    /** Prayers only: the sum of `prayed.times`, and its number of rows. Updated by triggers on `prayed`. */
    prayedCount: count(),
    peopleCount: count(),
    /** ms */
    answeredAt: integer(),
    answer: text(),
    /** ms */
    closedAt: integer(),
    /** ms, when the author is asked how it is going. Null: never again. */
    checkInAt: integer(),
  },
  (t) => [
    // What feeds walk: public posts only, however many narrower ones there are. `posts_home` covers the ranking.
    index("posts_home").on(t.id, t.userId, t.type, t.hiddenAt).where(isPublic),
    index("posts_home_by_type").on(t.type, t.id).where(isPublic),
    index("posts_public_by_user")
      .on(t.userId, t.id)
      .where(sql`${isPublic} AND ${t.anonymous} = 0 AND ${t.hiddenAt} IS NULL`),
    // What a user's followers see, for Following.
    index("posts_for_followers")
      .on(t.userId, t.id)
      .where(
        sql`${t.audience} <> 'me' AND ${t.groupId} IS NULL AND ${t.anonymous} = 0 AND ${t.hiddenAt} IS NULL`,
      ),
    // Holds no row for users whose posts are all public.
    index("posts_narrow_by_user")
      .on(t.userId, t.audience, t.id)
      .where(sql`${t.audience} <> 'everyone' AND ${t.groupId} IS NULL`),
    index("posts_in_group")
      .on(t.groupId, t.id)
      .where(sql`${t.groupId} IS NOT NULL`),
    // What visitors and feed readers see of a group, however many posts are for its members only.
    index("posts_public_in_group")
      .on(t.groupId, t.id)
      .where(sql`${t.groupId} IS NOT NULL AND ${t.audience} = 'everyone'`),
    index("posts_in_group_by_type")
      .on(t.groupId, t.type, t.id)
      .where(sql`${t.groupId} IS NOT NULL`),
    // A member's own posts in groups, also after leaving.
    index("posts_in_groups_by_user")
      .on(t.userId, t.id)
      .where(sql`${t.groupId} IS NOT NULL`),
    index("posts_to_pray")
      .on(t.id)
      .where(
        sql`${isPublic} AND ${t.type} = 'prayer' AND ${t.answeredAt} IS NULL AND ${t.closedAt} IS NULL`,
      ),
    index("posts_answered")
      .on(t.id)
      .where(sql`${isPublic} AND ${t.answeredAt} IS NOT NULL`),
    index("posts_prayers_by_user")
      .on(t.userId, t.id)
      .where(sql`${t.type} = 'prayer'`),
    // Holds only anonymous requests, so that other posts cost nothing when comments ask for their author.
    index("posts_anonymous")
      .on(t.id, t.userId)
      .where(sql`${t.anonymous} = 1`),
    sparseIndex("posts_check_in", t.checkInAt),
    index("posts_by_user").on(t.userId, t.id),
    sparseIndex("posts_by_image", t.imageUrl),
    // Small, because few posts are hidden. For filters and counts in the admin lists.
    index("posts_hidden")
      .on(t.id)
      .where(sql`${t.hiddenAt} IS NOT NULL`),
    index("posts_hidden_by_user")
      .on(t.userId)
      .where(sql`${t.hiddenAt} IS NOT NULL`),
    uniqueIndex("posts_idempotency")
      .on(t.userId, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} IS NOT NULL`),
    enumCheck(t.type, postTypes),
    nonNegativeCheck(t.likesCount),
    nonNegativeCheck(t.commentsCount),
    nonNegativeCheck(t.sharesCount),
    nonNegativeCheck(t.interestsCount),
    enumCheck(t.audience, postAudiences),
    columnCheck(
      t.groupId,
      sql`iif(${t.groupId} IS NULL, ${t.audience} <> 'group', ${t.audience} <> 'followers')`,
    ),
    columnCheck(
      t.anonymous,
      sql`${t.anonymous} = 0 OR ${t.type} = 'prayer' AND ${t.audience} <> 'followers'`,
    ),
  ],
);

/** The pictures of posts with several, in order. The post's own columns repeat the first. */
export const postImages = sqliteTable(
  "post_images",
  {
    postId: ownedBy(() => posts.id),
    position: integer().notNull(),
    url: text().notNull(),
    width: integer(),
    height: integer(),
    alt: text(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.position] }),
    index("post_images_by_url").on(t.url),
  ],
);

/** `date` and `time` are local to `timeZone`; `startsAt` is the same instant in ms. */
export const events = sqliteTable(
  "events",
  {
    postId: ownedBy(() => posts.id).primaryKey(),
    title: text().notNull(),
    description: text(),
    date: text().notNull(),
    time: text(),
    timeZone: text().notNull(),
    startsAt: integer().notNull(),
    location: text(),
    registrationUrl: text(),
    endDate: text(),
    endTime: text(),
    /** ms; null without an end. */
    endsAt: integer(),
    /** Whether the post is for everyone and in no group: only those events are listed. */
    isPublic: integer({ mode: "boolean" }).notNull().default(true),
    /** That of the post. */
    groupId: text(),
  },
  (t) => [
    index("events_by_group")
      .on(t.groupId, t.startsAt, t.postId)
      .where(sql`${t.groupId} IS NOT NULL`),
    // The last two tell whether an event is past without reading its row.
    index("events_by_start")
      .on(t.startsAt, t.postId, t.endsAt, t.time)
      .where(sql`${t.isPublic} = 1`),
    check("events_title", sql`length(trim(${t.title})) > 0`),
  ],
);

export const verseCards = sqliteTable(
  "verse_cards",
  {
    postId: ownedBy(() => posts.id).primaryKey(),
    version: text().notNull(),
    book: text().notNull(),
    chapter: integer().notNull(),
    verse: integer().notNull(),
    lastVerse: integer(),
    text: text().notNull(),
    /** JSON, validated before it is stored. */
    customization: text({ mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
  },
  (t) => [
    index("verse_cards_by_image")
      .on(sql`(${t.customization} ->> '$.customBackgroundUrl')`)
      .where(sql`(${t.customization} ->> '$.customBackgroundUrl') IS NOT NULL`),
    check("verse_cards_customization", sql`json_valid(${t.customization})`),
    check(
      "verse_cards_reference",
      sql`${t.chapter} > 0 AND ${t.verse} > 0 AND (${t.lastVerse} IS NULL OR ${t.lastVerse} >= ${t.verse})`,
    ),
  ],
);

/* reactions */

export const likes = sqliteTable(
  "likes",
  {
    postId: ownedBy(() => posts.id),
    userId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index("likes_by_user").on(t.userId, t.createdAt),
  ],
);

export const shares = sqliteTable(
  "shares",
  {
    id: id(),
    postId: ownedBy(() => posts.id),
    userId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("shares_by_post").on(t.postId, t.id),
    index("shares_by_user").on(t.userId, t.id),
  ],
);

/** Private bookmarks. */
export const savedPosts = sqliteTable(
  "saved_posts",
  {
    postId: ownedBy(() => posts.id),
    userId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index("saved_posts_list").on(t.userId, t.createdAt, t.postId),
  ],
);

export const interests = sqliteTable(
  "interests",
  {
    postId: ownedBy(() => posts.id),
    userId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index("interests_by_user").on(t.userId, t.createdAt),
  ],
);

/* comments */

export const comments = sqliteTable(
  "comments",
  {
    id: id(),
    postId: ownedBy(() => posts.id),
    userId: ownedBy(() => users.id),
    content: text().notNull(),
    isDemo: integer({ mode: "boolean" }).notNull().default(false),
    idempotencyKey: text(),
    createdAt: createdAt(),
    /** ms; from then on only the author sees it. */
    hiddenAt: integer(),
    /** The comment that starts the thread. Without a foreign key, because replies outlive it. */
    parentId: text(),
    editedAt: integer(),
  },
  (t) => [
    index("comments_by_post").on(t.postId, t.id),
    index("comments_by_user").on(t.userId, t.id),
    index("comments_top_level")
      .on(t.postId, t.id)
      .where(sql`${t.parentId} IS NULL`),
    index("comments_by_parent")
      .on(t.parentId, t.id)
      .where(sql`${t.parentId} IS NOT NULL`),
    uniqueIndex("comments_idempotency")
      .on(t.userId, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} IS NOT NULL`),
    check("comments_content", sql`length(trim(${t.content})) > 0`),
  ],
);

/** Comments with replies, deleted or not. Triggers maintain the rows. */
export const commentThreads = sqliteTable(
  "comment_threads",
  {
    /** Of the comment that starts the thread. */
    id: id(),
    postId: ownedBy(() => posts.id),
    /** Without hidden ones. */
    repliesCount: count(),
  },
  (t) => [
    index("comment_threads_by_post").on(t.postId, t.id),
    nonNegativeCheck(t.repliesCount),
  ],
);

/* prayer */

/** How often a user has prayed for a request. Without a diary: only the last day is stored. */
export const prayed = sqliteTable(
  "prayed",
  {
    postId: ownedBy(() => posts.id),
    userId: ownedBy(() => users.id),
    times: integer().notNull(),
    /** 'YYYY-MM-DD', the user's local date. */
    lastDay: text().notNull(),
    /** The day before it on which they prayed, for an undo. */
    previousDay: text(),
    /** ms, when the last day ends for the user. */
    dayEndsAt: integer().notNull(),
    message: text({ enum: prayedMessages }),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index("prayed_by_user").on(t.userId, t.postId),
  ],
);

/** What the author of a request writes later. */
export const prayerUpdates = sqliteTable(
  "prayer_updates",
  {
    id: id(),
    postId: ownedBy(() => posts.id),
    content: text().notNull(),
    createdAt: createdAt(),
    idempotencyKey: text(),
  },
  (t) => [
    index("prayer_updates_by_post").on(t.postId, t.id),
    uniqueIndex("prayer_updates_idempotency")
      .on(t.postId, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} IS NOT NULL`),
  ],
);

/** A user's private list: other people's requests, and their own text. */
export const prayerList = sqliteTable(
  "prayer_list",
  {
    id: id(),
    userId: ownedBy(() => users.id),
    /** Without a foreign key: the item outlives the post. */
    postId: text(),
    content: text(),
    every: text({ enum: prayerListFrequencies }).notNull(),
    /** 'YYYY-MM-DD'. For a request, a trigger copies it from `prayed`. */
    lastDay: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index("prayer_list_by_user").on(t.userId, t.id),
    uniqueIndex("prayer_list_once")
      .on(t.postId, t.userId)
      .where(sql`${t.postId} IS NOT NULL`),
    enumCheck(t.every, prayerListFrequencies),
    check(
      "prayer_list_item",
      sql`(${t.postId} IS NULL) <> (${t.content} IS NULL)`,
    ),
  ],
);

/**
 * Updates and answers that everybody who prayed is still to be notified of. The scheduled job sends them page by page;
 * `cursor` is the last recipient so far.
 */
export const prayerNews = sqliteTable(
  "prayer_news",
  {
    postId: ownedBy(() => posts.id),
    kind: text({ enum: prayerNewsKinds }).notNull(),
    /** The id of the update; for an answer the id of the post. */
    sourceId: text().notNull(),
    /** ms */
    dueAt: integer().notNull(),
    cursor: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.kind, t.sourceId] }),
    index("prayer_news_due").on(t.dueAt),
  ],
);

/** Anonymous requests that a user has reported and hidden: lists skip them. */
export const hiddenPosts = sqliteTable(
  "hidden_posts",
  {
    userId: ownedBy(() => users.id),
    postId: ownedBy(() => posts.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("hidden_posts_by_post").on(t.postId),
  ],
);

/* daily */

export const dailyEngagement = sqliteTable(
  "daily_engagement",
  {
    date: text().notNull(),
    kind: text({ enum: dailyKinds }).notNull(),
    action: text({ enum: dailyActions }).notNull(),
    userId: ownedBy(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.date, t.kind, t.action, t.userId] }),
    index("daily_engagement_by_user").on(t.userId, t.date),
    enumCheck(t.kind, dailyKinds),
    enumCheck(t.action, dailyActions),
  ],
);

/** Likes and shares of a daily verse or prayer, updated in the same batch as the rows in `daily_engagement`. */
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
    enumCheck(t.kind, dailyKinds),
    nonNegativeCheck(t.likesCount),
    nonNegativeCheck(t.sharesCount),
  ],
);

/* games */

/** Finished rounds. The browser chooses the id, so that a retried request counts once. */
export const gameRounds = sqliteTable(
  "game_rounds",
  {
    userId: ownedBy(() => users.id),
    id: text().notNull(),
    game: text({ enum: gameIds }).notNull(),
    score: integer().notNull(),
    /** The highest possible score of the round. */
    maxScore: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("game_rounds_by_time").on(t.createdAt),
    enumCheck(t.game, gameIds),
    check("game_rounds_score", sql`${t.score} BETWEEN 0 AND ${t.maxScore}`),
  ],
);

/** A trigger counts the rounds; the daily puzzle updates the streak. */
export const gameScores = sqliteTable(
  "game_scores",
  {
    userId: ownedBy(() => users.id),
    game: text({ enum: gameIds }).notNull(),
    plays: count(),
    /** The score of the best round, by ratio to its maximum. */
    best: count(),
    bestMaxScore: count(),
    /** Consecutive days with a finished daily puzzle, as of `lastDay`, and the record. */
    streak: count(),
    longestStreak: count(),
    /** 'YYYY-MM-DD', the last finished daily puzzle. */
    lastDay: text(),
    /** The score of that puzzle, and its maximum. */
    lastScore: count(),
    lastMaxScore: count(),
    /** The last day on which the streak continued although the day before was missed. */
    graceDay: text(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.game] }),
    enumCheck(t.game, gameIds),
  ],
);

/** Answers to a daily puzzle. Only the first answer to each step counts. */
export const puzzleAnswers = sqliteTable(
  "puzzle_answers",
  {
    userId: ownedBy(() => users.id),
    game: text({ enum: gameIds }).notNull(),
    /** 'YYYY-MM-DD', UTC. */
    date: text().notNull(),
    step: integer().notNull(),
    answer: text({ mode: "json" }).$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.date, t.game, t.step] }),
    enumCheck(t.game, gameIds),
  ],
);

/* admin */

/**
 * Every post with a video, at a random position on a ring: starting anywhere, every video comes once. A trigger on
 * `posts` inserts the rows.
 */
export const reels = sqliteTable(
  "reels",
  {
    postId: ownedBy(() => posts.id).primaryKey(),
    /** 0 to 2^31 - 1 */
    position: integer().notNull(),
  },
  (t) => [index("reels_by_position").on(t.position, t.postId)],
);

/** Videos that a user has seen. Deleted after a month. May refer to deleted posts. */
export const reelsSeen = sqliteTable(
  "reels_seen",
  {
    userId: ownedBy(() => users.id),
    postId: text().notNull(),
    seenAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index("reels_seen_by_time").on(t.seenAt),
  ],
);

/* reports */

/**
 * One open ticket per reported post, comment or user; also every sanction that an admin imposes without a report.
 * A ticket survives the deletion of its content (by its snapshot) and of its subject's account (no foreign key).
 * Triggers update `weight` and `reportsCount`.
 */
export const reportTickets = sqliteTable(
  "report_tickets",
  {
    id: id(),
    kind: text({ enum: reportKinds }).notNull(),
    targetId: text().notNull(),
    /** The reported user, or the author. The account may be deleted; null after the retention period. */
    subjectId: text(),
    /** JSON, hashed sign-in keys (sanctions.keyHash) of a subject who deleted their account while it was open. */
    subjectKeys: text({ mode: "json" }).$type<string[]>(),
    /** The content when it was first reported: text and images, no names. */
    snapshot: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** 2 for a reporter with a good record, 1 for any other, plus the highest urgency, plus 1,000 for a review request. */
    weight: count(),
    reportsCount: count(),
    openedAt: createdAt(),
    /** The admin who is working on it, and until when (ms). */
    claimedBy: text().references(() => users.id, { onDelete: "set null" }),
    claimedUntil: integer(),
    status: text({ enum: reportStatuses }).notNull().default("open"),
    decision: text({ enum: reportDecisions }),
    decisionReason: text(),
    decidedAt: integer(),
    /** ms, the end of the suspension that the decision imposed; `permanentlyMs` for a permanent one. */
    suspendedUntil: integer(),
    /** The author asked for a review of a post that was hidden automatically. */
    reviewRequestedAt: integer(),
    /** ms, when text, image and author are removed; set once the subject's account is deleted and the ticket decided. */
    redactAt: integer(),
    /** Reports by three users with good records hid the post. */
    hiddenUntilReviewed: integer({ mode: "boolean" }).notNull().default(false),
    /** The author's appeal, which reopens the ticket. */
    appeal: text(),
    appealedAt: integer(),
    appealDecision: text({ enum: reportDecisions }),
    appealReason: text(),
  },
  (t) => [
    uniqueIndex("report_tickets_open")
      .on(t.kind, t.targetId)
      .where(sql`${t.status} = 'open' AND ${t.appealedAt} IS NULL`),
    index("report_tickets_by_target").on(t.kind, t.targetId, t.id),
    index("report_tickets_by_subject").on(t.subjectId, t.id),
    sparseIndex("report_tickets_by_claimer", t.claimedBy),
    // By descending weight, then oldest first.
    index("report_tickets_queue").on(t.status, sql`-${t.weight}`, t.id),
    index("report_tickets_decided").on(t.status, t.decidedAt, t.id),
    index("report_tickets_by_image")
      .on(sql`(${t.snapshot} ->> '$.imageUrl')`)
      .where(sql`(${t.snapshot} ->> '$.imageUrl') IS NOT NULL`),
    sparseIndex("report_tickets_to_redact", t.redactAt),
    enumCheck(t.kind, reportKinds),
    enumCheck(t.status, reportStatuses),
    nonNegativeCheck(t.weight),
    nonNegativeCheck(t.reportsCount),
  ],
);

/** Internal notes of admins. */
export const ticketNotes = sqliteTable(
  "ticket_notes",
  {
    id: id(),
    ticketId: ownedBy(() => reportTickets.id),
    authorId: text().references(() => users.id, { onDelete: "set null" }),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("ticket_notes_by_ticket").on(t.ticketId, t.id),
    sparseIndex("ticket_notes_by_author", t.authorId),
  ],
);

/**
 * Sanctions of deleted accounts, checked after every successful sign-in. `keyHash` is an HMAC over the verified
 * e-mail or the provider identity, so the table identifies nobody. Rows are deleted when they expire.
 */
export const sanctions = sqliteTable(
  "sanctions",
  {
    kind: text({ enum: sanctionKinds }).notNull(),
    keyHash: text().notNull(),
    /** ms; `permanentlyMs` for a permanent one. */
    until: integer().notNull(),
    reason: text(),
    /** The admin who imposed it; an id, as in the audit log. */
    createdBy: text(),
    /** The decision that the user can read and appeal. */
    ticketId: ownedBy(() => reportTickets.id),
    createdAt: createdAt(),
    /** ms; `until`, or for a permanent one 24 months after it was imposed or renewed. */
    expiresAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keyHash, t.kind] }),
    index("sanctions_by_ticket").on(t.ticketId),
    index("sanctions_by_expiry").on(t.expiresAt),
    enumCheck(t.kind, sanctionKinds),
  ],
);

export const reports = sqliteTable(
  "reports",
  {
    ticketId: ownedBy(() => reportTickets.id),
    reporterId: ownedBy(() => users.id),
    reason: text({ enum: reportReasons }).notNull(),
    message: text(),
    /** Derived from the reason (reports/report.ts). */
    urgency: integer().notNull(),
    /** The reporter had a good record when they reported it. */
    good: integer({ mode: "boolean" }).notNull(),
    createdAt: createdAt(),
    withdrawnAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.reporterId] }),
    index("reports_by_reporter").on(t.reporterId, t.ticketId),
    enumCheck(t.reason, reportReasons),
  ],
);

/* notifications */

/**
 * A user's notifications; a higher id is newer. Inserted by features/notify, which skips recipients who must not be
 * notified. Deleted after half a year, or together with the content.
 */
export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    userId: ownedBy(() => users.id),
    kind: text({ enum: notificationKinds }).notNull(),
    /** The event, unique per user: 'comment:0193…'. A group's ends in '@' and its start time. */
    cause: text().notNull(),
    postId: text().references(() => posts.id, { onDelete: "cascade" }),
    commentId: text().references(() => comments.id, { onDelete: "cascade" }),
    /** For news about a group itself, and of new posts in it. */
    groupId: text().references(() => groups.id, { onDelete: "cascade" }),
    /** Ids and text of the content, never names. */
    detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** JSON, the ids of the two latest actors; `actorsCount` counts all. */
    latestActorIds: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default([]),
    actorsCount: count(),
    createdAt: createdAt(),
    seenAt: integer(),
  },
  (t) => [
    index("notifications_list").on(t.userId, t.id),
    index("notifications_unread")
      .on(t.userId, t.id)
      .where(sql`${t.seenAt} IS NULL`),
    uniqueIndex("notifications_once").on(t.userId, t.cause),
    sparseIndex("notifications_by_post", t.postId),
    sparseIndex("notifications_by_comment", t.commentId),
    sparseIndex("notifications_by_group", t.groupId),
  ],
);

/** The actors of a notification. When the last one is deleted or undoes the action, the notification is deleted. */
export const notificationActors = sqliteTable(
  "notification_actors",
  {
    notificationId: ownedBy(() => notifications.id),
    /** The recipient. */
    userId: text().notNull(),
    actorId: ownedBy(() => users.id),
    cause: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.actorId] }),
    index("notification_actors_latest").on(t.notificationId, t.createdAt),
    index("notification_actors_by_actor").on(t.actorId, t.userId, t.cause),
  ],
);

/**
 * Notifications that were withdrawn because the action was undone. Repeated within 24 hours, the action brings the
 * notification back as it was, without another push. Written by the trigger `notification_actors_delete`.
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

/** Notification settings that differ from the defaults. */
export const notificationLevels = sqliteTable(
  "notification_levels",
  {
    userId: ownedBy(() => users.id),
    kind: text().notNull(),
    level: text({ enum: notificationLevelNames }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    enumCheck(t.level, notificationLevelNames),
  ],
);

/** When no pushes are sent, in the user's local time ('22:00'); null: never. */
export const quietHours = sqliteTable("quiet_hours", {
  userId: ownedBy(() => users.id).primaryKey(),
  timeZone: text().notNull(),
  quietFrom: text(),
  quietUntil: text(),
});

/**
 * Daily pushes at a time the user chose. `kind` is one of `reminderKinds`; without a CHECK, because a new kind would
 * rebuild the table.
 */
export const reminders = sqliteTable(
  "reminders",
  {
    userId: ownedBy(() => users.id),
    kind: text({ enum: reminderKinds }).notNull(),
    /** '07:00' in `timeZone` (IANA). */
    localTime: text().notNull(),
    timeZone: text().notNull(),
    /** ms */
    nextAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    index("reminders_due").on(t.nextAt),
  ],
);

/** Users mentioned in a post or comment. */
export const mentions = sqliteTable(
  "mentions",
  {
    sourceId: text().notNull(),
    userId: ownedBy(() => users.id),
    postId: ownedBy(() => posts.id),
    commentId: text().references(() => comments.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.userId] }),
    index("mentions_by_user").on(t.userId),
    index("mentions_by_post").on(t.postId),
    sparseIndex("mentions_by_comment", t.commentId),
  ],
);

/** Users who commented on a post and are notified of later comments. */
export const threadWatchers = sqliteTable(
  "thread_watchers",
  {
    postId: ownedBy(() => posts.id),
    userId: ownedBy(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index("thread_watchers_by_user").on(t.userId),
  ],
);

/**
 * Notifications that are due (ms) for everybody interested in an event. The scheduled job sends them page by page;
 * `cursor` is the last recipient so far.
 */
export const eventNotifications = sqliteTable(
  "event_notifications",
  {
    postId: ownedBy(() => posts.id),
    kind: text({ enum: eventNotificationKinds }).notNull(),
    dueAt: integer().notNull(),
    cursor: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.kind] }),
    index("event_notifications_due").on(t.dueAt),
  ],
);

/** A session's push subscription (RFC 8030, RFC 8291). Deleted together with the session. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    id: id(),
    userId: ownedBy(() => users.id),
    sessionId: ownedBy(() => sessions.id),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    deliveredAt: integer(),
  },
  (t) => [
    uniqueIndex("push_devices_of_session").on(t.sessionId),
    uniqueIndex("push_devices_endpoint").on(t.endpoint),
    index("push_devices_by_user").on(t.userId),
  ],
);

/** Notifications that still have to be queued for push. Only for recipients with a device. */
export const pushes = sqliteTable(
  "pushes",
  {
    notificationId: ownedBy(() => notifications.id).primaryKey(),
    userId: text().notNull(),
    /** ms; in the future during the user's quiet hours. */
    dueAt: integer().notNull(),
  },
  (t) => [index("pushes_due").on(t.dueAt)],
);

/** Pushes sent or being sent to a device. Needed because the queue delivers at least once. Deleted after a week. */
export const pushDeliveries = sqliteTable(
  "push_deliveries",
  {
    /** A notification's id, or another key of something that is sent once. */
    key: text().notNull(),
    deviceId: ownedBy(() => pushDevices.id),
    claimedAt: integer().notNull(),
    deliveredAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.deviceId] }),
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
    /** The affected user; null if the action affects nobody in particular. */
    subjectId: text(),
    /** What the action changed, such as 'post:0193…' or 'games'. */
    target: text().notNull(),
    reason: text(),
    /** JSON, the values before and after. */
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

/** Admins' access to user data: append-only like the audit log, but without a hash chain. */
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

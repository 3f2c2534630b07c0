// The allowed values of columns: for the tables' CHECK constraints and for the API schemas.

export const postTypes = [
  "text",
  "image",
  "video",
  "prayer",
  "event",
  "verse",
] as const;
export const adminLevels = ["none", "read", "write"] as const;
/** The illustrations for the top of a profile. */
export const banners = [
  "hills",
  "lake",
  "wheat",
  "mountains",
  "sea",
  "night",
] as const;
export const dailyKinds = ["verse", "prayer"] as const;
export const dailyActions = ["like", "share"] as const;
/** In the order of the games hub. */
export const gameIds = [
  "bible-trivia",
  "faith-journey",
  "word-search",
  "scripture-match",
  "unscramble",
  "memory",
] as const;
/** The pages on the admin dashboard. Each page's index is its bit in `visits.pages`. */
export const trackedPages = [
  "verse-of-the-day",
  "prayer-of-the-day",
  "games",
  "videos",
  "bible",
] as const;
/** The names in game analytics: the six of the admin dashboard, and the other playable games. */
export const gameNames = [
  "Bible Trivia",
  "Word Search",
  "Memory Game",
  "Crossword",
  "Bible Quiz",
  "Scripture Match",
  "Faith Journey",
  "Unscramble",
] as const;
/** Who may see a new post or a section of a profile, from widest to narrowest. */
export const audiences = ["everyone", "followers", "me"] as const;
/** `group`: the members of the post's group. */
export const postAudiences = ["everyone", "followers", "group", "me"] as const;
export const groupKinds = ["group", "church", "ministry"] as const;
/**
 * `open`: everyone reads, anybody joins. `approval`: posts and members are for members. `hidden`: only members and people
 * with an invitation know it.
 */
export const joinPolicies = ["open", "approval", "hidden"] as const;
export const groupPosters = ["members", "leaders"] as const;
export const groupRoles = ["owner", "leader", "member"] as const;
/** What a member is notified of. `leaders`: the leaders' posts, and events. */
export const groupNotifications = ["all", "leaders", "none"] as const;
export const groupRequestStatuses = ["waiting", "declined", "banned"] as const;
export const reportKinds = ["post", "comment", "person", "group"] as const;
/** Labels in features/reports/report-text.ts. */
export const reportReasons = [
  "danger",
  "child",
  "hate",
  "sexual",
  "spam",
  "private",
  "other",
] as const;
/** `withdrawn`: all reporters have withdrawn their reports. */
export const reportStatuses = ["open", "decided", "withdrawn"] as const;
export const reportDecisions = [
  "keep",
  "hide",
  "delete",
  "warn",
  "suspend",
  /** Ends a suspension. */
  "lift",
  /** Deletes the account and blocks its sign-in keys. */
  "ban",
  /** The author is asked to edit the post or comment. */
  "ask_edit",
] as const;
/** Sanctions that remain after the account is deleted. */
export const sanctionKinds = ["suspended", "banned"] as const;
/** Labels in features/notifications/notification-text.ts. */
export const notificationKinds = [
  "comment",
  "mention",
  "like",
  "follow",
  "request",
  "accepted",
  "reminder",
  "changed",
  "cancelled",
  "report",
  "moderation",
  "thread",
  "hidden_for_review",
  "new_report",
  "urgent_report",
  "prayed",
  "prayer_update",
  "prayer_answered",
  "prayer_check_in",
  "group_post",
  "group_request",
  "group_accepted",
  "group_role",
  "group_ownerless",
] as const;
/** Labels in features/notifications/reminder.ts. */
export const reminderKinds = ["verse", "prayer", "list"] as const;
/** `push` includes the app. */
export const notificationLevelNames = ["off", "app", "push"] as const;
/** Sent to the users interested in an event: a day before, an hour before, and when its time or place changes. */
export const eventNotificationKinds = ["day", "hour", "changed"] as const;
/**
 * What may go along with 'I prayed': 'You are not alone', 'Psalm 46:1', 'Peace be with you', 'I'll keep praying'. There is
 * no free text.
 */
export const prayedMessages = [
  "not_alone",
  "psalm_46_1",
  "peace",
  "still_praying",
] as const;
export const prayerListFrequencies = ["day", "week"] as const;
/** What everybody who prayed for a request is notified of. */
export const prayerNewsKinds = ["update", "answer"] as const;

// What a column of its kind may say: for the checks of tables, and for the schemas of what comes and goes.

export const postTypes = [
  "text",
  "image",
  "video",
  "prayer",
  "event",
  "verse",
] as const;
export const adminLevels = ["none", "read", "write"] as const;
/** The drawings to choose from for the top of one's page. */
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
/** The six games of spec §2, in the order of their numbers (decisions). */
export const gameIds = [
  "bible-trivia",
  "faith-journey",
  "word-search",
  "scripture-match",
  "unscramble",
  "memory",
] as const;
/** The pages that analytics count people on (spec §3); the place of each is its bit in `visits.pages`. */
export const countedPages = [
  "verse-of-the-day",
  "prayer-of-the-day",
  "games",
  "videos",
  "bible",
] as const;
/** By which games are counted: the six of the admin area (spec §2), and whatever else can be played (decisions). */
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
/** Who may see a part of what a person says of themself, from the widest to the narrowest. */
export const audiences = ["everyone", "followers", "me"] as const;
/** What can be reported. */
export const reportKinds = ["post", "comment", "person"] as const;
/** Why, the words for each in features/reports/report-words.ts. */
export const reportReasons = [
  "danger",
  "child",
  "hate",
  "sexual",
  "spam",
  "other",
] as const;
/** `withdrawn`: nobody reports it any more. */
export const reportStatuses = ["open", "decided", "withdrawn"] as const;
export const reportDecisions = [
  "keep",
  "hide",
  "delete",
  "warn",
  "suspend",
  /** Ends a suspension. */
  "lift",
  /** The account was deleted, and its sign-in keys may not be used again. */
  "bar",
] as const;
/** Sanctions that outlast the account: a suspension, or an e-mail address that may not come back. */
export const sanctionKinds = ["suspended", "barred"] as const;
/** What a person is told of; see features/notifications/notice.ts. */
export const noticeKinds = [
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
] as const;
/** Not at all, in the app, or on the person's devices too. */
export const noticeLevelNames = ["off", "app", "push"] as const;
/** What all who are interested in an event are told: a day and an hour before it, and that it is at another time or place. */
export const eventNewsKinds = ["day", "hour", "changed"] as const;

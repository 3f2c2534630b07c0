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
/** Who may see a part of what a person says of themself, from the widest to the narrowest. */
export const audiences = ["everyone", "followers", "me"] as const;

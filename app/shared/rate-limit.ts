/** How often one person may do a thing. The figures are those of production. */
export interface RateLimitRule {
  /** What is counted, as `posts`. */
  name: string;
  limit: number;
  /** ms: a minute (counted by the platform, 60 a minute) or more (counted in D1). */
  window: number;
  /** What may be done, to be followed by when it may be done again. */
  words?: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const rateLimits = {
  posts: { name: "posts", limit: 20, window: hour },
  comments: {
    name: "comments",
    limit: 60,
    window: hour,
    words: "You can write 60 comments an hour",
  },
  likes: { name: "likes", limit: 60, window: minute },
  shares: { name: "shares", limit: 60, window: minute },
  interests: { name: "interests", limit: 60, window: minute },
  /** Edits and deletions: nobody needs more, and each may carry a picture. */
  edits: { name: "edits", limit: 60, window: hour },
  /** Pictures stored or fetched for a person. */
  uploads: { name: "uploads", limit: 30, window: 30 * minute },
  /** Pictures drawn for a person alone. */
  drawings: { name: "drawings", limit: 60, window: minute },
  /** Rounds begun and ended, and answers to the puzzle of the day. */
  plays: { name: "plays", limit: 60, window: minute },
  /** What was seen of the videos, and that one wants to see all again. */
  reels: { name: "reels", limit: 60, window: minute },
  /** Signs of life: a page that loads, or is left. */
  visits: { name: "visits", limit: 60, window: minute },
  /** Acts by right of office: a slip or a stolen session does not sweep the site empty. */
  admin: { name: "admin", limit: 60, window: minute },
  reports: {
    name: "reports",
    limit: 20,
    window: hour,
    words: "You can report 20 times an hour",
  },
  /** Appeals without an account, by address. */
  signInAppeals: { name: "sign-in-appeals", limit: 10, window: hour },
  /** What admins do to reports. */
  decisions: { name: "decisions", limit: 60, window: minute },
  /** What has been seen of one's notifications. */
  notices: { name: "notices", limit: 60, window: minute },
  favourites: { name: "favourites", limit: 60, window: minute },
  follows: { name: "follows", limit: 60, window: minute },
  blocks: { name: "blocks", limit: 60, window: minute },
  /** Where pushes go: asked whenever the app is opened. */
  devices: { name: "devices", limit: 60, window: minute },
  testPushes: {
    name: "test-pushes",
    limit: 6,
    window: hour,
    words: "You can send 6 tests an hour",
  },
  /** Counted where the change is decided (users/handle.server.ts), so that a refusal costs nothing. */
  handles: {
    name: "handles",
    limit: 3,
    window: 30 * day,
    words: "You can change your handle 3 times in 30 days",
  },
  /** One reads everything that a person has ever written. */
  exports: {
    name: "exports",
    limit: 5,
    window: day,
    words: "You can download your data 5 times a day",
  },
} as const satisfies Record<string, RateLimitRule>;

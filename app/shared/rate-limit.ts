import { dayMs, hourMs, minuteMs } from "./duration.mjs";

/** Per user. */
export interface RateLimitRule {
  /** Part of the counter's key. */
  name: string;
  limit: number;
  /** ms: a minute (Cloudflare's limiter, always 60) or more (counted in D1). */
  window: number;
  /** Shown to the user, followed by when they can try again. */
  message?: string;
}

export const rateLimits = {
  posts: {
    name: "posts",
    limit: 20,
    window: hourMs,
    message: "You can write 20 posts an hour",
  },
  /** Prayer requests without a name, counted in posts/anonymous.server.ts. */
  anonymousRequests: { name: "anonymous-requests", limit: 3, window: dayMs },
  comments: {
    name: "comments",
    limit: 60,
    window: hourMs,
    message: "You can write 60 comments an hour",
  },
  /** Updates and answers, which notify everyone who prayed. */
  updates: {
    name: "updates",
    limit: 10,
    window: hourMs,
    message: "You can write 10 updates an hour",
  },
  likes: { name: "likes", limit: 60, window: minuteMs },
  prayed: { name: "prayed", limit: 60, window: minuteMs },
  /** Changes of the private prayer list. */
  prayers: { name: "prayers", limit: 60, window: minuteMs },
  saves: { name: "saves", limit: 60, window: minuteMs },
  shares: { name: "shares", limit: 60, window: minuteMs },
  interests: { name: "interests", limit: 60, window: minuteMs },
  /** Edits and deletions. Each edit may contain an image. */
  edits: { name: "edits", limit: 60, window: hourMs },
  /** Images stored or fetched for the user. */
  uploads: { name: "uploads", limit: 30, window: 30 * minuteMs },
  /** Images rendered for this user only, so that no cache helps. */
  imageRenders: { name: "image-renders", limit: 60, window: minuteMs },
  /** Starting and finishing rounds, and answers to the daily puzzle. */
  plays: { name: "plays", limit: 60, window: minuteMs },
  /** Marking videos as seen, and resetting that. */
  reels: { name: "reels", limit: 60, window: minuteMs },
  /** Heartbeats: when a page loads and when the user leaves it. */
  visits: { name: "visits", limit: 60, window: minuteMs },
  /** Limits the damage of a mistake or a stolen admin session. */
  admin: { name: "admin", limit: 60, window: minuteMs },
  reports: {
    name: "reports",
    limit: 20,
    window: hourMs,
    message: "You can report 20 times an hour",
  },
  /** Appeals without an account, by IP address. */
  signInAppeals: { name: "sign-in-appeals", limit: 10, window: hourMs },
  /** Decisions on reports. */
  decisions: { name: "decisions", limit: 60, window: minuteMs },
  /** Marking notifications as read, and changing their settings. */
  notifications: { name: "notifications", limit: 60, window: minuteMs },
  favourites: { name: "favourites", limit: 60, window: minuteMs },
  /** Joining and leaving groups, and what leaders do with members. */
  memberships: { name: "memberships", limit: 60, window: minuteMs },
  invites: {
    name: "invites",
    limit: 20,
    window: hourMs,
    message: "You can create 20 invitations an hour",
  },
  /** Uses of an invitation, also of those that can't be used. Each IP address has 60 a minute (groups/join.server.ts). */
  joins: { name: "joins", limit: 30, window: hourMs },
  follows: { name: "follows", limit: 60, window: minuteMs },
  blocks: { name: "blocks", limit: 60, window: minuteMs },
  /** Push subscriptions, checked whenever the app opens. */
  devices: { name: "devices", limit: 60, window: minuteMs },
  testPushes: {
    name: "test-pushes",
    limit: 6,
    window: hourMs,
    message: "You can send 6 test notifications an hour",
  },
  /** New groups, counted in groups/group-changes.server.ts, so that taken addresses don't count. */
  groups: {
    name: "groups",
    limit: 5,
    window: dayMs,
    message: "You can start 5 groups a day",
  },
  /** Counted in users/handle.server.ts, so that taken handles don't count. */
  handles: {
    name: "handles",
    limit: 3,
    window: 30 * dayMs,
    message: "You can change your handle 3 times in 30 days",
  },
  /** An export reads everything that the user has ever written. */
  exports: {
    name: "exports",
    limit: 5,
    window: dayMs,
    message: "You can download your data 5 times a day",
  },
} as const satisfies Record<string, RateLimitRule>;

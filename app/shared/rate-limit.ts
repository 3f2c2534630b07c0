import { dayMs, hourMs, minuteMs } from "./duration.mjs";

/** Per user. */
export interface RateLimitRule {
  /** Part of the counter's key. */
  name: string;
  limit: number;
  /** ms: a minute (Cloudflare's limiter, always 60) or more (counted in D1). */
  window: number;
  /** Shown to the user, followed by when they can try again. */
  message?: string | undefined;
}

const per = (window: number, limit: number, message?: string) => ({
  limit,
  window,
  message,
});

const perMinute = per(minuteMs, 60);

const limits = {
  posts: per(hourMs, 20, "You can write 20 posts an hour"),
  /** Prayer requests without a name, counted in posts/anonymous.server.ts. */
  anonymousRequests: per(dayMs, 3),
  comments: per(hourMs, 60, "You can write 60 comments an hour"),
  /** Updates and answers, which notify everyone who prayed. */
  updates: per(hourMs, 10, "You can write 10 updates an hour"),
  likes: perMinute,
  prayed: perMinute,
  /** Changes of the private prayer list. */
  prayers: perMinute,
  saves: perMinute,
  shares: perMinute,
  interests: perMinute,
  /** Edits and deletions. Each edit may contain an image. */
  edits: per(hourMs, 60),
  /** Images stored or fetched for the user. */
  uploads: per(30 * minuteMs, 30),
  /** Images rendered for this user only, so that no cache helps. */
  imageRenders: perMinute,
  /** Starting and finishing rounds, and answers to the daily puzzle. */
  plays: perMinute,
  /** Marking videos as seen, and resetting that. */
  reels: perMinute,
  /** Heartbeats: when a page loads and when the user leaves it. */
  visits: perMinute,
  /** Limits the damage of a mistake or a stolen admin session. */
  admin: perMinute,
  reports: per(hourMs, 20, "You can report 20 times an hour"),
  /** Appeals without an account, by IP address. */
  signInAppeals: per(hourMs, 10),
  /** Decisions on reports. */
  decisions: perMinute,
  /** Marking notifications as read, and changing their settings. */
  notifications: perMinute,
  favourites: perMinute,
  positions: perMinute,
  /** Joining and leaving groups, and what leaders do with members. */
  memberships: perMinute,
  invites: per(hourMs, 20, "You can create 20 invitations an hour"),
  /** Uses of an invitation, also of those that can't be used. Each IP address has 60 a minute (groups/join.server.ts). */
  joins: per(hourMs, 30),
  follows: perMinute,
  blocks: perMinute,
  /** Push subscriptions, checked whenever the app opens. */
  devices: perMinute,
  testPushes: per(hourMs, 6, "You can send 6 test notifications an hour"),
  /** New groups, counted in groups/group-changes.server.ts, so that taken addresses don't count. */
  groups: per(dayMs, 5, "You can start 5 groups a day"),
  /** Counted in users/handle.server.ts, so that taken handles don't count. */
  handles: per(30 * dayMs, 3, "You can change your handle 3 times in 30 days"),
  /** An export reads everything that the user has ever written. */
  exports: per(dayMs, 5, "You can download your data 5 times a day"),
};

/** Each rule is named by its key. */
export const rateLimits = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [name, { name, ...limit }]),
) as Record<keyof typeof limits, RateLimitRule>;

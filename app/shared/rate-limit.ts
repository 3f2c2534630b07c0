/** How often one person may do a thing. The figures are those of production. */
export interface RateLimitRule {
  /** What is counted, as `posts`. */
  name: string;
  limit: number;
  /** ms: a minute (counted by the platform, 60 a minute) or more (counted in D1). */
  window: number;
}

const minute = 60_000;
const hour = 60 * minute;

export const rateLimits = {
  posts: { name: "posts", limit: 20, window: hour },
  comments: { name: "comments", limit: 60, window: hour },
  likes: { name: "likes", limit: 60, window: minute },
  shares: { name: "shares", limit: 60, window: minute },
  interests: { name: "interests", limit: 60, window: minute },
  /** Edits and deletions: nobody needs more, and each may carry a picture. */
  edits: { name: "edits", limit: 60, window: hour },
  /** Pictures stored or fetched for a person. */
  uploads: { name: "uploads", limit: 30, window: 30 * minute },
  follows: { name: "follows", limit: 60, window: minute },
} as const satisfies Record<string, RateLimitRule>;

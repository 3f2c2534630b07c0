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
  follows: { name: "follows", limit: 60, window: minute },
} as const satisfies Record<string, RateLimitRule>;

import type { Post } from "./post";

/** spec §8, exact. */
export function updateFailure({ eventData }: Pick<Post, "eventData">): string {
  return `Failed to update ${eventData ? "event" : "post"}. Please try again.`;
}

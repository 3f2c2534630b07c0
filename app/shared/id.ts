import { v7 } from "uuid";

/**
 * A UUIDv7 (RFC 9562): sorts by the millisecond it was made in, and its 74 random bits cannot be
 * guessed. `at` (ms) is for rows that carry an older time of their own.
 */
export function newId(at?: number): string {
  return at === undefined ? v7() : v7({ msecs: at });
}

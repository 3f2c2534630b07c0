import { v7 } from "uuid";

/**
 * A UUIDv7 (RFC 9562): sorts by creation time, and its 74 random bits can't be guessed. `at` (ms) is for rows whose
 * creation time is in the past.
 */
export function newId(at?: number): string {
  return at === undefined ? v7() : v7({ msecs: at });
}

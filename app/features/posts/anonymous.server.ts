import { sql, type Sql, type SqlId } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { rateLimits } from "~/shared/rate-limit";
import { minAccountAgeMs } from "./anonymous";

// Anonymous prayer requests: everything that their authors do below them is shown without their name.

/** The user in `column` wrote the post, and it is an anonymous request. 0 or 1, never NULL. Other posts cost nothing. */
export const isByAsker = (postId: SqlId, column: SqlId): Sql =>
  sql`(${column} IS NOT NULL AND ${column} IS (
    SELECT userId FROM posts INDEXED BY posts_anonymous WHERE id = ${postId} AND anonymous = 1))`;

const { name, limit, window } = rateLimits.anonymousRequests;

/** SQL, TRUE if the user may post an anonymous request now. */
export const mayAskAnonymously = (userId: string, now: number): Sql =>
  sql`(EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND createdAt <= ${now - minAccountAgeMs})
    AND (SELECT total(hits) FROM rate_windows WHERE key = ${`${name}:${userId}`}
      AND windowStart > ${now - window}) < ${limit})`;

/** Counts the request if it was created. Its author could delete its row, so those aren't counted. */
export const countAnonymous = (userId: string, id: string, now: number): Sql =>
  sql`INSERT INTO rate_windows (key, windowStart, hits, expiresAt)
      SELECT ${`${name}:${userId}`}, ${now}, 1, ${now + window} FROM posts WHERE id = ${id}
      ON CONFLICT DO UPDATE SET hits = hits + 1`;

/** `mayAskAnonymously` was false. Not `rate_limited`, which would stop the outbox until the next day. */
export const refuseAnonymous = () =>
  new AppError("forbidden", {
    detail: `You can ask without your name once your account is a week old, and ${limit} times a day.`,
  });

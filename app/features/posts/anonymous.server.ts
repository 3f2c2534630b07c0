import { sql, type Sql, type SqlId } from "~/db/sql";
import { dayMs } from "~/shared/duration.mjs";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { minAccountAgeMs } from "./anonymous";

// Anonymous prayer requests: everything that their authors do below them is shown without their name.

/** The user in `column` wrote the post, and it is an anonymous request. 0 or 1, never NULL. Other posts cost nothing. */
export const isByAsker = (postId: SqlId, column: SqlId): Sql =>
  sql`(${column} IS NOT NULL AND ${column} IS (
    SELECT userId FROM posts INDEXED BY posts_anonymous WHERE id = ${postId} AND anonymous = 1))`;

const maxPerDay = 3;

/** SQL, TRUE if the user may post an anonymous request now. */
export const mayAskAnonymously = (userId: string, now: number): Sql =>
  sql`(EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND createdAt <= ${now - minAccountAgeMs})
    AND (SELECT count(*) FROM posts WHERE userId = ${userId} AND type = 'prayer' AND anonymous
      AND id > ${newId(now - dayMs)}) < ${maxPerDay})`;

/** `mayAskAnonymously` was false. Not `rate_limited`, which would stop the outbox until the next day. */
export const refuseAnonymous = () =>
  new AppError("forbidden", {
    detail: `You can ask without your name once your account is a week old, and ${maxPerDay} times a day.`,
  });

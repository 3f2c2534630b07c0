import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import { asHandle } from "~/features/users/handle-words";
import { notBlocked } from "~/features/users/hidden.server";
import type { ListedUser, UserSummary } from "~/features/users/user";
import { foldName, inside } from "~/shared/name-parts.mjs";
import { foundMax } from "./search";

interface FoundRow extends Row<
  typeof users,
  keyof UserSummary | "approvesFollowers"
> {
  isFollowing: Bit;
  isRequested: Bit;
}

/** One person may begin alike several times, as Anna Annan does: enough rows for twenty people. */
const beginnings = 60;
/** How far several words are looked for that do not follow each other in a name. */
const scanMax = 200;
/** Each word is a variable of the query, and D1 takes 100. One typed character can stand for 18 letters in 4 words. */
const maxWords = 8;

/**
 * People by name, part of a name or handle, without accents, the blocked left out: who has that handle
 * first, then whose name or handle has a word that begins so, then from within a word. Bill: what is found
 * on the primary key of name_parts, some hundred rows at most, however many people there are.
 */
export async function findPeople(
  db: Db,
  viewerId: SqlId,
  q: string,
): Promise<ListedUser[]> {
  const [first = "", ...others] = foldName(q).split(" ").slice(0, maxWords);
  if (first === "") return [];
  const wanted = [first, ...others].join(" ");
  const further =
    others.length === 0
      ? sql`(${beginningWith(inside + wanted, beginnings)})`
      : sql`(${beginningWith(first, scanMax)}) WHERE ${hasAll(others)}`;
  const rows = await db.all<FoundRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, u.approvesFollowers,
               EXISTS (SELECT 1 FROM follows own WHERE own.followerId = ${viewerId} AND own.followeeId = u.id)
                 AS isFollowing,
               EXISTS (SELECT 1 FROM follow_requests r WHERE r.followerId = ${viewerId} AND r.followeeId = u.id)
                 AS isRequested
        FROM (SELECT userId, min(rank) AS rank, min(part) AS part
              FROM (SELECT id AS userId, 0 AS rank, '' AS part FROM users WHERE lower(username) = ${asHandle(q)}
                    UNION ALL SELECT userId, 1, part FROM (${beginningWith(wanted, beginnings)})
                    UNION ALL SELECT userId, 2, part FROM ${further}) f
              WHERE ${notBlocked(viewerId, sql`f.userId`)}
              GROUP BY userId ORDER BY min(rank), min(part), userId LIMIT ${foundMax}) found
        CROSS JOIN users u ON u.id = found.userId
        ORDER BY found.rank, found.part, u.id`,
  );
  return rows.map(
    ({ isFollowing, isRequested, approvesFollowers, ...user }) => ({
      ...user,
      isFollowing: isFollowing === 1,
      isRequested: isRequested === 1,
      approvesFollowers: approvesFollowers === 1,
    }),
  );
}

/** The highest character there is ends a range of beginnings. */
function beginningWith(text: string, limit: number): Sql {
  return sql`SELECT userId, part FROM name_parts
    WHERE part >= ${text} AND part < ${`${text}\u{10ffff}`} ORDER BY part, userId LIMIT ${limit}`;
}

/** Each is the beginning of a word of the name, wherever that stands. */
function hasAll(words: string[]): Sql {
  return words.reduce(
    (all, word) => sql`${all} AND instr(' ' || part, ${` ${word}`}) > 0`,
    sql`TRUE`,
  );
}

import type { Db } from "~/db/db.server";
import type { Bit, Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import { normalizeHandle } from "~/features/users/handle-rules";
import { notBlocked } from "~/features/audience/visibility.server";
import type { ListedUser, UserSummary } from "~/features/users/user";
import { selectFollowState } from "~/features/users/user.server";
import { foldName, infixMarker } from "~/shared/name-parts.mjs";
import { maxResults } from "./search";

interface ResultRow extends Row<
  typeof users,
  keyof UserSummary | "approvesFollowers"
> {
  isFollowing: Bit;
  isRequested: Bit;
}

/** A user can match several times, as Anna Annan does for "an". 60 rows are enough for 20 users. */
const maxPrefixMatches = 60;
/** Rows scanned for words that don't follow each other in a name. */
const maxRowsScanned = 200;
/** Each word is a variable of the query, and D1 takes 100. One typed character can stand for 18 letters in 4 words. */
const maxQueryWords = 8;

/**
 * Finds users by name or handle, ignoring accents and without blocked users. Order: exact handle, then matches at the
 * start of a word, then matches inside a word. Cost: at most a few hundred rows on the primary key of name_parts, however
 * many users there are.
 */
export async function searchPeople(
  db: Db,
  viewerId: SqlId,
  q: string,
): Promise<ListedUser[]> {
  const [firstWord = "", ...otherWords] = foldName(q)
    .split(" ")
    .slice(0, maxQueryWords);
  if (firstWord === "") return [];
  const phrase = [firstWord, ...otherWords].join(" ");
  // Or in another order: each word must start some word of the name.
  const innerMatches =
    otherWords.length === 0
      ? sql`(${selectByPrefix(infixMarker + phrase, maxPrefixMatches)})`
      : otherWords.reduce(
          (all, word) => sql`${all} AND instr(' ' || part, ${` ${word}`}) > 0`,
          sql`(${selectByPrefix(firstWord, maxRowsScanned)}) WHERE TRUE`,
        );
  const rows = await db.all<ResultRow>(
    sql`SELECT u.id, u.firstName, u.lastName, u.username, u.profileImageUrl, u.approvesFollowers,
               ${selectFollowState(viewerId, sql`u.id`)}
        FROM (SELECT userId, min(rank) AS rank, min(part) AS part
              FROM (SELECT id AS userId, 0 AS rank, '' AS part FROM users WHERE lower(username) = ${normalizeHandle(q)}
                    UNION ALL SELECT userId, 1, part FROM (${selectByPrefix(phrase, maxPrefixMatches)})
                    UNION ALL SELECT userId, 2, part FROM ${innerMatches}) f
              WHERE ${notBlocked(viewerId, sql`f.userId`)}
              GROUP BY userId ORDER BY min(rank), min(part), userId LIMIT ${maxResults}) found
        CROSS JOIN users u ON u.id = found.userId
        ORDER BY found.rank, found.part, u.id`,
  );
  return rows.map((row) => ({
    ...row,
    isFollowing: row.isFollowing === 1,
    isRequested: row.isRequested === 1,
    approvesFollowers: row.approvesFollowers === 1,
  }));
}

/** The highest code point ends the prefix range. */
function selectByPrefix(text: string, limit: number): Sql {
  return sql`SELECT userId, part FROM name_parts
    WHERE part >= ${text} AND part < ${`${text}\u{10ffff}`} ORDER BY part, userId LIMIT ${limit}`;
}

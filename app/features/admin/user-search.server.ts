import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { normalizeHandle } from "~/features/users/handle-rules";
import { foldName } from "~/shared/name-parts.mjs";

/** Matches per index. To find one of more, type a longer prefix. */
const maxMatches = 100;
/** The highest code point, to end a prefix range. */
const rangeEnd = "\u{10ffff}";

/**
 * JSON array of the ids of users with this prefix in their name (any word), handle or e-mail address; null for an empty
 * search. Cost: at most 400 rows on four indexes, however many users there are.
 */
export async function searchUserIds(db: Db, q: string): Promise<string | null> {
  if (q.trim() === "") return null;
  const name = foldName(q);
  const email = q.trim().toLowerCase();
  const handle = normalizeHandle(q);
  const queries = [
    sql`SELECT userId AS id FROM name_parts
        WHERE part >= ${name} AND part < ${name === "" ? "" : name + rangeEnd} LIMIT ${maxMatches}`,
    sql`SELECT id FROM users
        WHERE lower(username) >= ${handle} AND lower(username) < ${handle + rangeEnd} LIMIT ${maxMatches}`,
    sql`SELECT id FROM users INDEXED BY users_email
        WHERE emailVerified = 1 AND lower(email) >= ${email} AND lower(email) < ${email + rangeEnd} LIMIT ${maxMatches}`,
    sql`SELECT id FROM users INDEXED BY users_unverified_email
        WHERE emailVerified = 0 AND lower(email) >= ${email} AND lower(email) < ${email + rangeEnd} LIMIT ${maxMatches}`,
  ];
  const found = await Promise.all(
    queries.map((query) => db.all<{ id: string }>(query)),
  );
  return JSON.stringify([...new Set(found.flat().map(({ id }) => id))]);
}

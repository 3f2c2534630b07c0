import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { asHandle } from "~/features/users/handle-words";
import { foldName } from "~/shared/name-parts.mjs";

/** Of each way to be found; who looks for one person among more than this writes on. */
const most = 100;
/** The highest character there is ends a range of beginnings. */
const end = "\u{10ffff}";

/**
 * The ids of people whose name (any word of it), handle or e-mail address begins so, as a JSON array; null where
 * nobody in particular is looked for. Bill: 400 rows at most on four indexes, however many people there are.
 */
export async function findPeople(db: Db, q: string): Promise<string | null> {
  if (q.trim() === "") return null;
  const name = foldName(q);
  const email = q.trim().toLowerCase();
  const handle = asHandle(q);
  const ways = [
    sql`SELECT userId AS id FROM name_parts
        WHERE part >= ${name} AND part < ${name === "" ? "" : name + end} LIMIT ${most}`,
    sql`SELECT id FROM users
        WHERE lower(username) >= ${handle} AND lower(username) < ${handle + end} LIMIT ${most}`,
    sql`SELECT id FROM users INDEXED BY users_email
        WHERE emailVerified = 1 AND lower(email) >= ${email} AND lower(email) < ${email + end} LIMIT ${most}`,
    sql`SELECT id FROM users INDEXED BY users_unproven_email
        WHERE emailVerified = 0 AND lower(email) >= ${email} AND lower(email) < ${email + end} LIMIT ${most}`,
  ];
  const found = await Promise.all(
    ways.map((way) => db.all<{ id: string }>(way)),
  );
  return JSON.stringify([...new Set(found.flat().map(({ id }) => id))]);
}

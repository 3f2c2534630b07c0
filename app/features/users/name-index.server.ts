import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import { listNameParts } from "~/shared/name-parts.mjs";

type NamedUser = Row<
  typeof users,
  "id" | "username" | "firstName" | "lastName"
>;

/** Per hourly run. */
const batchSize = 500;

/**
 * Fills `users.nameParts` where it is null: for one user after they are created or renamed, for all others in the
 * hourly schedule. If a name changes before the update, its row stays null and is indexed by a later run.
 */
export async function indexNames(db: Db, userId?: string): Promise<void> {
  const userFilter = userId === undefined ? sql`` : sql`AND id = ${userId}`;
  const people = await db.all<NamedUser>(
    sql`SELECT id, username, firstName, lastName
        FROM users INDEXED BY users_missing_name_parts
        WHERE nameParts IS NULL ${userFilter} LIMIT ${batchSize}`,
  );
  if (people.length === 0) return;
  const rows = people.map((user) => ({
    ...user,
    parts: listNameParts(user),
  }));
  await db.batch([
    sql`UPDATE users SET nameParts = value ->> 'parts' FROM json_each(${JSON.stringify(rows)})
        WHERE users.id = value ->> 'id' AND username = value ->> 'username'
          AND firstName IS value ->> 'firstName' AND lastName IS value ->> 'lastName'`,
  ]);
}

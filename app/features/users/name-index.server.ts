import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql } from "~/db/sql";
import { namePartsOf } from "~/shared/name-parts.mjs";

type Named = Row<typeof users, "id" | "username" | "firstName" | "lastName">;

/** Of one run of the schedule: a new installation of many people is found by all of them in some hours. */
const atOnce = 500;

/**
 * Lets those be found by their names whose names are new (`users.nameParts` is null): one person after what
 * made or renamed them, else whoever was left, by the hourly schedule. A name that changes meanwhile waits
 * for its own turn.
 */
export async function indexNames(db: Db, userId?: string): Promise<void> {
  const whose = userId === undefined ? sql`` : sql`AND id = ${userId}`;
  const people = await db.all<Named>(
    sql`SELECT id, username, firstName, lastName
        FROM users INDEXED BY users_without_parts
        WHERE nameParts IS NULL ${whose} LIMIT ${atOnce}`,
  );
  if (people.length === 0) return;
  const rows = people.map((person) => ({
    ...person,
    parts: namePartsOf(person),
  }));
  await db.batch([
    sql`UPDATE users SET nameParts = value ->> 'parts' FROM json_each(${JSON.stringify(rows)})
        WHERE users.id = value ->> 'id' AND username = value ->> 'username'
          AND firstName IS value ->> 'firstName' AND lastName IS value ->> 'lastName'`,
  ]);
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { users } from "~/db/schema";
import { sql, type SqlId } from "~/db/sql";

/** Hides all anonymous prayer requests from the viewer's lists, or shows them again. */
export async function setHidesAnonymous(
  db: Db,
  viewerId: SqlId,
  desired: boolean,
): Promise<void> {
  await db.batch([
    sql`UPDATE users SET hidesAnonymous = ${desired} WHERE id = ${viewerId}`,
  ]);
}

export async function getHidesAnonymous(
  db: Db,
  viewerId: SqlId,
): Promise<boolean> {
  const row = await db.first<Row<typeof users, "hidesAnonymous">>(
    sql`SELECT hidesAnonymous FROM users WHERE id = ${viewerId}`,
  );
  return row?.hidesAnonymous === 1;
}

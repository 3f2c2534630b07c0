import type { Db } from "~/db/db.server";
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

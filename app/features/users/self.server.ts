import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { unlessBlocked } from "./hidden.server";
import { userIsGone } from "./user.server";

/** For what a person may do with their own account alone: `forbidden`, or `not_found` where nobody is for them. */
export async function requireSelf(
  db: Db,
  viewerId: string,
  userId: string,
): Promise<void> {
  if (viewerId === userId) return;
  const person = await db.first(
    sql`SELECT 1 FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
  );
  throw person ? new AppError("forbidden") : userIsGone();
}

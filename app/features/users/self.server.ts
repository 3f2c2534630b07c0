import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { unlessBlocked } from "./visibility.server";
import { userNotFoundError } from "./user.server";

/** Throws `forbidden` for another user's account, `not_found` if it doesn't exist or is blocked. */
export async function requireSelf(
  db: Db,
  viewerId: string,
  userId: string,
): Promise<void> {
  if (viewerId === userId) return;
  const person = await db.first(
    sql`SELECT 1 FROM users WHERE id = ${unlessBlocked(viewerId, userId)}`,
  );
  throw person ? new AppError("forbidden") : userNotFoundError();
}

import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { formerHandles } from "~/db/schema";
import { sql, type Sql, type SqlId } from "~/db/sql";
import type { AppContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { limitWindow } from "~/platform/rate-limit.server";
import { AppError, fieldError } from "~/shared/errors";
import { rateLimits } from "~/shared/rate-limit";
import { canSeeName } from "~/features/audience/visibility.server";
import { indexNames } from "./name-index.server";
import type { HandleChange, HandleResponse } from "./handle-change";
import { normalizeHandle } from "./handle-rules";
import { isReservedHandle } from "./reserved-handle";
import { requireSelf, userNotFoundError } from "./user.server";

/** The handle of a deleted account stays unavailable for 90 days (docs/product.md). */
const deletedHandleTtlMs = 90 * dayMs;

export function notDeletedHandle(handle: string, now: number): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM deleted_handles WHERE handle = ${handle} AND deletedAt > ${now - deletedHandleTtlMs})`;
}

export async function deleteExpiredHandles(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM deleted_handles WHERE deletedAt <= ${now - deletedHandleTtlMs}`,
  ]);
}

/**
 * Resolves a current or former handle, case-insensitively and with or without the "@". Throws `not_found` if the viewer
 * can't see a user with it, `gone` if its account was deleted. Reads at most three rows.
 */
export async function getUserIdByHandle(
  db: Db,
  viewerId: SqlId,
  handle: string,
  now: number,
): Promise<string> {
  const normalizedHandle = normalizeHandle(handle);
  const [row, deleted] = await Promise.all([
    db.first<Row<typeof formerHandles, "userId">>(
      sql`SELECT id AS userId FROM users
          WHERE lower(username) = ${normalizedHandle} AND ${canSeeName(viewerId, sql`users.id`)}
          UNION ALL SELECT userId FROM former_handles
          WHERE handle = ${normalizedHandle} AND ${canSeeName(viewerId, sql`userId`)}
          LIMIT 1`,
    ),
    db.first(
      sql`SELECT 1 WHERE NOT (${notDeletedHandle(normalizedHandle, now)})`,
    ),
  ]);
  if (row) return row.userId;
  throw deleted
    ? new AppError("gone", { detail: "This account was deleted." })
    : userNotFoundError();
}

/**
 * Changes the viewer's handle. The previous one stays reserved for them, so that old links keep working and they can
 * take it back. It is one batch, so of two users who request the same handle only one gets it. Throws `taken` if it
 * is or was another user's.
 */
export async function changeHandle(
  app: Pick<AppContext, "db" | "now"> & {
    env: Pick<Env, "PRODUCT_NAME" | "rateLimits">;
  },
  viewerId: string,
  userId: string,
  { username }: HandleChange,
): Promise<HandleResponse> {
  const { db, env, now } = app;
  await requireSelf(db, viewerId, userId);
  if (isReservedHandle(username, env.PRODUCT_NAME)) {
    throw fieldError("username", "This handle is reserved.");
  }
  const isFree = sql`NOT EXISTS (SELECT 1 FROM users o WHERE lower(o.username) = ${username} AND o.id <> ${viewerId})
    AND NOT EXISTS (SELECT 1 FROM former_handles f WHERE f.handle = ${username} AND f.userId <> ${viewerId})
    AND ${notDeletedHandle(username, now)}`;
  const isOwn = sql`id = ${viewerId} AND lower(username) = ${username}`;
  if (await db.first(sql`SELECT 1 FROM users WHERE ${isOwn}`)) {
    return { username };
  }
  if (!(await db.first(sql`SELECT 1 WHERE ${isFree}`))) throw takenError();
  await limitWindow(app, db, viewerId, rateLimits.handles);
  const [, changed] = await db.batch([
    sql`INSERT INTO former_handles (handle, userId, createdAt)
        SELECT lower(username), id, ${now} FROM users WHERE id = ${viewerId} AND ${isFree}
        ON CONFLICT DO NOTHING`,
    sql`UPDATE users SET username = ${username} WHERE id = ${viewerId} AND ${isFree} RETURNING id`,
    sql`DELETE FROM former_handles WHERE handle = ${username} AND userId = ${viewerId}
          AND EXISTS (SELECT 1 FROM users WHERE ${isOwn})`,
  ]);
  if (!changed?.length) throw takenError();
  await indexNames(db, viewerId);
  return { username };
}

const takenError = () =>
  fieldError("username", "This handle is taken.", "taken");

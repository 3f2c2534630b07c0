import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { formerHandles } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql, SqlId } from "~/db/sql";
import type { Env } from "~/platform/env.server";
import { tooOften } from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import type { FailureCode } from "~/shared/errors";
import { rateLimits } from "~/shared/rate-limit";
import { reaches } from "./hidden.server";
import { indexNames } from "./name-index.server";
import type { HandleChange, HandleReply } from "./handle-change";
import { isReservedHandle } from "./reserved-handle";
import { requireSelf } from "./self.server";
import { userIsGone } from "./user.server";

/** ms: so long a deleted person's handle is kept from everybody else. */
const keptFor = 90 * 86_400_000;

/** The handle is nobody's who has been deleted of late. */
export function notDeletedHandle(handle: string, now: number): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM deleted_handles WHERE handle = ${handle} AND deletedAt > ${now - keptFor})`;
}

export async function sweepDeletedHandles(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM deleted_handles WHERE deletedAt <= ${now - keptFor}`,
  ]);
}

/**
 * Whose handle it is, or was before somebody changed it: without the "@", in any case. `not_found`
 * where it is nobody's for the viewer, `gone` where its person was deleted. Three rows read at most.
 */
export async function findByHandle(
  db: Db,
  viewerId: SqlId,
  handle: string,
  now: number,
): Promise<string> {
  const wanted = handle.toLowerCase();
  const [row, deleted] = await Promise.all([
    db.first<Row<typeof formerHandles, "userId">>(
      sql`SELECT id AS userId FROM users
          WHERE lower(username) = ${wanted} AND ${reaches(viewerId, sql`users.id`)}
          UNION ALL SELECT userId FROM former_handles
          WHERE handle = ${wanted} AND ${reaches(viewerId, sql`userId`)}
          LIMIT 1`,
    ),
    db.first(sql`SELECT 1 WHERE NOT (${notDeletedHandle(wanted, now)})`),
  ]);
  if (row) return row.userId;
  throw deleted
    ? new AppError("gone", { detail: "This person is no longer here." })
    : userIsGone();
}

interface Change {
  db: Db;
  env: Pick<Env, "PRODUCT_NAME" | "rateLimits">;
  /** ms */
  now: number;
}

/**
 * Gives the viewer (and nobody else) another handle. The one before stays theirs: old links find
 * them, nobody else may take it, and they may take it back. One batch decides it all, so of two who
 * want the same handle one gets it. `taken` where it is somebody else's, or was; `rate_limited` past the limit.
 */
export async function changeHandle(
  { db, env, now }: Change,
  viewerId: string,
  userId: string,
  { username }: HandleChange,
): Promise<HandleReply> {
  await requireSelf(db, viewerId, userId);
  if (isReservedHandle(username, env.PRODUCT_NAME)) {
    throw refused("invalid", "This handle is kept for the house.");
  }
  const { limit, name, window } = rateLimits.handles;
  const windowStart = now - (now % window);
  const windowEnd = windowStart + window;
  const key = `${name}:${viewerId}`;
  const max = env.rateLimits === "off" ? Number.MAX_SAFE_INTEGER : limit;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM users o WHERE lower(o.username) = ${username} AND o.id <> ${viewerId})
    AND NOT EXISTS (SELECT 1 FROM former_handles f WHERE f.handle = ${username} AND f.userId <> ${viewerId})
    AND ${notDeletedHandle(username, now)}`;
  const wanted = sql`id = ${viewerId} AND lower(username) <> ${username} AND ${isFree}`;
  // One more than allowed is counted, so that the third change and the fourth try look different.
  const allowed = sql`EXISTS (SELECT 1 FROM rate_windows
    WHERE key = ${key} AND windowStart = ${windowStart} AND hits <= ${max})`;
  const [, , , , rows] = await db.batch([
    sql`INSERT INTO rate_windows (key, windowStart, hits, expiresAt)
        SELECT ${key}, ${windowStart}, 1, ${windowEnd} FROM users WHERE ${wanted}
        ON CONFLICT (key, windowStart) DO UPDATE SET hits = hits + 1 WHERE hits <= ${max}`,
    sql`INSERT INTO former_handles (handle, userId, createdAt)
        SELECT lower(username), id, ${now} FROM users WHERE ${wanted} AND ${allowed}
        ON CONFLICT DO NOTHING`,
    sql`UPDATE users SET username = ${username} WHERE ${wanted} AND ${allowed}`,
    sql`DELETE FROM former_handles WHERE handle = ${username} AND userId = ${viewerId}
          AND EXISTS (SELECT 1 FROM users WHERE id = ${viewerId} AND lower(username) = ${username})`,
    sql`SELECT lower(username) = ${username} AS done, ${isFree} AS isFree FROM users WHERE id = ${viewerId}`,
  ]);
  const [row] = rows ?? [];
  if (!row) throw new AppError("unauthorized");
  if (row["done"] === 1) {
    await indexNames(db, viewerId);
    return { username };
  }
  if (row["isFree"] !== 1) throw refused("taken", "This handle is taken.");
  throw tooOften(rateLimits.handles, windowEnd, now);
}

function refused(code: FailureCode, message: string): AppError {
  return new AppError(code, {
    detail: message,
    issues: [{ path: "username", message }],
  });
}

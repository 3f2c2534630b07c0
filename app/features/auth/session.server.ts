import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { readCookie, writeCookie } from "~/platform/cookies.server";
import { toBase64Url } from "~/platform/sign.server";
import type { Viewer } from "~/shared/viewer";

const cookie = "session";
const day = 86_400_000;
/** A session ends after 30 days without a visit, or at once when its row goes. */
export const lifetime = 30 * day;
/** The longest a browser keeps a cookie (RFC 6265bis §5.5); the row decides long before. */
const cookieSeconds = 400 * 86_400;

/** The row's id of a cookie's token: its SHA-256, so that the table opens nothing. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(token),
  );
  return toBase64Url(new Uint8Array(digest));
}

/** Which session a request brings; null for a visitor. */
export async function sessionIdOf(request: Request): Promise<string | null> {
  const token = readCookie(request, cookie);
  return token === null ? null : hashOf(token);
}

/** SQL that is the id of whoever a session belongs to: one row of a primary key. */
export function sessionUserId(sessionId: string | null, now: number): Sql {
  return sessionId === null
    ? sql`NULL`
    : sql`(SELECT userId FROM sessions WHERE id = ${sessionId} AND expiresAt > ${now})`;
}

interface ViewerRow extends Omit<
  Viewer,
  "createdAt" | "preferencesSetAt" | "isPowerAdmin" | "isAdmin"
> {
  createdAt: number;
  preferencesSetAt: number | null;
  isPowerAdmin: number;
}

/** Who a session belongs to. Two rows read. */
export async function findViewer(
  db: Db,
  viewerId: Sql,
): Promise<Viewer | null> {
  const row = await db.first<ViewerRow>(
    sql`SELECT id, username, firstName, lastName, email, profileImageUrl, bio, createdAt,
               preferencesSetAt, adminAccess, isPowerAdmin
        FROM users WHERE id = ${viewerId}`,
  );
  return (
    row && {
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      preferencesSetAt:
        row.preferencesSetAt === null
          ? null
          : new Date(row.preferencesSetAt).toISOString(),
      isPowerAdmin: row.isPowerAdmin === 1,
      isAdmin: row.adminAccess !== "none",
    }
  );
}

/** A new session's Set-Cookie. A session the browser brought along ends: its token may be known. */
export async function startSession(
  db: Db,
  request: Request,
  userId: string,
  now: number,
): Promise<string> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const agent = request.headers.get("user-agent")?.slice(0, 300) ?? null;
  const previous = await sessionIdOf(request);
  await db.batch([
    sql`DELETE FROM sessions WHERE id = ${previous}`,
    sql`INSERT INTO sessions (id, userId, userAgent, createdAt, expiresAt)
        VALUES (${await hashOf(token)}, ${userId}, ${agent}, ${now}, ${now + lifetime})`,
  ]);
  return writeCookie(request, cookie, token, cookieSeconds);
}

/** Ends the session on the server; gives the Set-Cookie that takes it from the browser too. */
export async function endSession(db: Db, request: Request): Promise<string> {
  const id = await sessionIdOf(request);
  if (id !== null) await db.batch([sql`DELETE FROM sessions WHERE id = ${id}`]);
  return writeCookie(request, cookie, "", 0);
}

/** Pushes the end away, at most once a day, so that a visit is seldom a write. */
export async function renewSession(
  db: Db,
  request: Request,
  now: number,
): Promise<void> {
  const id = await sessionIdOf(request);
  await db.batch([
    sql`UPDATE sessions SET expiresAt = ${now + lifetime}
        WHERE id = ${id} AND expiresAt > ${now} AND expiresAt < ${now + lifetime - day}`,
  ]);
}

export async function sweepSessions(db: Db, now: number): Promise<void> {
  await db.batch([sql`DELETE FROM sessions WHERE expiresAt < ${now}`]);
}

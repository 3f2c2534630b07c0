import { dayMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { sessions, users } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import {
  suspendedUntil,
  suspensionMessage,
  type Suspension,
} from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { readCookie, writeCookie } from "./cookies.server";
import type { Env } from "./env.server";
import { isForModerator } from "./moderation.server";
import { sha256, sign, toBase64Url, unsign } from "./sign.server";

const cookie = "session";
/** A session expires after 30 days without a visit. Deleting its row ends it at once. */
export const sessionTtlMs = 30 * dayMs;
/** The maximum that browsers allow (RFC 6265bis §5.5); the row expires long before. */
const cookieMaxAge = 400 * 86_400;

/** The row id is the SHA-256 of the cookie's token, so a leaked table doesn't give access to sessions. */
const hashToken = async (token: string) =>
  (await sha256(token)).toString("base64url");

/** Other cookies are signed with the same key, so each kind of value has its own prefix. */
const valuePrefix = "session:";

/** Signed, so that forged tokens are rejected without a database query. */
async function newToken(secret: string): Promise<string> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return (await sign(valuePrefix + token, secret)).slice(valuePrefix.length);
}

/** Session ids by token, per isolate: checking and hashing a token takes a tenth of a request's CPU. */
const idsByToken = new Map<string, string>();
const maxCachedTokens = 10_000;

/** Null for a visitor. Whether the session still exists is always checked in D1. */
export async function getSessionId(
  request: Request,
  secret: string,
): Promise<string | null> {
  const token = readCookie(request, cookie);
  if (token === null) return null;
  const knownId = idsByToken.get(token);
  if (knownId !== undefined) return knownId;
  if (!(await unsign(valuePrefix + token, secret))) return null;
  const id = await hashToken(token);
  if (idsByToken.size >= maxCachedTokens) idsByToken.clear();
  idsByToken.set(token, id);
  return id;
}

/** SQL for the user id of a valid session, or NULL. Reads one row by primary key. */
export function sessionUserId(sessionId: string | null, now: number): Sql {
  return sessionId === null
    ? sql`NULL`
    : sql`(SELECT userId FROM sessions WHERE id = ${sessionId} AND expiresAt > ${now})`;
}

/** Like `sessionUserId`, but NULL for suspended users. The partial index holds only them, so the check reads no row. */
export function sessionWriterId(sessionId: string | null, now: number): Sql {
  return sql`(SELECT userId FROM sessions WHERE id = ${sessionId} AND expiresAt > ${now} AND NOT EXISTS (
    ${selectSuspendedUntil(sql`userId`, now)}))`;
}

/** A SELECT of the end of the user's suspension (ms), without rows if they aren't suspended. */
export function selectSuspendedUntil(userId: Sql, now: number): Sql {
  return sql`SELECT suspendedUntil FROM users INDEXED BY users_suspended
    WHERE id = ${userId} AND suspendedUntil > ${now}`;
}

type ViewerRow = Row<
  typeof users,
  | Exclude<keyof Viewer, "isAdmin" | "suspended" | "openReports">
  | "suspendedUntil"
> &
  Row<typeof sessions, "expiresAt"> & {
    suspendedFor: string | null;
    openReports: number | null;
  };

/** JSON of why a user is suspended: the decision in force, the only one about them whose suspension has not ended. */
const selectSuspendedFor = (now: number) =>
  sql`CASE WHEN suspendedUntil > ${now} THEN (
        SELECT json_object('reason', coalesce(t.appealReason, t.decisionReason), 'ticketId', t.id)
        FROM report_tickets t WHERE t.subjectId = users.id AND t.suspendedUntil > ${now}
        ORDER BY t.id DESC LIMIT 1) END`;

/** Only for write admins: those that their queue lists, 100 at most. */
const countOpenReports = (now: number) =>
  sql`CASE WHEN (adminAccess = 'write' OR isPowerAdmin) AND coalesce(suspendedUntil, 0) <= ${now} THEN (
        SELECT count(*) FROM (SELECT 1 FROM report_tickets t WHERE t.status = 'open' AND ${isForModerator(sql`users.id`)}
          LIMIT 100)) END`;

/**
 * Null if the session has expired; stale if it was last renewed more than a day ago. Reads two rows, batched with others
 * of the same tick. Names the index, because SQLite would scan all sessions once ANALYZE has seen only a few.
 */
export async function loadSession(
  db: Db,
  sessionId: string,
  now: number,
): Promise<{ viewer: Viewer; isStale: boolean } | null> {
  const row = await db.first<ViewerRow>(
    sql`SELECT users.id, username, firstName, lastName, email, profileImageUrl, bio,
               users.createdAt, preferencesSetAt, adminAccess, isPowerAdmin, defaultAudience, unreadNotifications, followingCount,
               groupsCount, expiresAt, approvesFollowers, suspendedUntil, ${selectSuspendedFor(now)} AS suspendedFor, ${countOpenReports(now)} AS openReports
        FROM sessions INDEXED BY sqlite_autoindex_sessions_1 JOIN users ON users.id = userId
        WHERE sessions.id = ${sessionId} AND expiresAt > ${now}`,
  );
  if (!row) return null;
  const {
    expiresAt,
    suspendedUntil: until,
    suspendedFor,
    openReports,
    ...user
  } = row;
  return {
    viewer: {
      ...user,
      createdAt: new Date(row.createdAt).toISOString(),
      preferencesSetAt:
        row.preferencesSetAt === null
          ? null
          : new Date(row.preferencesSetAt).toISOString(),
      isPowerAdmin: row.isPowerAdmin === 1,
      approvesFollowers: row.approvesFollowers === 1,
      isAdmin: row.adminAccess !== "none",
      ...(openReports !== null && { openReports }),
      ...(until !== null &&
        until > now && {
          suspended: toSuspension(suspendedFor, suspendedUntil(until)),
        }),
    },
    isStale: expiresAt < now + sessionTtlMs - dayMs,
  };
}

function toSuspension(json: string | null, until: string | null): Suspension {
  const cause =
    json === null
      ? { reason: null, ticketId: null }
      : (JSON.parse(json) as Pick<Suspension, "reason" | "ticketId">);
  return { ...cause, until, message: suspensionMessage({ until }) };
}

interface SessionContext {
  db: Db;
  env: Pick<Env, "SESSION_SECRET">;
  request: Request;
  sessionId: string | null;
  now: number;
}

/** Returns the Set-Cookie header. Ends the browser's previous session, because its token may be known to others. */
export async function startSession(
  { db, env, request, sessionId, now }: SessionContext,
  userId: string,
): Promise<string> {
  const token = await newToken(env.SESSION_SECRET);
  const userAgent = request.headers.get("user-agent")?.slice(0, 300) ?? null;
  await db.batch([
    sql`DELETE FROM sessions WHERE id = ${sessionId}`,
    sql`INSERT INTO sessions (id, userId, userAgent, createdAt, expiresAt)
        VALUES (${await hashToken(token)}, ${userId}, ${userAgent}, ${now}, ${now + sessionTtlMs})`,
  ]);
  return writeCookie(request, cookie, token, cookieMaxAge);
}

/** Returns the Set-Cookie header that clears the cookie. */
export async function endSession({
  db,
  request,
  sessionId,
}: Omit<SessionContext, "env" | "now">): Promise<string> {
  if (sessionId !== null) {
    await db.batch([sql`DELETE FROM sessions WHERE id = ${sessionId}`]);
  }
  return writeCookie(request, cookie, "", 0);
}

export async function renewSession(
  db: Db,
  sessionId: string,
  now: number,
): Promise<void> {
  await db.batch([
    sql`UPDATE sessions SET expiresAt = ${now + sessionTtlMs}
        WHERE id = ${sessionId} AND expiresAt > ${now}`,
  ]);
}

/** The Set-Cookie header that extends the cookie of this request. */
export function renewSessionCookie(request: Request): string {
  const token = readCookie(request, cookie) ?? "";
  return writeCookie(request, cookie, token, cookieMaxAge);
}

export const deleteExpiredSessions = async (db: Db, now: number) => {
  await db.batch([sql`DELETE FROM sessions WHERE expiresAt < ${now}`]);
};

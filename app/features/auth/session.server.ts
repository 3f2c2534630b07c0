import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { sessions, users } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { readCookie, writeCookie } from "~/platform/cookies.server";
import { sign, toBase64Url, unsign } from "~/platform/sign.server";
import type { AppContext, Visit } from "~/platform/context.server";
import { suspendedUntil, suspensionWords } from "~/shared/suspension";
import type { Suspension } from "~/shared/suspension";
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

/** Other cookies are signed with the same key; none of their values begins so. */
const mark = "session:";

/** Random, and signed: whoever makes one up is a visitor, before any database is asked. */
async function newToken(secret: string): Promise<string> {
  const name = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return (await sign(mark + name, secret)).slice(mark.length);
}

/** Which session a request brings; null for a visitor. */
export async function sessionIdOf(
  request: Request,
  secret: string,
): Promise<string | null> {
  const token = readCookie(request, cookie);
  if (token === null || !(await unsign(mark + token, secret))) return null;
  return hashOf(token);
}

/** SQL that is the id of whoever a session belongs to: one row of a primary key. */
export function sessionUserId(sessionId: string | null, now: number): Sql {
  return sessionId === null
    ? sql`NULL`
    : sql`(SELECT userId FROM sessions WHERE id = ${sessionId} AND expiresAt > ${now})`;
}

/** The same, NULL also for the suspended: an index that holds them alone says so, at the price of no row. */
export function sessionWriterId(sessionId: string | null, now: number): Sql {
  return sessionId === null
    ? sql`NULL`
    : sql`(SELECT userId FROM sessions WHERE id = ${sessionId} AND expiresAt > ${now} AND NOT EXISTS (
        ${suspensionOf(sql`userId`, now)}))`;
}

/** SQL that is until when whoever a session belongs to may read and not write (ms), or NULL. */
export function sessionSuspendedUntil(
  sessionId: string | null,
  now: number,
): Sql {
  return sql`(${suspensionOf(sessionUserId(sessionId, now), now)})`;
}

function suspensionOf(userId: Sql, now: number): Sql {
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
const suspendedFor = (now: number) =>
  sql`CASE WHEN suspendedUntil > ${now} THEN (
        SELECT json_object('reason', coalesce(t.appealReason, t.decisionReason), 'ticketId', t.id)
        FROM report_tickets t WHERE t.subjectId = users.id AND t.suspendedUntil > ${now}
        ORDER BY t.id DESC LIMIT 1) END`;

/** Only for write admins, at a row per ticket, 100 at most. Tickets about themselves don't count. */
const openReports = (now: number) =>
  sql`CASE WHEN (adminAccess = 'write' OR isPowerAdmin) AND coalesce(suspendedUntil, 0) <= ${now} THEN (
        SELECT count(*) FROM (SELECT 1 FROM report_tickets t WHERE t.status = 'open' AND NOT EXISTS (
          SELECT 1 FROM report_tickets own WHERE own.subjectId = users.id AND own.id = t.id) LIMIT 100)) END`;

/** Who a session belongs to. Two rows read. */
export async function findVisit(
  db: Db,
  sessionId: string,
  now: number,
): Promise<Visit | null> {
  const row = await db.first<ViewerRow>(
    sql`SELECT users.id, username, firstName, lastName, email, profileImageUrl, bio,
               users.createdAt, preferencesSetAt, adminAccess, isPowerAdmin, unreadNotices, expiresAt,
               suspendedUntil, ${suspendedFor(now)} AS suspendedFor, ${openReports(now)} AS openReports
        FROM sessions JOIN users ON users.id = userId
        WHERE sessions.id = ${sessionId} AND expiresAt > ${now}`,
  );
  if (!row) return null;
  const {
    expiresAt,
    suspendedUntil: until,
    suspendedFor: why,
    openReports: waiting,
    ...person
  } = row;
  return {
    viewer: {
      ...person,
      createdAt: new Date(row.createdAt).toISOString(),
      preferencesSetAt:
        row.preferencesSetAt === null
          ? null
          : new Date(row.preferencesSetAt).toISOString(),
      isPowerAdmin: row.isPowerAdmin === 1,
      isAdmin: row.adminAccess !== "none",
      ...(waiting !== null && { openReports: waiting }),
      ...(until !== null &&
        until > now && {
          suspended: toSuspension(why, suspendedUntil(until)),
        }),
    },
    isStale: expiresAt < now + lifetime - day,
  };
}

function toSuspension(json: string | null, until: string | null): Suspension {
  const cause =
    json === null
      ? { reason: null, ticketId: null }
      : (JSON.parse(json) as Pick<Suspension, "reason" | "ticketId">);
  return { ...cause, until, words: suspensionWords({ until }) };
}

type Asked = Pick<AppContext, "db" | "request" | "sessionId">;

/** A new session's Set-Cookie. A session the browser brought along ends: its token may be known. */
export async function startSession(
  { db, env, request, sessionId, now }: Asked & Pick<AppContext, "env" | "now">,
  userId: string,
): Promise<string> {
  const token = await newToken(env.SESSION_SECRET);
  const agent = request.headers.get("user-agent")?.slice(0, 300) ?? null;
  await db.batch([
    sql`DELETE FROM sessions WHERE id = ${sessionId}`,
    sql`INSERT INTO sessions (id, userId, userAgent, createdAt, expiresAt)
        VALUES (${await hashOf(token)}, ${userId}, ${agent}, ${now}, ${now + lifetime})`,
  ]);
  return writeCookie(request, cookie, token, cookieSeconds);
}

/** Ends the session on the server; gives the Set-Cookie that takes it from the browser too. */
export async function endSession({
  db,
  request,
  sessionId,
}: Asked): Promise<string> {
  if (sessionId !== null) {
    await db.batch([sql`DELETE FROM sessions WHERE id = ${sessionId}`]);
  }
  return writeCookie(request, cookie, "", 0);
}

/** Pushes the end away. */
export async function renewSession(
  db: Db,
  sessionId: string,
  now: number,
): Promise<void> {
  await db.batch([
    sql`UPDATE sessions SET expiresAt = ${now + lifetime}
        WHERE id = ${sessionId} AND expiresAt > ${now}`,
  ]);
}

/** The Set-Cookie that keeps the token a request brings as long as a new one. */
export function renewedCookie(request: Request): string {
  const token = readCookie(request, cookie) ?? "";
  return writeCookie(request, cookie, token, cookieSeconds);
}

export async function sweepSessions(db: Db, now: number): Promise<void> {
  await db.batch([sql`DELETE FROM sessions WHERE expiresAt < ${now}`]);
}

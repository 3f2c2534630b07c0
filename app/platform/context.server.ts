import type {} from "@remix-run/cloudflare";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { suspendedUntil, suspensionWords } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { readCookie, writeCookie } from "./cookies.server";
import { readEnv } from "./env.server";
import type { Env } from "./env.server";
import { sign, unsign } from "./sign.server";

/** What the worker's entry hands over for one request. */
export interface Platform {
  env: object;
  waitUntil: (work: Promise<unknown>) => void;
  cache: Cache | null;
}

export interface Visit {
  viewer: Viewer;
  /** The last visit that pushed the session's end away is more than a day ago. */
  isStale: boolean;
}

/** How a feature tells who asks. Given by the entry, because the platform knows no feature. */
export interface ViewerDoor {
  /** Which session the request brings; null for a visitor. `secret`: what cookies are signed with. */
  sessionId: (request: Request, secret: string) => Promise<string | null>;
  /** SQL that is the user id of that session while it is good, or NULL. */
  viewerId: (sessionId: string | null, now: number) => Sql;
  /** The same, NULL also for who may read and not write. */
  writerId: (sessionId: string | null, now: number) => Sql;
  /** SQL that is until when (ms) that is so, or NULL. */
  suspendedUntil: (sessionId: string | null, now: number) => Sql;
  /** Null for a visitor. One read, sharing its trip with whatever else is asked in the same tick. */
  findVisit: (db: Db, sessionId: string, now: number) => Promise<Visit | null>;
  /** Pushes the session's end away. */
  renewSession: (db: Db, sessionId: string, now: number) => Promise<void>;
  /** The Set-Cookie that belongs to that. */
  renewedCookie: (request: Request) => string;
}

/** Everything a loader or leaf may ask of the platform. */
export interface AppContext {
  request: Request;
  env: Env;
  db: Db;
  scripture: Db;
  cache: Cache | null;
  waitUntil: (work: Promise<unknown>) => void;
  /** Of this answer's scripts (CSP). */
  nonce: string;
  /** On every answer (X-Request-Id), with what is logged of a failure and shown to the person. */
  requestId: string;
  /** The request's one time, ms. */
  now: number;
  /** For SQL: the viewer without a trip of its own. */
  viewerId: Sql;
  /** The same for what is written: NULL for the suspended. */
  writerId: Sql;
  /** Names the session that the request brings (its row's id, not its token); null for a visitor. */
  sessionId: string | null;
  viewer: () => Promise<Viewer | null>;
  /** Whether `viewer` has found a session that wants renewing. */
  isSessionStale: boolean;
  /**
   * Whether anybody is, where nobody asks who: `unauthorized` otherwise, and `forbidden` where they want to write
   * and are suspended. One row read, sharing its trip.
   */
  requireSession: (wants: "read" | "write") => Promise<void>;
  requireUser: () => Promise<Viewer>;
  /** Whose the session is, for limits: asked once an isolate, since that never changes. Null for a visitor. */
  personId: () => Promise<string | null>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    app: AppContext;
  }
}

const bookmarkCookie = "bookmark";
/** Other cookies are signed with the same key; none of their values begins so. */
const bookmarkMark = "bookmark:";
/** Replicas are seconds behind; ten minutes are plenty, and then the cookie is not carried for nothing. */
const bookmarkSeconds = 600;

/**
 * Names whom a call is meant for. What was written on a device may be sent when somebody else is signed in there: to
 * such a call that person is nobody.
 */
const memberHeader = "x-member";

/** By session, on this isolate. It says who, never whether the session is still good. */
const sessionPeople = new Map<string, string>();
const sessionPeopleMax = 10_000;

export async function createContext(
  request: Request,
  platform: Platform,
  door: ViewerDoor,
  requestId: string = crypto.randomUUID(),
): Promise<AppContext> {
  const env = readEnv(platform.env);
  const signed = readCookie(request, bookmarkCookie);
  const kept = signed && (await unsign(signed, env.SESSION_SECRET));
  const bookmark = kept?.startsWith(bookmarkMark)
    ? kept.slice(bookmarkMark.length)
    : null;
  const db = new Db(env.DB, bookmark);
  const now = Date.now();
  const sessionId = await door.sessionId(request, env.SESSION_SECRET);
  const member = request.headers.get(memberHeader);
  const ifMeant = (id: Sql) =>
    member === null
      ? id
      : sql`(SELECT id FROM (SELECT ${id} AS id) WHERE id = ${member})`;
  const viewerId = ifMeant(door.viewerId(sessionId, now));
  let viewer: Promise<Viewer | null> | undefined;
  const standing = sql`SELECT ${door.suspendedUntil(sessionId, now)} AS until WHERE ${viewerId} IS NOT NULL`;
  const findViewer = async (id: string) => {
    const visit = await door.findVisit(db, id, now);
    context.isSessionStale = visit?.isStale ?? false;
    const isMeant = member === null || visit?.viewer.id === member;
    return visit && isMeant ? visit.viewer : null;
  };
  const context: AppContext = {
    request,
    env,
    db,
    scripture: new Db(env.SCRIPTURE),
    cache: platform.cache,
    waitUntil: platform.waitUntil,
    nonce: crypto.randomUUID().replaceAll("-", ""),
    requestId,
    now,
    viewerId,
    writerId: ifMeant(door.writerId(sessionId, now)),
    sessionId,
    viewer: () =>
      (viewer ??=
        sessionId === null ? Promise.resolve(null) : findViewer(sessionId)),
    isSessionStale: false,
    requireSession: async (wants) => {
      const row = sessionId !== null && (await db.first<Standing>(standing));
      if (!row) throw new AppError("unauthorized");
      if (wants === "write" && row.until !== null) throw isSuspended(row.until);
    },
    requireUser: async () => {
      const person = await context.viewer();
      if (!person) throw new AppError("unauthorized");
      return person;
    },
    personId: async () => {
      if (sessionId === null) return null;
      const known = sessionPeople.get(sessionId);
      if (known !== undefined) return known;
      const row = await db.first<{ id: string | null }>(
        sql`SELECT ${viewerId} AS id`,
      );
      if (!row?.id) return null;
      if (sessionPeople.size >= sessionPeopleMax) sessionPeople.clear();
      sessionPeople.set(sessionId, row.id);
      return row.id;
    },
  };
  return context;
}

interface Standing {
  /** ms */
  until: number | null;
}

function isSuspended(until: number): AppError {
  return new AppError("forbidden", {
    detail: suspensionWords({ until: suspendedUntil(until) }),
  });
}

/** After a write: the Set-Cookie that lets this person read their own writes from any replica. */
export async function bookmarkHeader(
  context: AppContext,
): Promise<string | null> {
  const { bookmark } = context.db;
  if (bookmark === null) return null;
  return writeCookie(
    context.request,
    bookmarkCookie,
    await sign(bookmarkMark + bookmark, context.env.SESSION_SECRET),
    bookmarkSeconds,
  );
}

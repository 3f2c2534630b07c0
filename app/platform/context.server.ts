import type {} from "@remix-run/cloudflare";
import { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { suspendedUntil, suspensionMessage } from "~/shared/suspension";
import type { Viewer } from "~/shared/viewer";
import { readBookmark } from "./bookmark.server";
import { readEnv, type Env } from "./env.server";
import { RequestRecord } from "./log.server";
import {
  getSessionId,
  loadSession,
  selectSuspendedUntil,
  sessionUserId,
  sessionWriterId,
} from "./session.server";

/** What `entry.worker.ts` passes in for each request. */
export interface WorkerPlatform {
  env: object;
  waitUntil: (work: Promise<unknown>) => void;
  cache: Cache | null;
}

/** Passed to every loader and endpoint. */
export interface AppContext {
  request: Request;
  env: Env;
  db: Db;
  scripture: Db;
  cache: Cache | null;
  waitUntil: (work: Promise<unknown>) => void;
  /** For the Content-Security-Policy. */
  nonce: string;
  /** Sent as X-Request-Id, logged with unexpected errors and shown on the error page. */
  requestId: string;
  record: RequestRecord;
  /** ms. The same for the whole request. */
  now: number;
  /** SQL for the viewer's id, or NULL: needs no query of its own. */
  viewerId: Sql;
  /** For writes: also NULL for suspended users. */
  writerId: Sql;
  /** The id of the session's row, not its token. Set even if the session has expired; null without a cookie. */
  sessionId: string | null;
  viewer: () => Promise<Viewer | null>;
  /** Set by `viewer`: the session should be renewed. */
  isSessionStale: boolean;
  /**
   * Checks the session without loading the viewer: throws `unauthorized`, or `forbidden` for a write while suspended.
   * Reads one row, batched.
   */
  requireSession: (access: "read" | "write") => Promise<void>;
  requireUser: () => Promise<Viewer>;
  /** For rate limits. Cached per isolate, because a session never changes its user. Null for a visitor. */
  sessionUserId: () => Promise<string | null>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    app: AppContext;
  }
}

/**
 * The user that the client expects to be signed in. A shared device may send queued writes after another user has
 * signed in; those requests are treated as anonymous.
 */
const memberHeader = "x-member";

/** Per isolate. Caches the user id only; validity is always checked in D1. */
const userIdsBySession = new Map<string, string>();
const maxCachedSessions = 10_000;

/** `start`: see `Db`. By default a write reads from the primary, so that no decision rests on outdated rows. */
export async function createContext(
  request: Request,
  platform: WorkerPlatform,
  record = new RequestRecord(),
  start = ["GET", "HEAD"].includes(request.method) ? null : "first-primary",
): Promise<AppContext> {
  const env = readEnv(platform.env);
  const bookmark = start ?? (await readBookmark({ env, request }));
  const db = new Db(env.DB, bookmark, record.usage);
  const now = Date.now();
  const sessionId = await getSessionId(request, env.SESSION_SECRET);
  const expectedUserId = request.headers.get(memberHeader);
  const ifExpectedUser = (id: Sql) =>
    expectedUserId === null
      ? id
      : sql`(SELECT id FROM (SELECT ${id} AS id) WHERE id = ${expectedUserId})`;
  const viewerId = ifExpectedUser(sessionUserId(sessionId, now));
  let viewer: Promise<Viewer | null> | undefined;
  const sessionStatus = sql`SELECT (${selectSuspendedUntil(sessionUserId(sessionId, now), now)}) AS until WHERE ${viewerId} IS NOT NULL`;
  const loadViewer = async (id: string) => {
    const session = await loadSession(db, id, now);
    context.isSessionStale = session?.isStale ?? false;
    const isExpected =
      expectedUserId === null || session?.viewer.id === expectedUserId;
    return session && isExpected ? session.viewer : null;
  };
  const context: AppContext = {
    request,
    env,
    db,
    scripture: new Db(env.SCRIPTURE, null, record.usage),
    cache: platform.cache,
    waitUntil: (work) => {
      record.background.push(work);
      platform.waitUntil(work);
    },
    nonce: crypto.randomUUID().replaceAll("-", ""),
    requestId: record.id,
    record,
    now,
    viewerId,
    writerId: ifExpectedUser(sessionWriterId(sessionId, now)),
    sessionId,
    viewer: () =>
      (viewer ??=
        sessionId === null ? Promise.resolve(null) : loadViewer(sessionId)),
    isSessionStale: false,
    requireSession: async (access) => {
      const row =
        sessionId !== null &&
        (await db.first<{ until: number | null }>(sessionStatus));
      if (!row) throw new AppError("unauthorized");
      if (access === "read" || row.until === null) return;
      const until = suspendedUntil(row.until);
      throw new AppError("forbidden", { detail: suspensionMessage({ until }) });
    },
    requireUser: async () => {
      const user = await context.viewer();
      if (!user) throw new AppError("unauthorized");
      return user;
    },
    sessionUserId: async () => {
      if (sessionId === null) return null;
      const known = userIdsBySession.get(sessionId);
      if (known !== undefined) return known;
      const row = await db.first<{ id: string | null }>(
        sql`SELECT ${viewerId} AS id`,
      );
      if (!row?.id) return null;
      if (userIdsBySession.size >= maxCachedSessions) userIdsBySession.clear();
      userIdsBySession.set(sessionId, row.id);
      return row.id;
    },
  };
  return context;
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { sessions } from "~/db/schema";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { deviceLabel } from "./device";
import type { Session } from "./session";
import { sessionTtlMs } from "~/platform/session.server";

/** More than anyone should have; all others can be ended at once. */
const maxListedSessions = 50;

type SessionRow = Row<
  typeof sessions,
  "id" | "userAgent" | "createdAt" | "expiresAt"
>;

/** The current session first, then the others, newest first. One batch, 51 rows at most. */
export async function listSessions(
  db: Db,
  viewerId: string,
  currentId: string | null,
  now: number,
): Promise<Session[]> {
  const [current, others] = await Promise.all([
    db.all<SessionRow>(
      sql`SELECT id, userAgent, createdAt, expiresAt FROM sessions
          WHERE id = ${currentId} AND userId = ${viewerId} AND expiresAt > ${now}`,
    ),
    db.all<SessionRow>(
      sql`SELECT id, userAgent, createdAt, expiresAt FROM sessions
          WHERE userId = ${viewerId} AND id <> ${currentId} AND expiresAt > ${now}
          ORDER BY createdAt DESC LIMIT ${maxListedSessions}`,
    ),
  ]);
  return [...current, ...others].map((row) => ({
    id: row.id,
    device: deviceLabel(row.userAgent),
    createdAt: new Date(row.createdAt).toISOString(),
    // A visit extends the session at most once a day.
    lastSeenAt: new Date(row.expiresAt - sessionTtlMs).toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** Throws `not_found` for other users' sessions. */
export async function endUserSession(
  db: Db,
  viewerId: string,
  sessionId: string,
): Promise<void> {
  const [ended] = await db.batch([
    sql`DELETE FROM sessions WHERE id = ${sessionId} AND userId = ${viewerId} RETURNING id`,
  ]);
  if (!ended?.length) throw new AppError("not_found");
}

/** Ends all sessions of the viewer except the current one, and returns how many these were. */
export async function endOtherSessions(
  db: Db,
  viewerId: string,
  currentId: string | null,
): Promise<{ ended: number }> {
  const [ended] = await db.batch([
    sql`DELETE FROM sessions WHERE userId = ${viewerId} AND id <> ${currentId} RETURNING id`,
  ]);
  return { ended: ended?.length ?? 0 };
}

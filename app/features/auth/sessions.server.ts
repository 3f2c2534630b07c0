import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { sessions } from "~/db/schema";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { deviceLabel } from "./device";
import type { EndedReply, Session } from "./session";
import { lifetime } from "./session.server";

/** Nobody has so many devices; whoever does signs all others out at once. */
const shownMax = 50;

type SessionRow = Row<
  typeof sessions,
  "id" | "userAgent" | "createdAt" | "expiresAt"
>;

/** Where a person is signed in: first where they ask from, then the latest. One trip, 51 rows at most. */
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
          ORDER BY createdAt DESC LIMIT ${shownMax}`,
    ),
  ]);
  return [...current, ...others].map((row) => ({
    id: row.id,
    device: deviceLabel(row.userAgent),
    createdAt: new Date(row.createdAt).toISOString(),
    // A visit pushes the end away, at most once a day.
    lastSeenAt: new Date(row.expiresAt - lifetime).toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** Ends one of the viewer's own sessions at once; `not_found` for anybody else's. */
export async function endSessionOf(
  db: Db,
  viewerId: string,
  sessionId: string,
): Promise<void> {
  const [ended] = await db.batch([
    sql`DELETE FROM sessions WHERE id = ${sessionId} AND userId = ${viewerId} RETURNING id`,
  ]);
  if (!ended?.length) throw new AppError("not_found");
}

/** Ends every session of the viewer's but the one that asks. */
export async function endOtherSessions(
  db: Db,
  viewerId: string,
  currentId: string | null,
): Promise<EndedReply> {
  const [ended] = await db.batch([
    sql`DELETE FROM sessions WHERE userId = ${viewerId} AND id <> ${currentId} RETURNING id`,
  ]);
  return { ended: ended?.length ?? 0 };
}

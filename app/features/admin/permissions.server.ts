import type { Row } from "~/db/row";
import type { sessions, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { actWithAudit } from "~/features/audit/audit.server";
import { hasLevel, requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import type { Viewer } from "~/shared/viewer";
import { signInAgainWords } from "./act-words";
import { requireMatch } from "./acts.server";
import type { Access, Permissions, PermissionsReply } from "./people";

/** GET /api/admin/check-access: anybody signed in may ask for themself. */
export function checkAccess(viewer: Viewer): Access {
  const { adminAccess, isPowerAdmin } = viewer;
  return { hasAccess: hasLevel(viewer, "read"), adminAccess, isPowerAdmin };
}

/** ms: so long after signing in one may say who may do what. */
const fresh = 10 * 60_000;

type Work = Pick<AppContext, "db" | "env" | "now" | "sessionId">;

/**
 * PATCH /api/admin/users/{id}/permissions, for power admins who have just signed in: not one's own level, not a power
 * admin's, not the owner's. Counts with that person's next request. The same level again changes and notes nothing.
 */
export async function setPermissions(
  app: Work,
  viewer: Viewer,
  userId: string,
  { adminAccess, reason }: Permissions,
): Promise<PermissionsReply> {
  requireLevel(viewer, "power");
  const { db, env, now } = app;
  const mayChange = sql`id <> ${viewer.id} AND isPowerAdmin = 0 AND NOT ${isOwner(env)}`;
  await requireMatch(db, userId, mayChange);
  await requireFreshSignIn(app);
  const person = await db.first<Row<typeof users, "adminAccess">>(
    sql`SELECT adminAccess FROM users WHERE id = ${userId}`,
  );
  const reply = { adminAccess, isAdmin: adminAccess !== "none" };
  if (person?.adminAccess === adminAccess) return reply;
  const before = person?.adminAccess ?? "none";
  const rows = await actWithAudit(db, {
    entry: {
      actorId: viewer.id,
      action: "user.level",
      subjectId: userId,
      target: `user:${userId}`,
      reason: reason ?? null,
      before: { adminAccess: before },
      after: { adminAccess },
    },
    // Also against another power admin's change in this very moment.
    when: sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND ${mayChange} AND adminAccess = ${before})`,
    writes: [
      sql`UPDATE users SET adminAccess = ${adminAccess}
          WHERE id = ${userId} AND ${mayChange} AND adminAccess = ${before} RETURNING id`,
    ],
    now,
  });
  if (!rows?.[0]?.length) throw new AppError("conflict");
  return reply;
}

async function requireFreshSignIn({ db, now, sessionId }: Work): Promise<void> {
  const session = await db.first<Row<typeof sessions, "createdAt">>(
    sql`SELECT createdAt FROM sessions WHERE id = ${sessionId}`,
  );
  if (session && now - session.createdAt <= fresh) return;
  throw new AppError("forbidden", { detail: signInAgainWords });
}

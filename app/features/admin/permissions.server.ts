import { minuteMs } from "~/shared/duration.mjs";
import type { Row } from "~/db/row";
import type { sessions, users } from "~/db/schema";
import { sql } from "~/db/sql";
import { runAuditedAction } from "~/features/audit/audit.server";
import { hasLevel, requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import type { Viewer } from "~/shared/viewer";
import { signInAgainMessage } from "./action-text";
import { requireMatch } from "./actions.server";
import type { AdminAccess, Permissions } from "./users";

/** GET /api/admin/check-access */
export function checkAccess(viewer: Viewer): AdminAccess {
  const { adminAccess, isPowerAdmin } = viewer;
  return { hasAccess: hasLevel(viewer, "read"), adminAccess, isPowerAdmin };
}

/** Changing permissions requires a sign-in this recent, so a stolen session isn't enough. */
const maxSignInAgeMs = 10 * minuteMs;

export type AdminContext = Pick<AppContext, "db" | "env" | "now" | "sessionId">;

/**
 * PATCH /api/admin/users/{id}/permissions, for power admins who signed in recently. Refused for their own level, power
 * admins and the owner. Takes effect with the user's next request. Setting the same level again writes nothing.
 */
export async function setPermissions(
  app: AdminContext,
  viewer: Viewer,
  userId: string,
  { adminAccess, reason }: Permissions,
): Promise<{ adminAccess: AdminAccess["adminAccess"]; isAdmin: boolean }> {
  requireLevel(viewer, "power");
  const { db, env, now } = app;
  const canChange = sql`id <> ${viewer.id} AND isPowerAdmin = 0 AND NOT ${isOwner(env)}`;
  await requireMatch(db, userId, canChange);
  await requireRecentSignIn(app, signInAgainMessage);
  const user = await db.first<Row<typeof users, "adminAccess">>(
    sql`SELECT adminAccess FROM users WHERE id = ${userId}`,
  );
  const response = { adminAccess, isAdmin: adminAccess !== "none" };
  if (user?.adminAccess === adminAccess) return response;
  const before = user?.adminAccess ?? "none";
  const rows = await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: "user.level",
      subjectId: userId,
      target: `user:${userId}`,
      reason: reason || null,
      before: { adminAccess: before },
      after: { adminAccess },
    },
    // Checks again inside the batch, in case another power admin has just changed the level.
    when: sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND ${canChange} AND adminAccess = ${before})`,
    writes: [
      sql`UPDATE users SET adminAccess = ${adminAccess}
          WHERE id = ${userId} AND ${canChange} AND adminAccess = ${before} RETURNING id`,
    ],
    now,
  });
  if (!rows?.[0]?.length) throw new AppError("conflict");
  return response;
}

export async function requireRecentSignIn(
  { db, now, sessionId }: AdminContext,
  detail: string,
): Promise<void> {
  const session = await db.first<Row<typeof sessions, "createdAt">>(
    sql`SELECT createdAt FROM sessions WHERE id = ${sessionId}`,
  );
  if (session && now - session.createdAt <= maxSignInAgeMs) return;
  throw new AppError("forbidden", { detail });
}

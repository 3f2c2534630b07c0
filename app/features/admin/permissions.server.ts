import { minuteMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { sessions, users } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import { runAuditedAction } from "~/features/audit/audit.server";
import { hasLevel, requireLevel } from "~/features/users/admin-level";
import { isOwner } from "~/features/users/owner.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import type { Viewer } from "~/shared/viewer";
import { signInAgainMessage } from "./action-text";
import { requireMatch } from "./actions.server";
import type { AdminAccess, Permissions, PowerAdminChange } from "./users";

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
  const { db, env } = app;
  const canChange = sql`id <> ${viewer.id} AND isPowerAdmin = 0 AND NOT ${isOwner(env)}`;
  await requireMatch(db, userId, canChange);
  await requireRecentSignIn(app, signInAgainMessage);
  const before = await getLevel(db, userId);
  const response = { adminAccess, isAdmin: adminAccess !== "none" };
  if (before.adminAccess === adminAccess) return response;
  const isChanged = await changeLevel(app, viewer, userId, {
    reason,
    before,
    after: { ...before, adminAccess },
    canChange,
  });
  if (!isChanged) throw new AppError("conflict");
  return response;
}

/**
 * PUT /api/admin/users/{id}/power-admin, for the owner after a recent sign-in. Refused for the owner's own account. A
 * power admin needs a verified e-mail address and no suspension. Someone who is no longer one has no admin access at
 * all. Takes effect with the user's next request. Setting the same again writes nothing.
 */
export async function setPowerAdmin(
  app: AdminContext,
  viewer: Viewer,
  userId: string,
  { desired, reason }: PowerAdminChange,
): Promise<Pick<AdminAccess, "adminAccess" | "isPowerAdmin">> {
  requireLevel(viewer, "power");
  const { db, env, now } = app;
  await requireMatch(db, viewer.id, isOwner(env));
  await requireMatch(db, userId, sql`NOT ${isOwner(env)}`);
  await requireRecentSignIn(app, signInAgainMessage);
  const before = await getLevel(db, userId);
  if (before.isPowerAdmin === desired) return before;
  const after = {
    adminAccess: desired ? "write" : "none",
    isPowerAdmin: desired,
  } as const;
  const isChanged = await changeLevel(app, viewer, userId, {
    reason,
    before,
    after,
    canChange: sql`NOT ${isOwner(env)} AND (${!desired} OR ${canBePowerAdmin(now)})`,
  });
  const detail =
    "A power admin needs a verified e-mail address and no suspension.";
  if (!isChanged) throw new AppError("conflict", desired ? { detail } : {});
  return after;
}

/** SQL on `users` */
export const canBePowerAdmin = (now: number) =>
  sql`(emailVerified = 1 AND coalesce(suspendedUntil, 0) <= ${now})`;

type Level = Pick<AdminAccess, "adminAccess" | "isPowerAdmin">;

async function getLevel(db: Db, userId: string): Promise<Level> {
  const row = await db.first<Row<typeof users, keyof Level>>(
    sql`SELECT adminAccess, isPowerAdmin FROM users WHERE id = ${userId}`,
  );
  if (!row) throw new AppError("not_found");
  return { ...row, isPowerAdmin: row.isPowerAdmin === 1 };
}

/** The audit log and the user's settings page show `power` for power admins. */
const toAuditValue = ({ adminAccess, isPowerAdmin }: Level) => ({
  adminAccess: isPowerAdmin ? "power" : adminAccess,
});

interface LevelChange {
  reason?: string | undefined;
  before: Level;
  after: Level;
  /** SQL on `users` */
  canChange: Sql;
}

/** Checks again inside the batch, as the account may have just changed. Then it writes nothing and returns false. */
async function changeLevel(
  { db, now }: AdminContext,
  viewer: Viewer,
  userId: string,
  { reason, before, after, canChange }: LevelChange,
): Promise<boolean> {
  const isUnchanged = sql`id = ${userId} AND ${canChange}
    AND adminAccess = ${before.adminAccess} AND isPowerAdmin = ${before.isPowerAdmin}`;
  const rows = await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: "user.level",
      subjectId: userId,
      target: `user:${userId}`,
      reason: reason || null,
      before: toAuditValue(before),
      after: toAuditValue(after),
    },
    when: sql`EXISTS (SELECT 1 FROM users WHERE ${isUnchanged})`,
    writes: [
      sql`UPDATE users SET adminAccess = ${after.adminAccess}, isPowerAdmin = ${after.isPowerAdmin}
          WHERE ${isUnchanged} RETURNING id`,
    ],
    now,
  });
  return rows !== null;
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

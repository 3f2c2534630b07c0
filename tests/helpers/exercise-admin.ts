import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { listViews } from "~/features/admin/admin-views.server";
import { adminUsersQuerySchema, userOrders } from "~/features/admin/users";
import { adminPostsQuerySchema, postOrders } from "~/features/admin/posts";
import {
  listDailyUsers,
  listSessionAnalytics,
} from "~/features/admin/activity.server";
import {
  changeLikes,
  deletePostAsAdmin,
  deleteUserAsAdmin,
} from "~/features/admin/actions.server";
import { listAudit } from "~/features/admin/audit-list.server";
import {
  loadContent,
  loadActivity,
  loadEngagement,
  getStats,
} from "~/features/admin/metrics.server";
import { searchUserIds } from "~/features/admin/user-search.server";
import { listUsers } from "~/features/admin/users.server";
import {
  setPermissions,
  setPowerAdmin,
} from "~/features/admin/permissions.server";
import { listPosts } from "~/features/admin/posts.server";
import { setVerification } from "~/features/admin/verification.server";
import {
  adjustDaily,
  changeGame,
  loadDailyCounts,
  loadGames,
} from "~/features/admin/settings.server";
import { rollUpDays } from "~/features/analytics/daily-rollups.server";
import { toPeriod } from "~/features/analytics/period";
import {
  recordGamePlay,
  recordPageVisit,
  setOptOut,
  deleteExpiredVisits,
} from "~/features/analytics/visit.server";
import { runAuditedAction } from "~/features/audit/audit.server";
import { listAccountActions } from "~/features/audit/account-actions.server";
import type { AppContext } from "~/platform/context.server";
import type { Viewer } from "~/shared/viewer";

const day = 86_400_000;

export const powerAdmin = (id: string) =>
  ({ id, adminAccess: "write", isPowerAdmin: true }) as Viewer;

/**
 * Runs every SQL statement of analytics and of the admin area. The admin looks at `anna`, and deletes `guest` and
 * `postId`.
 */
export async function exerciseAdmin(
  app: AppContext,
  { anna, guest, postId }: { anna: string; guest: string; postId: string },
): Promise<void> {
  const { db, now } = app;
  await recordVisits(db, anna, now);
  await rollUpDays(app, now);
  const viewer = powerAdmin("an admin");
  const period = toPeriod({ days: 30 }, now);
  await loadActivity(app, viewer, period);
  await loadEngagement(app, viewer, period);
  await loadContent(app, viewer, period);
  await getStats(app, viewer);
  await loadDailyCounts(app, viewer);
  await loadGames(app, viewer);
  await searchUserIds(db, "ann");
  const page = { limit: 20, cursor: undefined };
  for (const q of ["", "ann"]) {
    for (const order of userOrders) {
      const query = adminUsersQuerySchema.parse({ q, order });
      await listUsers(db, viewer, query, app.env, now);
      const suspended = { ...query, show: "suspended" } as const;
      await listUsers(db, viewer, suspended, app.env, now);
    }
    for (const order of postOrders) {
      for (const type of [undefined, "text"]) {
        const query = adminPostsQuerySchema.parse({ q, order, type });
        await listPosts(db, viewer, query);
        await listPosts(db, viewer, { ...query, show: "hidden" });
      }
    }
    await listDailyUsers(app, viewer, period, { ...page, q });
    await listSessionAnalytics(db, viewer, period, { ...page, q });
  }
  await listViews["user-posts"].load(app, viewer, { user: anna });
  await listAudit(db, viewer, { ...page, log: "actions" });
  await listAccountActions(db, anna);
  await changeLikes(app, viewer, postId, 5);
  await adjustDaily(app, viewer, "verse", {
    action: "increase",
    type: "likes",
    amount: 5,
  }).catch(() => null);
  await changeGame(app, viewer, { game: "memory", desired: true });
  await db.batch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES ('fresh', ${anna}, ${now}, ${now + day})`,
  ]);
  await setPermissions(app, viewer, guest, { adminAccess: "read" });
  const owner = await db.first<{ id: string }>(
    sql`SELECT id FROM users WHERE lower(email) = ${app.env.OWNER_EMAIL} AND emailVerified = 1`,
  );
  for (const desired of [true, false])
    await setPowerAdmin(app, powerAdmin(owner?.id ?? ""), guest, { desired });
  await db.batch([
    sql`INSERT INTO groups (id, slug, kind, createdAt) VALUES ('church', 'church', 'church', 1)`,
  ]);
  await setVerification(app, viewer, "church", "A page");
  await deletePostAsAdmin(app, viewer, postId);
  await deleteUserAsAdmin(app, viewer, guest, { reason: "So", ban: true });
  await runAuditedAction(db, {
    entry: {
      actorId: "an admin",
      action: "games.opened",
      subjectId: null,
      target: "games",
    },
    now,
  });
}

async function recordVisits(db: Db, anna: string, now: number): Promise<void> {
  for (const at of [now - 2 * day, now - day, now]) {
    await recordPageVisit(db, anna, { page: "bible", sessionId: "1" }, at);
    await recordGamePlay(
      db,
      anna,
      { gameName: "Memory Game", sessionId: "1" },
      at,
    );
  }
  await setOptOut(db, anna, true);
  await deleteExpiredVisits(db, now);
}

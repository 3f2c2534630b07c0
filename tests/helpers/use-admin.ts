import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { adminUsersQuerySchema, userOrders } from "~/features/admin/people";
import { adminPostsQuerySchema, postOrders } from "~/features/admin/posts";
import {
  listDailyUsers,
  listSessionAnalytics,
} from "~/features/admin/activity.server";
import {
  changeLikes,
  removePost,
  removeUser,
} from "~/features/admin/acts.server";
import { listAudit } from "~/features/admin/audit-list.server";
import {
  getContent,
  readActivity,
  readEngagement,
  getStats,
} from "~/features/admin/figures.server";
import { findPeople } from "~/features/admin/found-people.server";
import { listUsers } from "~/features/admin/people.server";
import { setPermissions } from "~/features/admin/permissions.server";
import { listPosts, openPostsOf } from "~/features/admin/posts.server";
import {
  adjustDaily,
  changeGame,
  readDaily,
  readGames,
} from "~/features/admin/settings.server";
import { closeDays } from "~/features/analytics/closed-days.server";
import type { CounterStores } from "~/features/analytics/closed-days.server";
import { periodOf } from "~/features/analytics/period";
import {
  hasOptedOut,
  recordPlay,
  recordVisit,
  setOptOut,
  sweepVisits,
} from "~/features/analytics/visit.server";
import { actWithAudit } from "~/features/audit/audit.server";
import { listOwnActs } from "~/features/audit/own-acts.server";
import type { AppContext } from "~/platform/context.server";
import type { Viewer } from "~/shared/viewer";

const day = 86_400_000;

/** Somebody who may everything. */
export const powerAdmin = (id: string) =>
  ({ id, adminAccess: "write", isPowerAdmin: true }) as Viewer;

/**
 * Sends every statement of analytics and of the admin area: `anna` is looked at, and `guest` and `postId` are gone at
 * the end.
 */
export async function useAdmin(
  app: AppContext,
  { anna, guest, postId }: { anna: string; guest: string; postId: string },
): Promise<void> {
  const { db, now } = app;
  await useVisits(db, anna, now);
  const stores: CounterStores = { db, kv: app.env.COUNTERS };
  await closeDays(stores, now);
  const viewer = powerAdmin("an admin");
  const period = periodOf({ days: 30 }, now);
  await readActivity(stores, viewer, period);
  await readEngagement(stores, viewer, period);
  await getContent(stores, viewer, period);
  await getStats(stores, viewer);
  await readDaily(app, viewer);
  await readGames(app, viewer);
  await findPeople(db, "ann");
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
    await listDailyUsers(stores, viewer, period, { ...page, q });
    await listSessionAnalytics(db, viewer, period, { ...page, q });
  }
  await openPostsOf(db, viewer, anna, page, now);
  await listAudit(db, viewer, { ...page, log: "actions" });
  await listOwnActs(db, anna);
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
  await removePost(app, viewer, postId, null);
  await removeUser(app, viewer, guest, { reason: "So", bar: true });
  await actWithAudit(db, {
    entry: {
      actorId: "an admin",
      action: "games.opened",
      subjectId: null,
      target: "games",
    },
    now,
  });
}

async function useVisits(db: Db, anna: string, now: number): Promise<void> {
  for (const at of [now - 2 * day, now - day, now]) {
    await recordVisit(db, anna, { page: "bible", sessionId: "1" }, at);
    await recordPlay(db, anna, { gameName: "Memory Game", sessionId: "1" }, at);
  }
  await hasOptedOut(db, anna);
  await setOptOut(db, anna, true);
  await sweepVisits(db, now);
}

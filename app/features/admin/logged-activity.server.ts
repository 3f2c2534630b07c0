import type { AnalyticsStores } from "~/features/analytics/daily-rollups.server";
import type { Period } from "~/features/analytics/period";
import { logDataAccess } from "~/features/audit/audit.server";
import type { Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import type { ActivityQuery, DailyUsers, SessionAnalytics } from "./activity";
import { listDailyUsers, listSessionAnalytics } from "./activity.server";

type Query = Omit<ActivityQuery, "days" | "from" | "to">;

/** A list of at most this many users is logged as access to each of them. */
const maxNamedUsers = 5;

/** GET /api/admin/daily-users */
export async function listAndLogDailyUsers(
  stores: AnalyticsStores,
  viewer: Viewer,
  period: Period,
  query: Query,
  now: number,
): Promise<Page<DailyUsers>> {
  const page = await listDailyUsers(stores, viewer, period, query);
  const ids = page.items.flatMap(({ users }) => users.map(({ id }) => id));
  await logSessionAccess(stores, viewer, query, ids, now);
  return page;
}

/** GET /api/admin/session-analytics */
export async function listAndLogSessionAnalytics(
  stores: AnalyticsStores,
  viewer: Viewer,
  period: Period,
  query: Query,
  now: number,
): Promise<Page<SessionAnalytics>> {
  const page = await listSessionAnalytics(stores.db, viewer, period, query);
  const ids = page.items.map(({ userId }) => userId);
  await logSessionAccess(stores, viewer, query, ids, now);
  return page;
}

/** Logs each user of a search or a short list. A longer list is logged once, as a table. */
async function logSessionAccess(
  { db }: AnalyticsStores,
  viewer: Viewer,
  { q }: Query,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const userIds = [...new Set(ids)];
  const isPerUser = q.trim() !== "" || userIds.length <= maxNamedUsers;
  const entry = { actorId: viewer.id, action: "sessions.opened" } as const;
  await logDataAccess(
    db,
    isPerUser
      ? userIds.map((id) => ({ ...entry, subjectId: id, target: `user:${id}` }))
      : [{ ...entry, subjectId: null, target: "table:sessions" }],
    now,
  );
}

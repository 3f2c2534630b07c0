import type { CounterStores } from "~/features/analytics/closed-days.server";
import type { Period } from "~/features/analytics/period";
import { logDataAccess } from "~/features/audit/audit.server";
import type { Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import type { ActivityQuery, DailyUsers, SessionAnalytics } from "./activity";
import { listDailyUsers, listSessionAnalytics } from "./activity.server";

type Query = Omit<ActivityQuery, "days" | "from" | "to">;

/** Whoever sees no more than so many has looked at each of them. */
const few = 5;

/** GET /api/admin/daily-users, with its note. */
export async function openDailyUsers(
  stores: CounterStores,
  viewer: Viewer,
  period: Period,
  query: Query,
  now: number,
): Promise<Page<DailyUsers>> {
  const page = await listDailyUsers(stores, viewer, period, query);
  const ids = page.items.flatMap(({ users }) => users.map(({ id }) => id));
  await noteLooking(stores, viewer, query, ids, now);
  return page;
}

/** GET /api/admin/session-analytics, with its note. */
export async function openSessionAnalytics(
  stores: CounterStores,
  viewer: Viewer,
  period: Period,
  query: Query,
  now: number,
): Promise<Page<SessionAnalytics>> {
  const page = await listSessionAnalytics(stores.db, viewer, period, query);
  const ids = page.items.map(({ userId }) => userId);
  await noteLooking(stores, viewer, query, ids, now);
  return page;
}

/** Of a search each person that it shows; of a list of many, that it was looked through. */
async function noteLooking(
  { db }: CounterStores,
  viewer: Viewer,
  { q }: Query,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const people = [...new Set(ids)];
  const each = q.trim() !== "" || people.length <= few;
  const entry = { actorId: viewer.id, action: "sessions.opened" } as const;
  await logDataAccess(
    db,
    each
      ? people.map((id) => ({ ...entry, subjectId: id, target: `user:${id}` }))
      : [{ ...entry, subjectId: null, target: "table:sessions" }],
    now,
  );
}

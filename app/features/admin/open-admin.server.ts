import { redirect } from "@remix-run/cloudflare";
import { counterStores } from "~/features/analytics/closed-days.server";
import { periodOf, periodQuerySchema } from "~/features/analytics/period";
import { queueQuerySchema } from "~/features/reports/queue";
import { listTickets } from "~/features/reports/queue.server";
import { getTicket } from "~/features/reports/ticket.server";
import { hasLevel } from "~/features/users/admin-level";
import { parseInput } from "~/platform/body.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { pageQuerySchema } from "~/shared/page";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { activityQuerySchema } from "./activity";

import { adminViews } from "./admin-page";
import type { AdminView, AdminViewData, AdminPage } from "./admin-page";
import { auditQuerySchema } from "./audit-item";
import { listAudit } from "./audit-list.server";
import {
  getStats,
  readActivity,
  readContent,
  readEngagement,
} from "./figures.server";
import { openDailyUsers, openSessionAnalytics } from "./open-activity.server";
import { adminUsersQuerySchema } from "./people";
import { listUsers, readPerson } from "./people.server";
import { adminPostsQuerySchema } from "./posts";
import { openPosts, openPostsOf } from "./posts.server";
import { readDaily, readGames } from "./settings.server";

type Search = Record<string, string>;

/** People and posts a page of a view. */
const shown = 30;

/**
 * What `/admin?…` shows. Who has no access is sent home, who may not see the log to the dashboard; a view that does
 * not exist is the dashboard. What cannot be read is null, and everything else stands.
 */
export async function openAdmin(
  app: AppContext,
  viewer: Viewer,
  search: Search,
): Promise<AdminPage> {
  if (!hasLevel(viewer, "read")) throw redirect(urls.root);
  const { adminAccess, isPowerAdmin, id } = viewer;
  const view = adminViews.find((one) => one === search["view"]) ?? "dashboard";
  // A form sends what was left empty as well.
  const given = Object.entries(search).filter(([, value]) => value !== "");
  return {
    access: { hasAccess: true, adminAccess, isPowerAdmin },
    viewerId: id,
    now: app.now,
    ...(await openView(view, app, viewer, Object.fromEntries(given))),
  };
}

/** What an address asks wrongly is left out of it: an old or mistyped one shows the view as it opens. */
async function openView(
  view: AdminView,
  app: AppContext,
  viewer: Viewer,
  search: Search,
): Promise<AdminViewData> {
  try {
    return await views[view](app, viewer, search);
  } catch (error) {
    const wrong = error instanceof AppError ? (error.issues ?? []) : [];
    const names = wrong.flatMap(({ path }) =>
      ["from", "to"].includes(path) ? ["from", "to"] : [path],
    );
    const rest = Object.entries(search).filter(
      ([name]) => !names.includes(name),
    );
    if (rest.length === Object.keys(search).length) throw error;
    return openView(view, app, viewer, Object.fromEntries(rest));
  }
}

const views: {
  [View in AdminView]: (
    app: AppContext,
    viewer: Viewer,
    search: Search,
  ) => Promise<Extract<AdminViewData, { view: View }>>;
} = {
  dashboard: async (app, viewer, search) => {
    const period = periodOf(parseInput(periodQuerySchema, search), app.now);
    const stores = counterStores(app);
    const [stats, analytics, engagement, content, daily, games] =
      await Promise.all([
        settled(app, getStats(stores, viewer)),
        settled(app, readActivity(stores, viewer, period)),
        settled(app, readEngagement(stores, viewer, period)),
        settled(app, readContent(stores, viewer, period)),
        settled(app, readDaily(app, viewer)),
        settled(app, readGames(app, viewer)),
      ]);
    return {
      view: "dashboard",
      dashboard: {
        period,
        stats,
        analytics,
        engagement,
        content,
        daily,
        games,
      },
    };
  },
  users: async (app, viewer, search) => {
    const query = parseInput(adminUsersQuerySchema, {
      ...search,
      limit: shown,
    });
    const users = listUsers(app.db, viewer, query, app.env, app.now);
    return { view: "users", query, users: await settled(app, users) };
  },
  posts: async (app, viewer, search) => {
    const query = parseInput(adminPostsQuerySchema, {
      ...search,
      limit: shown,
    });
    const posts = openPosts(app.db, viewer, query, app.now);
    return { view: "posts", query, posts: await settled(app, posts) };
  },
  "user-posts": async (app, viewer, search) => {
    const query = parseInput(pageQuerySchema, { ...search, limit: shown });
    const { user: userId = "" } = search;
    const [user, posts] = await Promise.all([
      readPerson(app.db, viewer, userId),
      settled(app, openPostsOf(app.db, viewer, userId, query, app.now)),
    ]);
    return { view: "user-posts", user, query, posts };
  },
  "daily-users": async (app, viewer, search) => {
    const query = parseInput(activityQuerySchema, { ...search, limit: shown });
    const period = periodOf(query, app.now);
    const stores = counterStores(app);
    const days = openDailyUsers(stores, viewer, period, query, app.now);
    return {
      view: "daily-users",
      period,
      query,
      days: await settled(app, days),
    };
  },
  "session-analytics": async (app, viewer, search) => {
    const query = parseInput(activityQuerySchema, { ...search, limit: shown });
    const period = periodOf(query, app.now);
    const sessions = await settled(
      app,
      openSessionAnalytics(counterStores(app), viewer, period, query, app.now),
    );
    return { view: "session-analytics", period, query, sessions };
  },
  audit: async (app, viewer, search) => {
    if (!hasLevel(viewer, "power")) throw redirect(urls.admin());
    const query = parseInput(auditQuerySchema, { ...search, limit: shown });
    const lines = await settled(app, listAudit(app.db, viewer, query));
    return { view: "audit", query, lines };
  },
  reports: async (app, viewer, search) => {
    if (!hasLevel(viewer, "write")) throw redirect(urls.admin());
    const query = parseInput(queueQuerySchema, { ...search, limit: shown });
    const { status } = query;
    if (search["ticket"] !== undefined) {
      const ticket = await getTicket(app.db, viewer, search["ticket"], app.now);
      return { view: "reports", status, tickets: null, ticket };
    }
    const tickets = listTickets(app.db, viewer, query, app.now);
    return {
      view: "reports",
      status,
      tickets: await settled(app, tickets),
      ticket: null,
    };
  },
};

/** Null for what fails on our side; who may not see it, and what was asked wrongly, is no failure of ours. */
async function settled<Value>(
  { requestId }: AppContext,
  work: Promise<Value>,
): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    console.error(`[${requestId}]`, error);
    return null;
  }
}

import { redirect } from "@remix-run/cloudflare";
import { getAnalyticsStores } from "~/features/analytics/daily-rollups.server";
import { toPeriod, periodQuerySchema } from "~/features/analytics/period";
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

import {
  adminViews,
  type AdminView,
  type AdminViewData,
  type AdminPage,
} from "./admin-page";
import { auditQuerySchema } from "./audit-item";
import { listAudit } from "./audit-list.server";
import {
  getStats,
  loadActivity,
  loadContent,
  loadEngagement,
} from "./metrics.server";
import {
  listAndLogDailyUsers,
  listAndLogSessionAnalytics,
} from "./logged-activity.server";
import { adminUsersQuerySchema } from "./users";
import { listUsers, getUserForAdmin } from "./users.server";
import { adminPostsQuerySchema } from "./posts";
import { listAndLogPosts, listAndLogUserPosts } from "./posts.server";
import { loadDailyCounts, loadGames } from "./settings.server";

type Search = Record<string, string>;

const pageSize = 30;

/**
 * Loads `/admin?…`. Redirects users without access to / and those without the view's level to the dashboard. An unknown
 * view shows the dashboard. Data that fails to load is null, and the rest of the page still works.
 */
export async function loadAdminPage(
  app: AppContext,
  viewer: Viewer,
  search: Search,
): Promise<AdminPage> {
  if (!hasLevel(viewer, "read")) throw redirect(urls.root);
  const { adminAccess, isPowerAdmin, id } = viewer;
  const view = adminViews.find((one) => one === search["view"]) ?? "dashboard";
  // Forms send empty fields too.
  const filled = Object.entries(search).filter(([, value]) => value !== "");
  return {
    access: { hasAccess: true, adminAccess, isPowerAdmin },
    viewerId: id,
    now: app.now,
    ...(await loadView(view, app, viewer, Object.fromEntries(filled))),
  };
}

/** Ignores invalid query parameters, so that old or mistyped addresses still show the view. */
async function loadView(
  view: AdminView,
  app: AppContext,
  viewer: Viewer,
  search: Search,
): Promise<AdminViewData> {
  try {
    return await views[view](app, viewer, search);
  } catch (error) {
    const issues = error instanceof AppError ? (error.issues ?? []) : [];
    const invalidNames = issues.flatMap(({ path }) =>
      ["from", "to"].includes(path) ? ["from", "to"] : [path],
    );
    const rest = Object.entries(search).filter(
      ([name]) => !invalidNames.includes(name),
    );
    if (rest.length === Object.keys(search).length) throw error;
    return loadView(view, app, viewer, Object.fromEntries(rest));
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
    const period = toPeriod(parseInput(periodQuerySchema, search), app.now);
    const stores = getAnalyticsStores(app);
    const [stats, analytics, engagement, content, daily, games] =
      await Promise.all([
        orNull(app, getStats(stores, viewer)),
        orNull(app, loadActivity(stores, viewer, period)),
        orNull(app, loadEngagement(stores, viewer, period)),
        orNull(app, loadContent(stores, viewer, period)),
        orNull(app, loadDailyCounts(app, viewer)),
        orNull(app, loadGames(app, viewer)),
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
      limit: pageSize,
    });
    const users = listUsers(app.db, viewer, query, app.env, app.now);
    return { view: "users", query, users: await orNull(app, users) };
  },
  posts: async (app, viewer, search) => {
    const query = parseInput(adminPostsQuerySchema, {
      ...search,
      limit: pageSize,
    });
    const posts = listAndLogPosts(app.db, viewer, query, app.now);
    return { view: "posts", query, posts: await orNull(app, posts) };
  },
  "user-posts": async (app, viewer, search) => {
    const query = parseInput(pageQuerySchema, { ...search, limit: pageSize });
    const { user: userId = "" } = search;
    const [user, posts] = await Promise.all([
      getUserForAdmin(app.db, viewer, userId),
      orNull(app, listAndLogUserPosts(app.db, viewer, userId, query, app.now)),
    ]);
    return { view: "user-posts", user, query, posts };
  },
  "daily-users": async (app, viewer, search) => {
    const query = parseInput(activityQuerySchema, {
      ...search,
      limit: pageSize,
    });
    const period = toPeriod(query, app.now);
    const stores = getAnalyticsStores(app);
    const days = listAndLogDailyUsers(stores, viewer, period, query, app.now);
    return {
      view: "daily-users",
      period,
      query,
      days: await orNull(app, days),
    };
  },
  "session-analytics": async (app, viewer, search) => {
    const query = parseInput(activityQuerySchema, {
      ...search,
      limit: pageSize,
    });
    const period = toPeriod(query, app.now);
    const sessions = await orNull(
      app,
      listAndLogSessionAnalytics(
        getAnalyticsStores(app),
        viewer,
        period,
        query,
        app.now,
      ),
    );
    return { view: "session-analytics", period, query, sessions };
  },
  audit: async (app, viewer, search) => {
    if (!hasLevel(viewer, "power")) throw redirect(urls.admin());
    const query = parseInput(auditQuerySchema, { ...search, limit: pageSize });
    const lines = await orNull(app, listAudit(app.db, viewer, query));
    return { view: "audit", query, lines };
  },
  reports: async (app, viewer, search) => {
    if (!hasLevel(viewer, "write")) throw redirect(urls.admin());
    const query = parseInput(queueQuerySchema, { ...search, limit: pageSize });
    const { status } = query;
    if (search["ticket"] !== undefined) {
      const ticket = await getTicket(app.db, viewer, search["ticket"], app.now);
      return { view: "reports", status, tickets: null, ticket };
    }
    const tickets = listTickets(app.db, viewer, query, app.now);
    return {
      view: "reports",
      status,
      tickets: await orNull(app, tickets),
      ticket: null,
    };
  },
};

/** Null for server errors. Rethrows client errors, such as missing access or invalid input. */
async function orNull<Value>(
  { requestId }: AppContext,
  promise: Promise<Value>,
): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    console.error(`[${requestId}]`, error);
    return null;
  }
}

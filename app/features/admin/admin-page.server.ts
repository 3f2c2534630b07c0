import { redirect } from "@remix-run/cloudflare";
import { toPeriod, periodQuerySchema } from "~/features/analytics/period";
import { queueQuerySchema } from "~/features/reports/queue";
import { getTicket } from "~/features/reports/ticket.server";
import { hasLevel } from "~/features/users/admin-level";
import { parseInput } from "~/platform/body.server";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import {
  adminHref,
  adminViews,
  parseView,
  type AdminPage,
  type AdminView,
  type ViewData,
} from "./admin-page";
import { listViews } from "./admin-views.server";
import { orNull } from "./define-admin-view.server";
import type { Dashboard } from "./metrics";
import {
  getStats,
  loadActivity,
  loadContent,
  loadEngagement,
} from "./metrics.server";
import { checkAccess } from "./permissions.server";
import { loadDailyCounts, loadGames } from "./settings.server";
import { getUserForAdmin } from "./users.server";

type Search = Record<string, string>;

/**
 * Loads `/admin?…`. Redirects users without access to / and those without the view's level to the dashboard. An unknown
 * view shows the dashboard, and a view with invalid parameters redirects to the view without any. Data that fails to load is null, and the rest of the page still works.
 */
export async function loadAdminPage(
  app: AppContext,
  viewer: Viewer,
  search: Search,
): Promise<AdminPage> {
  if (!hasLevel(viewer, "read")) throw redirect(urls.root);
  const view = parseView(search["view"]);
  if (!hasLevel(viewer, adminViews[view].level)) throw redirect(urls.admin());
  // Forms send empty fields too.
  const filled = Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => name !== "view" && value !== "",
    ),
  );
  const { cursor: _, ...linkSearch } = filled;
  try {
    return {
      access: checkAccess(viewer),
      viewerId: viewer.id,
      now: app.now,
      search: linkSearch,
      ...(await loadViewData(view, app, viewer, filled)),
    };
  } catch (error) {
    // Old or mistyped addresses still show the view.
    if (error instanceof AppError && error.issues)
      throw redirect(adminHref(view));
    throw error;
  }
}

async function loadViewData(
  view: AdminView,
  app: AppContext,
  viewer: Viewer,
  search: Search,
): Promise<ViewData> {
  switch (view) {
    case "dashboard":
      return { view, dashboard: await loadDashboard(app, viewer, search) };
    case "user-posts": {
      const { user: userId = "" } = search;
      const [user, page] = await Promise.all([
        getUserForAdmin(app.db, viewer, userId),
        listViews[view].load(app, viewer, search),
      ]);
      return { ...page, user };
    }
    case "reports": {
      const { ticket: id } = search;
      if (id === undefined) {
        const page = await listViews[view].load(app, viewer, search);
        return { ...page, ticket: null };
      }
      const query = parseInput(queueQuerySchema, search);
      const ticket = await getTicket(app.db, viewer, id, app.now);
      return { view, query, list: null, ticket };
    }
    default:
      return listViews[view].load(app, viewer, search);
  }
}

async function loadDashboard(
  app: AppContext,
  viewer: Viewer,
  search: Search,
): Promise<Dashboard> {
  const period = toPeriod(parseInput(periodQuerySchema, search), app.now);
  const [stats, analytics, engagement, content, daily, games] =
    await Promise.all([
      orNull(app, getStats(app, viewer)),
      orNull(app, loadActivity(app, viewer, period)),
      orNull(app, loadEngagement(app, viewer, period)),
      orNull(app, loadContent(app, viewer, period)),
      orNull(app, loadDailyCounts(app, viewer)),
      orNull(app, loadGames(app, viewer)),
    ]);
  return { period, stats, analytics, engagement, content, daily, games };
}

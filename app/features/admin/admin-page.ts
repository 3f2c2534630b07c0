import type { QueueQuery, Ticket, TicketPage } from "~/features/reports/queue";
import { displayName, type UserSummary } from "~/features/users/user";
import type { Page, PageQuery } from "~/shared/page";
import { urls } from "~/shared/urls";
import type { ActivityQuery, DailyUsers, SessionAnalytics } from "./activity";
import type { AuditItem, AuditQuery } from "./audit-item";
import type { Dashboard } from "./metrics";
import type { AdminPost, AdminPostsQuery } from "./posts";
import type { AdminAccess, AdminUser, AdminUsersQuery } from "./users";

/**
 * `/admin?view=…`, in the order of the navigation. The default is the dashboard. Lists: admin-views.server.ts.
 * `title`: for the heading and the browser tab. `tab`: null if the navigation leaves it out.
 */
export const adminViews = {
  dashboard: { title: "Admin Dashboard", tab: "Dashboard", level: "read" },
  users: { title: "User Management", tab: "Users", level: "read" },
  posts: { title: "Post Management", tab: "Posts", level: "read" },
  "user-posts": { title: "Posts", tab: null, level: "read" },
  "daily-users": {
    title: "Daily Active Users",
    tab: "Daily users",
    level: "read",
  },
  "session-analytics": {
    title: "Session Analytics",
    tab: "Sessions",
    level: "read",
  },
  reports: { title: "Reports", tab: "Reports", level: "write" },
  audit: { title: "Audit Log", tab: "Audit log", level: "power" },
} as const;

export type AdminView = keyof typeof adminViews;

/** An unknown or missing name means the dashboard. */
export const parseView = (name: string | null | undefined): AdminView =>
  name && Object.hasOwn(adminViews, name) ? (name as AdminView) : "dashboard";

export type AdminQuery = Record<string, string | number | undefined>;

export const adminHref = (view: AdminView, query: AdminQuery = {}): string =>
  urls.admin({ ...(view !== "dashboard" && { view }), ...query });

/** The query and an item of each list. */
export interface Lists {
  users: { query: AdminUsersQuery; item: AdminUser };
  posts: { query: AdminPostsQuery; item: AdminPost };
  "user-posts": { query: PageQuery; item: AdminPost };
  "daily-users": { query: ActivityQuery; item: DailyUsers };
  "session-analytics": { query: ActivityQuery; item: SessionAnalytics };
  audit: { query: AuditQuery; item: AuditItem };
  reports: { query: QueueQuery; item: Ticket };
}

export type ListView = keyof Lists;

export interface ListPage<View extends ListView = ListView> {
  view: View;
  query: Lists[View]["query"];
  /** Null if loading it failed. */
  list: Page<Lists[View]["item"]> | null;
}

type PlainList = Exclude<ListView, "user-posts" | "reports">;

export type ViewData =
  | { view: "dashboard"; dashboard: Dashboard }
  | { [View in PlainList]: ListPage<View> }[PlainList]
  | (ListPage<"user-posts"> & { user: UserSummary })
  // The queue, or one ticket of it.
  | (ListPage<"reports"> & { ticket: TicketPage | null });

/** Loader data of `/admin`. */
export interface AdminPageContext {
  access: AdminAccess;
  viewerId: string;
  /** ms */
  now: number;
  /** The page's valid parameters except `view` and `cursor`, for links that change one of them. */
  search: Record<string, string>;
}

/** What links need that change one parameter. */
export type LinkContext = Pick<AdminPageContext, "search"> & {
  view: AdminView;
};

export type AdminPage = AdminPageContext & ViewData;

export interface ViewProps<View extends ViewData["view"]> {
  page: AdminPageContext & Extract<ViewData, { view: View }>;
}

export function getViewTitle(page: AdminPage): string {
  return page.view === "user-posts"
    ? `Posts by ${displayName(page.user) || "Unknown User"}`
    : adminViews[page.view].title;
}

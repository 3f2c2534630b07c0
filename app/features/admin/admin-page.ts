import type * as z from "zod/mini";
import type { Period } from "~/features/analytics/period";
import type { UserSummary } from "~/features/users/user";
import type { QueueQuery, Ticket, TicketPage } from "~/features/reports/queue";
import type { Page } from "~/shared/page";
import type { AuditItem, AuditQuery } from "./audit-item";
import type { DailyUsers, SessionAnalytics } from "./activity";
import type { Dashboard } from "./metrics";
import type { accessSchema, AdminUser, AdminUsersQuery } from "./users";
import type { AdminPost, AdminPostsQuery } from "./posts";

/** `/admin?view=…`. The default is the dashboard. */
export const adminViews = [
  "dashboard",
  "users",
  "posts",
  "user-posts",
  "daily-users",
  "session-analytics",
  "audit",
  "reports",
] as const;

export type AdminView = (typeof adminViews)[number];

export type AdminAccess = z.infer<typeof accessSchema>;

/** A page of a list; null if loading it failed. */
export type Listed<Item> = Page<Item> | null;

interface DashboardPage {
  view: "dashboard";
  dashboard: Dashboard;
}

interface UsersPage {
  view: "users";
  query: Pick<AdminUsersQuery, "q" | "order" | "show" | "cursor">;
  users: Listed<AdminUser>;
}

interface PostsPage {
  view: "posts";
  query: Pick<AdminPostsQuery, "q" | "type" | "order" | "show" | "cursor">;
  posts: Listed<AdminPost>;
}

interface UserPostsPage {
  view: "user-posts";
  user: UserSummary;
  query: { cursor?: string | undefined };
  posts: Listed<AdminPost>;
}

interface DailyUsersPage {
  view: "daily-users";
  period: Period;
  query: { q: string; cursor?: string | undefined };
  days: Listed<DailyUsers>;
}

interface SessionAnalyticsPage {
  view: "session-analytics";
  period: Period;
  query: { q: string; cursor?: string | undefined };
  sessions: Listed<SessionAnalytics>;
}

interface AuditPage {
  view: "audit";
  query: AuditQuery;
  lines: Listed<AuditItem>;
}

/** The queue, or one ticket of it. */
interface ReportsPage {
  view: "reports";
  status: QueueQuery["status"];
  tickets: Listed<Ticket>;
  ticket: TicketPage | null;
}

export type AdminViewData =
  | DashboardPage
  | UsersPage
  | PostsPage
  | UserPostsPage
  | DailyUsersPage
  | SessionAnalyticsPage
  | AuditPage
  | ReportsPage;

/** Loader data of `/admin`. `now` is in ms. */
export type AdminPage = {
  access: AdminAccess;
  /** The viewer's own id. */
  viewerId: string;
  now: number;
} & AdminViewData;

import type * as z from "zod/mini";
import type { Period } from "~/features/analytics/period";
import type { AuditAction } from "~/features/audit/audit";
import type { UserSummary } from "~/features/users/user";
import type { Page } from "~/shared/page";
import type { DailyUsers, SessionAnalytics } from "./activity";
import type { Dashboard } from "./figures";
import type { accessSchema, AdminUser, AdminUsersQuery } from "./people";
import type { AdminPost, AdminPostsQuery } from "./posts";

/** `/admin?view=…`; without one, the dashboard. */
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

/** By the last sign of life, by all time together, by how often they came. */
export const sessionOrders = ["latest", "time", "sessions"] as const;

export type SessionOrder = (typeof sessionOrders)[number];

/** A page of a list; null where it could not be read. */
export type Listed<Item> = Page<Item> | null;

/** A row of the audit log as it is shown: ids have become people, of whom some may be gone. */
export interface AuditLine {
  seq: number;
  actor: UserSummary | null;
  action: AuditAction;
  subject: UserSummary | null;
  /** As 'post:0193…', 'user:0193…', 'games'. */
  target: string;
  reason: string | null;
  /** JSON */
  before: string | null;
  after: string | null;
  /** ISO 8601 */
  createdAt: string;
}

interface DashboardPage {
  view: "dashboard";
  dashboard: Dashboard;
}

interface UsersPage {
  view: "users";
  query: Pick<AdminUsersQuery, "q" | "order" | "cursor">;
  users: Listed<AdminUser>;
}

interface PostsPage {
  view: "posts";
  query: Pick<AdminPostsQuery, "q" | "type" | "order" | "cursor">;
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
  query: { q: string; order: SessionOrder; cursor?: string | undefined };
  sessions: Listed<SessionAnalytics>;
}

interface AuditPage {
  view: "audit";
  query: { cursor?: string | undefined };
  lines: Listed<AuditLine>;
}

/** Its content is the reports' own. */
interface ReportsPage {
  view: "reports";
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

/** What the loader of `/admin` gives: who looks, when (ms), and the data of the one view. */
export type AdminPage = {
  access: AdminAccess;
  /** The viewer's own id. */
  viewerId: string;
  now: number;
} & AdminViewData;

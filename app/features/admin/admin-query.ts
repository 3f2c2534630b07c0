import { urls } from "~/shared/urls";
import type { AdminView } from "./admin-page";

export type AdminQuery = Record<string, string | number | undefined>;

/** The address of a view, with what narrows it; the dashboard has the bare one. */
export const adminHref = (view: AdminView, query: AdminQuery = {}): string =>
  urls.admin({ ...(view !== "dashboard" && { view }), ...query });

/** How the views are called, in the order of their links (spec §2). */
export const viewTitles: Record<AdminView, string> = {
  dashboard: "Admin Dashboard",
  users: "User Management",
  posts: "Post Management",
  "user-posts": "Posts by a person",
  "daily-users": "Daily Active Users",
  "session-analytics": "Session Analytics",
  reports: "Reports",
  audit: "Audit Log",
};

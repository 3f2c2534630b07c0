import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { AdminView, AdminViewData } from "./admin-page";

export type AdminQuery = Record<string, string | number | undefined>;

/** The address of a view, with what narrows it; the dashboard has the bare one. */
export const adminHref = (view: AdminView, query: AdminQuery = {}): string =>
  urls.admin({ ...(view !== "dashboard" && { view }), ...query });

const titles: Record<AdminView, string> = {
  dashboard: "Admin Dashboard",
  users: "User Management",
  posts: "Post Management",
  "user-posts": "Posts",
  "daily-users": "Daily Active Users",
  "session-analytics": "Session Analytics",
  reports: "Reports",
  audit: "Audit Log",
};

/** spec §2: how a view is called, in its heading and in the browser's tab. */
export function titleOf(page: AdminViewData): string {
  return page.view === "user-posts"
    ? `Posts by ${displayName(page.user) || "Unknown User"}`
    : titles[page.view];
}

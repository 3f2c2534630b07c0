import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { AdminView, AdminViewData } from "./admin-page";

export type AdminQuery = Record<string, string | number | undefined>;

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

/** For the heading and the browser tab. */
export function getViewTitle(page: AdminViewData): string {
  return page.view === "user-posts"
    ? `Posts by ${displayName(page.user) || "Unknown User"}`
    : titles[page.view];
}

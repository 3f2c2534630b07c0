import { Link, useNavigation } from "@remix-run/react";
import type { ComponentType } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { hasLevel } from "~/features/users/admin-level";
import { Badge } from "~/ui/badge";
import { Skeleton } from "~/ui/states";
import { plural } from "~/shared/text";
import { AdminNav } from "./admin-nav";
import {
  adminHref,
  parseView,
  type AdminPage,
  type AdminView,
  type ViewProps,
} from "./admin-page";
import { readOnlyMessage } from "./action-text";
import { AuditView } from "./audit-view/audit-view";
import { DashboardView } from "./dashboard/dashboard-view";
import { ListSkeleton } from "./skeletons";
import { PostsView, UserPostsView } from "./posts-view/posts-view";
import { ReportsView } from "./reports-view/reports-view";
import { DailyUsersView } from "./sessions-view/daily-users-view";
import { SessionAnalyticsView } from "./sessions-view/session-analytics-view";
import { UsersView } from "./users-view/users-view";
import { urls } from "~/shared/urls";

export function AdminScreen({ page }: { page: AdminPage }) {
  const { access, view } = page;
  const pending = usePendingView();
  const { openReports = 0 } = useViewer() ?? {};
  // TypeScript can't tell that the component and the page are of the same view.
  const View = components[view] as ComponentType<{
    page: AdminPage;
    loading: boolean;
  }>;
  const isChangingView = pending !== null && pending !== view;
  return (
    <div className="admin space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminNav current={pending ?? view} access={access} />
        {!hasLevel(access, "write") && <Badge>{readOnlyMessage}</Badge>}
      </div>
      {view === "dashboard" && openReports > 0 && (
        <Link to={adminHref("reports")} className="font-semibold underline">
          {openReports > 99 ? "99+" : openReports}{" "}
          {plural(openReports, "report is", "reports are")} waiting
        </Link>
      )}
      {isChangingView ? (
        <>
          <Skeleton className="h-9 w-64 max-w-full" />
          <ListSkeleton view={pending} />
        </>
      ) : (
        <View page={page} loading={pending === view} />
      )}
    </div>
  );
}

const components: { [View in AdminView]: ComponentType<ViewProps<View>> } = {
  dashboard: DashboardView,
  users: UsersView,
  posts: PostsView,
  "user-posts": UserPostsView,
  "daily-users": DailyUsersView,
  "session-analytics": SessionAnalyticsView,
  reports: ReportsView,
  audit: AuditView,
};

/** The target of a navigation within the admin area; null if there is none. */
function usePendingView(): AdminView | null {
  const { location } = useNavigation();
  if (location?.pathname !== urls.admin()) return null;
  return parseView(new URLSearchParams(location.search).get("view"));
}

import { Link, useNavigation } from "@remix-run/react";
import type { ComponentType } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { hasLevel } from "~/features/users/admin-level";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Badge } from "~/ui/badge";
import { countBadge } from "~/ui/count-badge";
import { Loading, Skeleton } from "~/ui/states";
import { readOnlyMessage } from "./action-text";
import {
  adminHref,
  adminViews,
  parseView,
  type AdminPage,
  type AdminView,
  type ViewProps,
} from "./admin-page";
import { AuditView } from "./audit-view/audit-view";
import { DashboardView } from "./dashboard/dashboard-view";
import { PostsView, UserPostsView } from "./posts-view/posts-view";
import { ReportsView } from "./reports-view/reports-view";
import { DailyUsersView } from "./sessions-view/daily-users-view";
import { SessionAnalyticsView } from "./sessions-view/session-analytics-view";
import type { AdminAccess } from "./users";
import { UsersView } from "./users-view/users-view";

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

export function AdminScreen({ page }: { page: AdminPage }) {
  const { access, view } = page;
  const pending = usePendingView();
  const { openReports = 0 } = useViewer() ?? {};
  // TypeScript can't tell that the component and the page are of the same view.
  const View = components[view] as ComponentType<{ page: AdminPage }>;
  return (
    <div className="admin space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminNav
          current={pending ?? view}
          access={access}
          openReports={openReports}
        />
        {!hasLevel(access, "write") && <Badge>{readOnlyMessage}</Badge>}
      </div>
      {view === "dashboard" && openReports > 0 && (
        <Link to={adminHref("reports")} className="font-semibold underline">
          {openReports > 99 ? "99+" : openReports}{" "}
          {plural(openReports, "report is", "reports are")} waiting
        </Link>
      )}
      {pending !== null && pending !== view ? (
        <ViewSkeleton view={pending} />
      ) : (
        <div
          aria-busy={pending === view}
          className="space-y-6 transition-opacity aria-busy:opacity-50"
        >
          <View page={page} />
        </div>
      )}
    </div>
  );
}

/** The target of a navigation within the admin area; null if there is none. */
function usePendingView(): AdminView | null {
  const { location } = useNavigation();
  if (location?.pathname !== urls.admin()) return null;
  return parseView(new URLSearchParams(location.search).get("view"));
}

interface AdminNavProps {
  current: AdminView;
  access: AdminAccess;
  openReports: number;
}

function AdminNav({ current, access, openReports }: AdminNavProps) {
  const currentTab = current === "user-posts" ? "users" : current;
  return (
    <nav aria-label="Admin">
      <ul className="flex flex-wrap gap-1">
        {(Object.keys(adminViews) as AdminView[]).map((view) => {
          const { tab, level } = adminViews[view];
          if (tab === null || !hasLevel(access, level)) return null;
          return (
            <li key={view}>
              <Link
                to={adminHref(view)}
                aria-current={view === currentTab ? "page" : undefined}
                className="admin-tab"
                {...(view === "reports" &&
                  countBadge(tab, openReports, "waiting"))}
              >
                {tab}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const skeletonCounts: Partial<Record<AdminView, number>> = {
  users: 6,
  "user-posts": 3,
};

function ViewSkeleton({ view }: { view: AdminView }) {
  const inColumns = view === "users" || view === "session-analytics";
  return (
    <>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Loading className={inColumns ? "admin-grid" : "space-y-4"}>
        {Array.from({ length: skeletonCounts[view] ?? 5 }, (_, index) => (
          <div key={index} className="admin-card">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-2 h-3 w-3/5" />
            <Skeleton className="mt-5 h-3 w-full" />
            <Skeleton className="mt-5 h-9 w-40" />
          </div>
        ))}
      </Loading>
    </>
  );
}

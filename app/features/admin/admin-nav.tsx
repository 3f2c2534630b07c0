import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { hasLevel } from "~/features/users/admin-level";
import { countBadge } from "~/ui/count-badge";
import { adminHref, adminViews, type AdminView } from "./admin-page";
import type { AdminAccess } from "./users";

interface AdminNavProps {
  current: AdminView;
  access: AdminAccess;
}

export function AdminNav({ current, access }: AdminNavProps) {
  const views = (Object.keys(adminViews) as AdminView[]).flatMap((view) => {
    const { tab, level } = adminViews[view];
    return tab !== null && hasLevel(access, level) ? [{ view, tab }] : [];
  });
  const { openReports = 0 } = useViewer() ?? {};
  const list = useRef<HTMLUListElement>(null);
  const currentTab = current === "user-posts" ? "users" : current;
  // Scrolls the current tab into view on phones. scrollIntoView would also move the page.
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !open) return;
    const { left, width } = open.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - innerWidth / 2;
  }, [currentTab]);
  return (
    <nav aria-label="Admin" className="min-w-0">
      <ul
        ref={list}
        className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-1 lg:mx-0 lg:px-0"
      >
        {views.map(({ view, tab }) => (
          <li key={view} className="shrink-0">
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
        ))}
      </ul>
    </nav>
  );
}

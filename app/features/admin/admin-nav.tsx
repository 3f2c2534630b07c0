import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { hasLevel, type NeededLevel } from "~/features/users/admin-level";
import { countBadge } from "~/ui/count-badge";
import { adminHref } from "./admin-query";
import type { AdminAccess, AdminView } from "./admin-page";

const entries: readonly {
  view: AdminView;
  label: string;
  requiredLevel?: NeededLevel;
}[] = [
  { view: "dashboard", label: "Dashboard" },
  { view: "users", label: "Users" },
  { view: "posts", label: "Posts" },
  { view: "daily-users", label: "Daily users" },
  { view: "session-analytics", label: "Sessions" },
  { view: "reports", label: "Reports", requiredLevel: "write" },
  { view: "audit", label: "Audit log", requiredLevel: "power" },
];

interface AdminNavProps {
  current: AdminView;
  access: AdminAccess;
}

export function AdminNav({ current, access }: AdminNavProps) {
  const visibleEntries = entries.filter(({ requiredLevel = "read" }) =>
    hasLevel(access, requiredLevel),
  );
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
        {visibleEntries.map(({ view, label }) => (
          <li key={view} className="shrink-0">
            <Link
              to={adminHref(view)}
              aria-current={view === currentTab ? "page" : undefined}
              className="admin-tab"
              {...(view === "reports" &&
                countBadge(label, openReports, "waiting"))}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

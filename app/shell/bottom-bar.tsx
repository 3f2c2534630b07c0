import { Link, useLocation } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { bottomBarEntries, isActive } from "./nav";

export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex h-16 max-w-lg">
        {bottomBarEntries.map((entry) => (
          <li key={entry.to} className="min-w-0 flex-1">
            <Link
              to={entry.to}
              aria-current={isActive(entry, pathname) ? "page" : undefined}
              className="bar-link"
            >
              <span>
                <Icon name={entry.icon} className="size-6" />
              </span>
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

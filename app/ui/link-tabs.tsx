import { Link } from "@remix-run/react";
import type { KeyboardEvent, ReactNode } from "react";

interface LinkTab {
  slug: string;
  label: string;
  to: string;
  className?: string;
}

interface LinkTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** Prefix of the ids of tabs and panel; must be unique on the page. */
  name: string;
  tabs: readonly LinkTab[];
  current: string;
  /** Beside the tabs. */
  action?: ReactNode;
  children: ReactNode;
}

/** ARIA tabs as links: each tab has a URL and works without JavaScript. */
export function LinkTabs({
  label,
  name,
  tabs,
  current,
  action,
  children,
}: LinkTabsProps) {
  const tabId = (slug: string) => `${name}-tab-${slug}`;
  return (
    <>
      <div className="flex items-center gap-1">
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="flex grow flex-wrap gap-1 rounded-full bg-sunken p-1"
        >
          {tabs.map((tab) => {
            const chosen = tab.slug === current;
            return (
              <Link
                key={tab.slug}
                to={tab.to}
                role="tab"
                id={tabId(tab.slug)}
                aria-selected={chosen}
                aria-controls={name}
                preventScrollReset
                className={`link-tab ${tab.className ?? ""}`}
              >
                {tab.label}
              </Link>
            );
          })}
        </div>
        {action}
      </div>
      <div
        role="tabpanel"
        id={name}
        aria-labelledby={tabId(current)}
        className="mt-4"
      >
        {children}
      </div>
    </>
  );
}

/** Arrows, Home and End move between tabs; Space opens one, as Enter does on any link. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tabs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]"),
  ].filter((tab) => tab.offsetParent !== null);
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  const to = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (to !== undefined) tabs[to]?.focus();
  else if (event.key === " ") tabs[index]?.click();
  else return;
  event.preventDefault();
}

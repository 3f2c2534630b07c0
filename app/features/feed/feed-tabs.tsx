import { Link } from "@remix-run/react";
import type { KeyboardEvent, ReactNode } from "react";
import { feedTabHref, feedTabs } from "./feed-tab";
import type { FeedTab } from "./feed-tab";

const panelId = "feed";
const tabId = (tab: FeedTab) => `feed-tab-${tab.slug}`;

/** ARIA tabs that are links: each list has an address, and works before any script does. */
export function FeedTabs({
  current,
  children,
}: {
  current: FeedTab;
  children: ReactNode;
}) {
  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label="Posts"
        onKeyDown={onKeyDown}
        className="flex gap-1 rounded-full bg-sunken p-1"
      >
        {feedTabs.map((tab) => {
          const chosen = tab === current;
          return (
            <Link
              key={tab.slug}
              to={feedTabHref(tab)}
              role="tab"
              id={tabId(tab)}
              aria-selected={chosen}
              aria-controls={panelId}
              preventScrollReset
              className={`flex touch flex-1 items-center justify-center rounded-full px-3 text-sm font-semibold transition-colors focus-visible:-outline-offset-2 ${
                chosen
                  ? "bg-paper text-ink shadow-card dark:bg-line"
                  : "text-ink-soft hover:text-ink"
              } ${tab.type === "video" ? "max-lg:hidden" : ""}`}
            >
              {tab.label}
            </Link>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(current)}
        className="mt-4"
      >
        {children}
      </div>
    </>
  );
}

/** Arrows, Home and End go from tab to tab; Space opens one, as Enter does on any link. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tabs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]"),
  ].filter((tab) => tab.offsetParent !== null);
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const to = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (to !== undefined) tabs[to]?.focus();
  else if (event.key === " ") tabs[at]?.click();
  else return;
  event.preventDefault();
}

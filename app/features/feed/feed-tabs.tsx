import type { ReactNode } from "react";
import { LinkTabs } from "~/ui/link-tabs";
import { feedTabHref, feedTabs, type FeedTab } from "./feed-tab";

const tabs = feedTabs.map((tab) => ({
  ...tab,
  to: feedTabHref(tab),
  className: tab.type === "video" ? "max-lg:hidden" : "",
}));

/** Videos is hidden below 1024 px. */
export function FeedTabs({
  current,
  children,
}: {
  current: FeedTab;
  children: ReactNode;
}) {
  return (
    <LinkTabs label="Posts" name="feed" tabs={tabs} current={current.slug}>
      {children}
    </LinkTabs>
  );
}

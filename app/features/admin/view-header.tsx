import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { adminHref } from "./admin-page";

interface ViewHeaderProps {
  title: string;
  back?: keyof typeof backLabels;
  /** The view's parameters. The link back keeps the period. */
  search?: Record<string, string>;
  /** Subtitle, such as the period. */
  children?: ReactNode;
  actions?: ReactNode;
}

const backLabels = {
  dashboard: "Back to Dashboard",
  users: "Back to Users",
  reports: "Back to Reports",
};

const titleId = "admin-title";

/** For when the focused element was removed. */
export function focusTitle(): void {
  document.getElementById(titleId)?.focus({ preventScroll: true });
}

export function ViewHeader({
  title,
  back,
  search: { days, from, to } = {},
  children,
  actions,
}: ViewHeaderProps) {
  return (
    <header>
      {back && (
        <Button asChild variant="quiet" size="sm" className="-ml-3.5">
          <Link to={adminHref(back, { days, from, to })}>
            <Icon name="arrow-left" />
            {backLabels[back]}
          </Link>
        </Button>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1
            id={titleId}
            tabIndex={-1}
            className="font-serif text-3xl wrap-break-word outline-none"
          >
            {title}
          </h1>
          {children !== undefined && (
            <p className="mt-1 text-sm text-ink-soft">{children}</p>
          )}
        </div>
        {actions}
      </div>
    </header>
  );
}

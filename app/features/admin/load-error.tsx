import { Link, useLocation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** Shown instead of a part that failed to load. */
export function LoadError({
  title,
  className = "",
}: {
  title: string;
  className?: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 text-sm ${className}`}
    >
      <Icon name="warning" className="text-danger" />
      <p className="flex-1">{title}</p>
      <Button asChild variant="secondary" size="sm">
        <Link to={`${pathname}${search}`} replace preventScrollReset>
          Try again
        </Link>
      </Button>
    </div>
  );
}

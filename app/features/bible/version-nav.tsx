import { Link } from "@remix-run/react";
import { versions, type VersionId } from "./versions";

interface VersionNavProps {
  current: VersionId;
  getHref: (version: (typeof versions)[number]) => string;
  className: string;
}

/** Links to the same page in each version. */
export function VersionNav({ current, getHref, className }: VersionNavProps) {
  return (
    <nav
      aria-label="Version"
      className={`flex flex-wrap rounded-full bg-sunken p-1 ${className}`}
    >
      {versions.map((version) => (
        <Link
          key={version.id}
          to={getHref(version)}
          replace
          preventScrollReset
          title={version.name}
          {...(version.id === current && { "aria-current": "page" })}
          className="grid touch place-items-center rounded-full px-3 text-sm font-semibold text-ink-soft aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-card"
        >
          {version.id}
        </Link>
      ))}
    </nav>
  );
}

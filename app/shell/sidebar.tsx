import { Link } from "@remix-run/react";
import { onSignOutClick } from "~/client/sign-out";
import { toggleTheme } from "~/client/theme";
import { SearchField } from "~/features/search/search-field";
import { PersonLink } from "~/features/users/person-row";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { IntentLink } from "~/ui/intent-link";
import { Logo } from "~/ui/logo";
import { Tooltip } from "~/ui/tooltip";
import {
  adminEntry,
  notificationsEntry,
  sidebarEntries,
  notificationsBadge,
  reportsBadge,
} from "./nav";
import { useEntryProps } from "./pending-navigation";
import { ThemeIcon, themeLabel, useTheme } from "./theme";

export function Sidebar({ viewer }: { viewer: Viewer }) {
  const getEntryProps = useEntryProps();
  const theme = useTheme();
  return (
    <header className="sticky top-(--banner) flex h-[calc(100dvh-var(--banner))] w-72 flex-col overflow-y-auto border-r border-line px-4 pt-6 pb-4 max-lg:hidden">
      <Link
        to={urls.home}
        className="flex touch items-center self-start rounded-control px-3"
      >
        <Logo />
      </Link>
      <SearchField className="mt-6" />
      <nav aria-label="Main" className="mt-4">
        <ul className="space-y-1">
          {sidebarEntries.map((entry) => (
            <li key={entry.to} className="relative">
              <IntentLink
                to={entry.to}
                className="nav-link"
                {...getEntryProps(entry)}
                {...(entry === notificationsEntry &&
                  notificationsBadge(viewer))}
              >
                <Icon name={entry.icon} className="size-6" />
                {entry.label}
                {/* A bookmark. */}
                <span className="absolute top-0 right-4 hidden h-5.5 w-3 bg-gold [clip-path:polygon(0_0,100%_0,100%_100%,50%_77%,0_100%)] in-data-highlighted:block" />
              </IntentLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto space-y-1 pt-8">
        {(viewer.isAdmin || viewer.isPowerAdmin) && (
          <IntentLink
            to={adminEntry.to}
            className="nav-link"
            {...getEntryProps(adminEntry)}
            {...reportsBadge(viewer)}
          >
            <Icon name={adminEntry.icon} className="size-6" />
            {adminEntry.label}
          </IntentLink>
        )}
        <a href={urls.api.logout} onClick={onSignOutClick} className="nav-link">
          <Icon name="sign-out" className="size-6" />
          Sign Out
        </a>
        <div className="flex items-center gap-1 border-t border-line pt-3">
          <PersonLink user={viewer} variant="self" />
          <Tooltip label={themeLabel(theme)}>
            <Button variant="quiet" size="icon" onClick={toggleTheme}>
              <ThemeIcon />
            </Button>
          </Tooltip>
        </div>
      </div>
    </header>
  );
}

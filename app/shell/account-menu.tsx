import { Link } from "@remix-run/react";
import { sendJson } from "~/browser/api-client";
import { signOut } from "~/browser/sign-out";
import { toggleTheme } from "~/browser/theme";
import { displayName, initials } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Menu, MenuItem } from "~/ui/menu";
import { reportsBadge } from "./bell";
import { adminEntry } from "./nav";
import { ThemeIcon, themeLabel } from "./theme-label";
import { useTheme } from "./use-theme";

/** Without script a menu cannot open; the one entry nobody can do without then stands by itself. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <a
        href={urls.api.logout}
        className="flex touch items-center px-2 text-sm font-semibold text-primary in-data-js:hidden"
      >
        Sign Out
      </a>
      <ScriptedMenu viewer={viewer} />
    </>
  );
}

function ScriptedMenu({ viewer }: { viewer: Viewer }) {
  const theme = useTheme();
  return (
    <Menu
      label="Account"
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label="Account"
          className="not-in-data-js:hidden"
        >
          <Avatar
            name={displayName(viewer)}
            initials={initials(viewer)}
            src={viewer.profileImageUrl}
            size={36}
          />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={urls.profile()}>
          <Icon name="user" /> Profile
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={urls.settings}>
          <Icon name="settings" /> Settings
        </Link>
      </MenuItem>
      {(viewer.isAdmin || viewer.isPowerAdmin) && (
        <MenuItem asChild>
          <Link to={adminEntry.to} {...reportsBadge(viewer)}>
            <Icon name={adminEntry.icon} /> {adminEntry.label}
          </Link>
        </MenuItem>
      )}
      <MenuItem
        onSelect={() => {
          toggleTheme();
        }}
      >
        <ThemeIcon /> {themeLabel(theme)}
      </MenuItem>
      <MenuItem
        icon="sign-out"
        onSelect={() => {
          void signOut(endSession);
        }}
      >
        Sign Out
      </MenuItem>
    </Menu>
  );
}

/** spec §2: a phone ends the session by a call first, whatever its outcome, and then navigates like the desktop. */
async function endSession(): Promise<void> {
  await sendJson(urls.api.clearSession, () => null).catch(() => null);
}

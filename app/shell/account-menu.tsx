import { Link } from "@remix-run/react";
import { sendJson } from "~/client/api-client";
import { signOut } from "~/client/sign-out";
import { toggleTheme } from "~/client/theme";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { UserAvatar } from "~/features/users/user-avatar";
import { Icon } from "~/ui/icon";
import { Menu, MenuItem } from "~/ui/menu";
import { adminEntry, reportsBadge } from "./nav";
import { ThemeIcon, themeLabel, useTheme } from "./theme";

const links = [
  { to: urls.profile(), icon: "user", label: "Profile" },
  { to: urls.groups(), icon: "people", label: "Groups" },
  { to: urls.prayers, icon: "prayer", label: "My prayers" },
  { to: urls.saved, icon: "bookmark", label: "Saved" },
  { to: urls.settings, icon: "settings", label: "Settings" },
] as const;

/** Without JavaScript a menu can't open, so only a Sign Out link is shown. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const theme = useTheme();
  return (
    <>
      <a
        href={urls.api.logout}
        className="flex without-script touch items-center px-2 text-sm font-semibold text-primary"
      >
        Sign Out
      </a>
      <Menu
        label="Account"
        icon={<UserAvatar user={viewer} size={36} />}
        className=""
      >
        {links.map(({ to, icon, label }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>
              <Icon name={icon} /> {label}
            </Link>
          </MenuItem>
        ))}
        {(viewer.isAdmin || viewer.isPowerAdmin) && (
          <MenuItem asChild>
            <Link to={adminEntry.to} {...reportsBadge(viewer)}>
              <Icon name={adminEntry.icon} /> {adminEntry.label}
            </Link>
          </MenuItem>
        )}
        <MenuItem onClick={toggleTheme}>
          <ThemeIcon /> {themeLabel(theme)}
        </MenuItem>
        <MenuItem
          icon="sign-out"
          onClick={() => {
            void signOut(async () => {
              // On phones this ends the session before the navigation to /api/logout. Errors are ignored.
              await sendJson(urls.api.clearSession, () => null).catch(
                () => null,
              );
            });
          }}
        >
          Sign Out
        </MenuItem>
      </Menu>
    </>
  );
}

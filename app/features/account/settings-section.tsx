import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SettingsCard } from "~/ui/settings-card";

/** Titles by anchor id, in the order of the page. */
export const settingsSections = {
  handle: "Handle",
  theme: "Theme",
  preferences: "Content preferences",
  notifications: "Notifications",
  audience: "New posts",
  followers: "Followers",
  games: "Games",
  prayers: "Prayers",
  anonymous: "Requests without a name",
  visits: "Your visits",
  hidden: "Blocked and muted",
  reports: "Your reports",
  sessions: "Where you're signed in",
  "admin-actions": "Actions by administrators",
  data: "Your data",
  delete: "Delete your account",
} as const;

export const nothingChanged =
  "Something went wrong. Nothing has changed. Please try again.";

/** Sections whose controls need JavaScript. */
const scriptedSections = [
  "theme",
  "notifications",
  "audience",
  "followers",
  "games",
  "prayers",
  "anonymous",
  "visits",
];

const getVisibilityClass = (id: string) =>
  scriptedSections.includes(id) ? "needs-script" : "";

interface SettingsSectionProps {
  id: keyof typeof settingsSections;
  description: string;
  children: ReactNode;
}

export const SettingsSection = (props: SettingsSectionProps) => (
  <SettingsCard
    title={settingsSections[props.id]}
    className={getVisibilityClass(props.id)}
    {...props}
  />
);

export function SettingsNav() {
  return (
    <nav aria-label="Settings" className="mt-2 -ml-1">
      <ul className="flex flex-wrap gap-x-1.5">
        {Object.entries(settingsSections).map(([id, title]) => (
          <li key={id} className={getVisibilityClass(id)}>
            <Link
              to={`#${id}`}
              className="group flex touch items-center justify-center text-sm font-semibold"
            >
              <span className="rounded-full border border-line bg-paper px-3 py-1 text-ink-soft group-hover:border-line-strong group-hover:text-ink">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

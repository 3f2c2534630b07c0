import type { ReactNode } from "react";

/** What the settings are about, in their order, by the anchor of each part. */
export const settingsParts = {
  handle: "Handle",
  theme: "Theme",
  preferences: "Content preferences",
  notifications: "Notifications",
  followers: "Followers",
  games: "Games",
  visits: "Your visits",
  hidden: "Blocked and muted",
  reports: "Your reports",
  sessions: "Where you are signed in",
  acts: "What administrators did with your account",
  data: "Your data",
  delete: "Delete your account",
} as const;

interface SettingsSectionProps {
  id: keyof typeof settingsParts;
  /** One or two sentences on what can be done here. */
  about: ReactNode;
  children: ReactNode;
}

/** One concern of the settings, on a sheet of its own. */
export function SettingsSection({ id, about, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="card scroll-mt-18 p-4 shadow-card sm:p-5 lg:scroll-mt-4"
    >
      <h2 id={`${id}-title`} className="font-serif text-xl">
        {settingsParts[id]}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{about}</p>
      {children}
    </section>
  );
}

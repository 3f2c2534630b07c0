import { Link } from "@remix-run/react";
import { versions } from "~/features/bible/versions";
import { dailyHref, type DailyVariant, type DailyView } from "./daily-view";

export interface VersionSwitchProps {
  view: DailyView;
  variant: DailyVariant;
  /** 'YYYY-MM-DD' */
  today: string;
}

export function VersionSwitch({ view, variant, today }: VersionSwitchProps) {
  const date = view.date === today ? null : view.date;
  return (
    <nav aria-label="Version" className="mr-2 flex rounded-full bg-sunken p-1">
      {versions.map(({ id, name }) => (
        <Link
          key={id}
          to={dailyHref("verse", variant, date, id)}
          replace
          preventScrollReset
          title={name}
          {...(id === view.version && { "aria-current": "page" })}
          className="grid touch place-items-center rounded-full px-3 text-sm font-semibold text-ink-soft aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-card"
        >
          {id}
        </Link>
      ))}
    </nav>
  );
}

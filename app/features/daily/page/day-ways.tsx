import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { versions } from "~/features/bible/versions";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon";
import { generatorHref, passageHref } from "../verse-of-the-day";
import { dayHref, daysBeside } from "./day-view";
import type { DayLook, DayView } from "./day-view";

/** spec §2: Back leads home. Beside it, what else the page offers. */
export function DayBar({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-2 mb-2 flex items-center justify-between">
      <Button asChild variant="quiet">
        <Link to={urls.root}>
          <Icon name="arrow-left" />
          Back
        </Link>
      </Button>
      {children}
    </div>
  );
}

interface DayVersionsProps {
  view: DayView;
  look: DayLook;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** A day's verse in either version. */
export function DayVersions({ view, look, today }: DayVersionsProps) {
  const date = view.date === today ? null : view.date;
  return (
    <nav aria-label="Version" className="mr-2 flex rounded-full bg-sunken p-1">
      {versions.map(({ id, name }) => (
        <Link
          key={id}
          to={dayHref("verse", look, date, id)}
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

interface DayWaysProps extends DayVersionsProps {
  /** See DayShown. */
  member: boolean;
}

/** From a day on: to the days beside it, to the month, into the Bible. */
export function DayWays({ view, look, today, member }: DayWaysProps) {
  const { kind, date, title, version } = view;
  const { earlier, later } = daysBeside(date, today);
  const shown = date === today ? null : date;
  return (
    <>
      <nav
        aria-label="Other days"
        className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-2 tight:flex tight:flex-wrap"
      >
        {earlier === undefined ? (
          <span />
        ) : (
          <Way to={dayHref(kind, look, earlier, version)} className="mr-auto">
            <Icon name="chevron-left" />
            <span>
              Previous<span className="max-sm:sr-only"> day</span>
            </span>
          </Way>
        )}
        <Way to={urls.dailyArchive(kind, date.slice(0, 7))}>
          <Icon name="calendar" />
          All days
        </Way>
        {later === undefined ? (
          <span />
        ) : (
          <Way to={dayHref(kind, look, later, version)} className="ml-auto">
            {later === null ? (
              "Today"
            ) : (
              <span>
                Next<span className="max-sm:sr-only"> day</span>
              </span>
            )}
            <Icon name="chevron-right" />
          </Way>
        )}
      </nav>
      <ul className="card mt-4 divide-y divide-line overflow-hidden">
        {kind === "verse" && (
          <>
            <Further to={passageHref(title, version, member)} icon="book-open">
              Read in the Bible
            </Further>
            <Further to={generatorHref(title, version)} icon="image">
              Make a verse image
            </Further>
          </>
        )}
        <Further
          to={dayHref(
            kind,
            look === "ornate" ? "gradient" : "ornate",
            shown,
            version,
          )}
          icon={look === "ornate" ? "sun" : "bible"}
        >
          {look === "ornate"
            ? "See it in the light of the season"
            : "See it as an illuminated page"}
        </Further>
        <Further
          to={dayHref(kind === "verse" ? "prayer" : "verse", look, shown)}
          icon={kind === "verse" ? "prayer" : "verse"}
        >
          {kind === "verse"
            ? "Go on to the prayer of this day"
            : "Go on to the verse of this day"}
        </Further>
      </ul>
    </>
  );
}

function Way({
  to,
  className = "",
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button asChild variant="quiet" className={className}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

function Further({
  to,
  icon,
  children,
}: {
  to: string;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        className="flex touch items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
      >
        <Icon name={icon} className="size-5 text-gold" />
        {children}
        <Icon name="chevron-right" className="ml-auto size-4 text-ink-soft" />
      </Link>
    </li>
  );
}

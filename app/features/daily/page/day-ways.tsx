import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon";
import { generatorHref, passageHref } from "../verse-of-the-day";
import { dayHref, daysBeside } from "./day-view";
import type { DayLook, DayView } from "./day-view";

/** spec §2: Back leads home. */
export function DayBar() {
  return (
    <div className="-mx-2 mb-2 flex items-center justify-between">
      <Button asChild variant="quiet">
        <Link to={urls.root}>
          <Icon name="arrow-left" />
          Back
        </Link>
      </Button>
    </div>
  );
}

interface DayWaysProps {
  view: DayView;
  look: DayLook;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** From a day on: to the days beside it, to the month, into the Bible. */
export function DayWays({ view, look, today }: DayWaysProps) {
  const { kind, date, title } = view;
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
          <Way to={dayHref(kind, look, earlier)} className="mr-auto">
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
          <Way to={dayHref(kind, look, later)} className="ml-auto">
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
            <Further to={passageHref(title)} icon="book-open">
              Read in the Bible
            </Further>
            <Further to={generatorHref(title)} icon="image">
              Make a verse image
            </Further>
          </>
        )}
        <Further
          to={dayHref(kind, look === "ornate" ? "gradient" : "ornate", shown)}
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

import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { DailyKind } from "../daily";
import { getGradient } from "../church-year";
import type { ArchiveEntry, ArchivePageData } from "./daily-page-data";
import { dailyHref, dailyText, formatMonth } from "../daily-view";

/** Newest day first. */
export function ArchiveMonth({
  kind,
  month,
  earlier,
  later,
  entries,
  today,
}: ArchivePageData) {
  return (
    <div className="mx-auto max-w-3xl">
      <Button asChild variant="quiet" className="-ml-2">
        <Link to={dailyHref(kind, "gradient", null)}>
          <Icon name="arrow-left" />
          {dailyText[kind].name}
        </Link>
      </Button>
      <div className="mt-2 flex items-center gap-2 tight:flex-wrap">
        <h1 className="mr-auto font-serif text-3xl">
          <span className="sr-only">{dailyText[kind].name}, </span>
          {formatMonth(month)}
        </h1>
        <AdjacentMonthLink kind={kind} month={earlier} icon="chevron-left" />
        <AdjacentMonthLink kind={kind} month={later} icon="chevron-right" />
      </div>
      <ol reversed className="mt-5 grid gap-3 sm:grid-cols-2">
        {entries.toReversed().map((entry) => (
          <ArchiveDay
            key={entry.date}
            kind={kind}
            entry={entry}
            today={today}
          />
        ))}
      </ol>
    </div>
  );
}

function ArchiveDay({
  kind,
  entry: { date, title, note },
  today,
}: {
  kind: DailyKind;
  entry: ArchiveEntry;
  today: string;
}) {
  const isToday = date === today;
  const day = new Date(date);
  return (
    <li>
      <Link
        to={dailyHref(kind, "gradient", isToday ? null : date)}
        className="card flex h-full min-h-24 overflow-hidden shadow-card transition-colors hover:border-line-strong"
      >
        <time
          dateTime={date}
          className={`flex w-16 shrink-0 flex-col items-center justify-center bg-linear-to-b text-white ${getGradient(date)}`}
        >
          <span className="text-xs">
            {day.toLocaleDateString("en-US", {
              weekday: "short",
              timeZone: "UTC",
            })}
          </span>
          <span className="font-serif text-2xl">{day.getUTCDate()}</span>
        </time>
        <span className="min-w-0 self-center p-3">
          <span className="font-semibold">{title}</span>
          {isToday && (
            <span className="ml-2 rounded-full bg-gold-soft px-2 py-0.5 text-xs text-gold">
              Today
            </span>
          )}
          <span
            className={`mt-0.5 line-clamp-2 text-sm text-ink-soft ${kind === "verse" ? "font-serif" : ""}`}
          >
            {note}
          </span>
        </span>
      </Link>
    </li>
  );
}

function AdjacentMonthLink({
  kind,
  month,
  icon,
}: {
  kind: DailyKind;
  month: string | null;
  icon: "chevron-left" | "chevron-right";
}) {
  if (month === null) return null;
  return (
    <Button asChild variant="secondary" size="icon">
      <Link to={urls.dailyArchive(kind, month)}>
        <Icon name={icon} label={formatMonth(month)} />
      </Link>
    </Button>
  );
}

import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { DailyKind } from "../daily";
import { gradients, seasonOf } from "../season";
import type { ArchiveEntry, ArchivePage } from "./day-page";
import { dayHref, dayWords, monthName } from "./day-view";

/** A month of days that have been, the newest at the top. */
export function ArchiveMonth({
  kind,
  month,
  earlier,
  later,
  entries,
  today,
}: Omit<ArchivePage, "signedIn">) {
  return (
    <div className="mx-auto max-w-3xl">
      <Button asChild variant="quiet" className="-ml-2">
        <Link to={dayHref(kind, "gradient", null)}>
          <Icon name="arrow-left" />
          {dayWords[kind].name}
        </Link>
      </Button>
      <div className="mt-2 flex items-center gap-2 tight:flex-wrap">
        <h1 className="mr-auto font-serif text-3xl">
          <span className="sr-only">{dayWords[kind].name}, </span>
          {monthName(month)}
        </h1>
        <Beside kind={kind} month={earlier} icon="chevron-left" />
        <Beside kind={kind} month={later} icon="chevron-right" />
      </div>
      <ol reversed className="mt-5 grid gap-3 sm:grid-cols-2">
        {entries.toReversed().map((entry) => (
          <Day key={entry.date} kind={kind} entry={entry} today={today} />
        ))}
      </ol>
    </div>
  );
}

function Day({
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
        to={dayHref(kind, "gradient", isToday ? null : date)}
        className="card flex h-full min-h-24 overflow-hidden shadow-card transition-colors hover:border-line-strong"
      >
        <time
          dateTime={date}
          className={`flex w-16 shrink-0 flex-col items-center justify-center bg-linear-to-b text-white ${gradients[seasonOf(date)]}`}
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

function Beside({
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
        <Icon name={icon} label={monthName(month)} />
      </Link>
    </Button>
  );
}

import { dayMs } from "~/shared/duration.mjs";
import { timeLabel, weekdays } from "~/shared/time";
import type { EventData } from "./event";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** An event is past after its end; without one, once it has started or, if it lasts all day, when its day is over. */
export function isPastEvent(
  event: Pick<EventData, "startsAt" | "time" | "endsAt">,
  now: number,
): boolean {
  if (event.endsAt) return Date.parse(event.endsAt) < now;
  const start = Date.parse(event.startsAt);
  return (event.time === null ? start + dayMs : start) < now;
}

/** 'Saturday, June 6, 2026'. Doesn't use Intl, because the server and the browser must produce the same text. */
export function dateLabel(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return `${weekdays[day.getUTCDay()]}, ${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** 'Saturday, June 6, 2026', or from the first to the last day. */
export function eventDaysLabel({
  date,
  endDate,
}: Pick<EventData, "date" | "endDate">): string {
  const first = dateLabel(date);
  return endDate && endDate !== date
    ? `${first} – ${dateLabel(endDate)}`
    : first;
}

/** '6:30 PM – 8:00 PM', or only the start. */
export function eventHoursLabel(time: string, endTime: string | null): string {
  return endTime
    ? `${timeLabel(time)} – ${timeLabel(endTime)}`
    : timeLabel(time);
}

/** 'JUN' and '6', for the calendar icon. */
export function getCalendarDay(date: string): { month: string; day: string } {
  const [, month, day] = date.split("-").map(Number);
  return {
    month: (months[(month ?? 1) - 1] ?? "").slice(0, 3).toUpperCase(),
    day: `${day ?? ""}`,
  };
}

/**
 * The event's start in the viewer's time zone; null if it's the same as the organiser's time, or if the
 * event has no time. Browser only, because the server doesn't know the viewer's zone. Doesn't use Intl:
 * creating a formatter per event takes a phone 20 ms or more.
 */
export function getViewerTimeLabel(
  event: Pick<EventData, "startsAt" | "date" | "time">,
): string | null {
  if (event.time === null) return null;
  const local = new Date(event.startsAt);
  const [year, month] = [local.getFullYear(), local.getMonth() + 1];
  const date = joinPadded("-", year, month, local.getDate());
  const time = joinPadded(":", local.getHours(), local.getMinutes());
  if (date === event.date) {
    return time === event.time.slice(0, 5) ? null : timeLabel(time);
  }
  return `${dateLabel(date)}, ${timeLabel(time)}`;
}

const joinPadded = (separator: string, ...parts: number[]) =>
  parts.map((part) => `${part}`.padStart(2, "0")).join(separator);

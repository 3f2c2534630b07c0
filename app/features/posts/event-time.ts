import { dayMs } from "~/shared/duration.mjs";
import type { EventData } from "./event";

const weekdays =
  "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
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

/** '18:30' becomes '6:30 PM'. */
export function timeLabel(time: string): string {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? "AM" : "PM"}`;
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

/** Cities with an outdated name in the time zone database. */
const currentNames: Record<string, string> = {
  Asmera: "Asmara",
  Calcutta: "Kolkata",
  Dacca: "Dhaka",
  Faeroe: "Faroe",
  Godthab: "Nuuk",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Macao: "Macau",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
  Thimbu: "Thimphu",
  Truk: "Chuuk",
};

/** `part` is the city in a zone's name, as in 'New_York'. */
export function cityName(part: string): string {
  return currentNames[part] ?? part.replaceAll("_", " ");
}

/** 'America/New_York' becomes 'New York time'. */
export function zoneLabel(timeZone: string): string {
  const city = cityName(timeZone.split("/").at(-1) ?? timeZone);
  return city === "UTC" ? "UTC" : `${city} time`;
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

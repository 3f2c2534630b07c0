import { cityName } from "./city-name";
import type { EventData } from "./event";

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** An event without a time lasts its whole day in the organiser's zone. */
const allDay = 86_400_000;

/** spec §4: a date earlier than now. An all-day event is past when its day is over. */
export function isPastEvent(
  event: Pick<EventData, "startsAt" | "time">,
  now: number,
): boolean {
  const start = Date.parse(event.startsAt);
  return (event.time === null ? start + allDay : start) < now;
}

/** 'Saturday, June 6, 2026'. Spelled here, not by Intl: server and browser must agree to the letter. */
export function dateLabel(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return `${weekdays[day.getUTCDay()]}, ${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** '6:30 PM' of a wall clock's '18:30'. */
export function timeLabel(time: string): string {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? "AM" : "PM"}`;
}

/** 'JUN' and '6', for the leaf of the calendar. */
export function calendarLeaf(date: string): { month: string; day: string } {
  const [, month, day] = date.split("-").map(Number);
  return {
    month: (months[(month ?? 1) - 1] ?? "").slice(0, 3).toUpperCase(),
    day: `${day ?? ""}`,
  };
}

/** 'New York time' of 'America/New_York'. */
export function zoneLabel(timeZone: string): string {
  const place = cityName(timeZone.split("/").at(-1) ?? timeZone);
  return place === "UTC" ? "UTC" : `${place} time`;
}

/**
 * The same instant on the viewer's own clock, or null where that clock shows what the organiser's
 * does, or the event has no time. Browser only: the server does not know the viewer's zone. Without
 * Intl: to make a formatter for each event of a page takes a phone 20 ms and more.
 */
export function viewerTime(
  event: Pick<EventData, "startsAt" | "date" | "time">,
): string | null {
  if (event.time === null) return null;
  const own = new Date(event.startsAt);
  const date = [own.getFullYear(), own.getMonth() + 1, own.getDate()]
    .map(twoDigits)
    .join("-");
  const time = [own.getHours(), own.getMinutes()].map(twoDigits).join(":");
  if (date === event.date) {
    return time === event.time.slice(0, 5) ? null : timeLabel(time);
  }
  return `${dateLabel(date)}, ${timeLabel(time)}`;
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, "0");
}

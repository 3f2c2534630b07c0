import { dayMs, hourMs, minuteMs } from "./duration.mjs";

const week = 7 * dayMs;

/** 'now', minutes under 60, hours under 24, days under 7, then weeks (docs/product.md). */
export function relativeTime(at: Date | string, now: number): string {
  const age = now - new Date(at).getTime();
  if (age < minuteMs) return "now";
  if (age < hourMs) return `${Math.floor(age / minuteMs)}m`;
  if (age < dayMs) return `${Math.floor(age / hourMs)}h`;
  if (age < week) return `${Math.floor(age / dayMs)}d`;
  return `${Math.floor(age / week)}w`;
}

/** 'just now', '5m ago'. */
export function agoLabel(at: string, now: number): string {
  const label = relativeTime(at, now);
  return label === "now" ? "just now" : `${label} ago`;
}

/** 'posted {x} ago' or 'posted now'. */
export function postedLabel(at: Date | string, now: number): string {
  const label = relativeTime(at, now);
  return label === "now" ? "posted now" : `posted ${label} ago`;
}

/** 'YYYY-MM-DD'. Daily content changes at midnight UTC for everyone. */
export function utcDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const dayOfYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** 'in 12 minutes', 'in 7 hours', or after more than a day 'on 3 December'. */
export function timeUntilLabel(at: number, now: number): string {
  const left = at - now;
  if (left > dayMs) return `on ${dayOfYear.format(at)}`;
  const [unit, name] = left > hourMs ? [hourMs, "hour"] : [minuteMs, "minute"];
  const count = Math.max(1, Math.ceil(left / unit));
  return `in ${count} ${name}${count === 1 ? "" : "s"}`;
}

/** Seconds until midnight UTC, at least 1. */
export function secondsLeftToday(at: number): number {
  return Math.max(1, Math.floor((dayMs - (at % dayMs)) / 1000));
}

/** The date so many days later, both 'YYYY-MM-DD'. */
export function addDays(date: string, days: number): string {
  return utcDate(Date.parse(date) + days * dayMs);
}

/** Whole days from 1970 to a 'YYYY-MM-DD' or an ISO time. */
export function toDayNumber(date: string): number {
  return Math.floor(Date.parse(date) / dayMs);
}

/** 'YYYY-MM-DD', 1970 to 9999. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return at >= 0 && new Date(at).toISOString().startsWith(text);
}

/** 'HH:MM', 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** From Sunday, as `Date` counts them. */
export const weekdays =
  "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** '18:30' becomes '6:30 PM'. */
export function timeLabel(time: string): string {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? "AM" : "PM"}`;
}

/** An IANA time zone that this runtime supports. */
export function isTimeZone(name: string): boolean {
  // No offsets: '+05:00' doesn't define daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

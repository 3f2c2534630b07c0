const minute = 60_000;
const hour = 60 * minute;
export const dayMs = 24 * hour;
const week = 7 * dayMs;

/** 'now', minutes under 60, hours under 24, days under 7, then weeks (docs/product.md). */
export function relativeTime(at: Date | string, now: number): string {
  const age = now - new Date(at).getTime();
  if (age < minute) return "now";
  if (age < hour) return `${Math.floor(age / minute)}m`;
  if (age < dayMs) return `${Math.floor(age / hour)}h`;
  if (age < week) return `${Math.floor(age / dayMs)}d`;
  return `${Math.floor(age / week)}w`;
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
  const [unit, name] = left > hour ? [hour, "hour"] : [minute, "minute"];
  const count = Math.max(1, Math.ceil(left / unit));
  return `in ${count} ${name}${count === 1 ? "" : "s"}`;
}

/** Seconds until midnight UTC, at least 1. */
export function secondsLeftToday(at: number): number {
  return Math.max(1, Math.floor((dayMs - (at % dayMs)) / 1000));
}

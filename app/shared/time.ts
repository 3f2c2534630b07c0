const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** spec §9: 'now', minutes under 60, hours under 24, days under 7, then weeks. */
export function relativeTime(at: Date | string, now: number): string {
  const age = now - new Date(at).getTime();
  if (age < minute) return "now";
  if (age < hour) return `${Math.floor(age / minute)}m`;
  if (age < day) return `${Math.floor(age / hour)}h`;
  if (age < week) return `${Math.floor(age / day)}d`;
  return `${Math.floor(age / week)}w`;
}

/** The card's label, spec §2: 'posted {x} ago'; 'posted now' where 'now ago' would be no English. */
export function postedLabel(at: Date | string, now: number): string {
  const label = relativeTime(at, now);
  return label === "now" ? "posted now" : `posted ${label} ago`;
}

/** 'YYYY-MM-DD' of the UTC day: the day of the verse and the prayer, one for the whole world. */
export function utcDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const dayOfYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** When a thing may be done again: 'in 12 minutes', 'in 7 hours', from a day on 'on 3 December'. */
export function againLabel(at: number, now: number): string {
  const left = at - now;
  if (left > day) return `on ${dayOfYear.format(at)}`;
  const [unit, name] = left > hour ? [hour, "hour"] : [minute, "minute"];
  const count = Math.max(1, Math.ceil(left / unit));
  return `in ${count} ${name}${count === 1 ? "" : "s"}`;
}

/** Whole seconds until the next day begins (UTC), at least 1. */
export function secondsLeftToday(at: number): number {
  return Math.max(1, Math.floor((day - (at % day)) / 1000));
}

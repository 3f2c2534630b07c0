import { instantOf, offsetsOf } from "~/shared/zoned-time.mjs";

/** When somebody wants to be left alone, and when they want all at once: HH:MM of the clocks of their zone. */
export interface PushHours {
  timeZone: string;
  quietFrom: string | null;
  quietUntil: string | null;
  dailyAt: string | null;
}

const day = 86_400_000;

const otherDay = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** What the clocks there show: YYYY-MM-DD and HH:MM. */
function clockOf(timeZone: string, at: number): [date: string, time: string] {
  const shown = new Date(at + offsetsOf(timeZone)(at)).toISOString();
  return [shown.slice(0, 10), shown.slice(11, 16)];
}

/** Until when (ms) it is quiet, or null where it is not. The same hour twice is no time at all. */
export function quietEnd(hours: PushHours, now: number): number | null {
  const { timeZone, quietFrom: from, quietUntil: until } = hours;
  if (from === null || until === null || from === until) return null;
  const [date, time] = clockOf(timeZone, now);
  const isPastMidnight = time < until;
  const isQuiet =
    from < until
      ? from <= time && isPastMidnight
      : from <= time || isPastMidnight;
  if (!isQuiet) return null;
  const end = instantOf(
    isPastMidnight ? date : otherDay(date, 1),
    until,
    timeZone,
  );
  // Clocks that have just been put back show an hour again that has ended once.
  return end > now ? end : null;
}

/** The first time of day, at or after an instant (ms), at which they want what has come together. */
export function dailyFrom(
  { timeZone, dailyAt }: PushHours & { dailyAt: string },
  at: number,
): number {
  const [date] = clockOf(timeZone, at);
  const today = instantOf(date, dailyAt, timeZone);
  return today >= at ? today : instantOf(otherDay(date, 1), dailyAt, timeZone);
}

/** The day whose time came last, and when (ms) it was time the day before. */
export function lastDaily(
  { timeZone, dailyAt }: PushHours & { dailyAt: string },
  now: number,
): { date: string; since: number } {
  const [today] = clockOf(timeZone, now);
  const isOver = instantOf(today, dailyAt, timeZone) <= now;
  const date = isOver ? today : otherDay(today, -1);
  return { date, since: instantOf(otherDay(date, -1), dailyAt, timeZone) };
}

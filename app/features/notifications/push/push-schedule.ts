import { addDays } from "~/shared/time";
import { toInstant, createOffsetLookup } from "~/shared/zoned-time.mjs";

/** Times are HH:MM in the user's time zone. */
export interface PushSchedule {
  timeZone: string;
  quietFrom: string | null;
  quietUntil: string | null;
}

/** YYYY-MM-DD and HH:MM in the given time zone. */
function toLocalClock(
  timeZone: string,
  at: number,
): [date: string, time: string] {
  const shown = new Date(at + createOffsetLookup(timeZone)(at)).toISOString();
  return [shown.slice(0, 10), shown.slice(11, 16)];
}

/** When the current quiet hours end (ms), or null outside of them. Equal start and end mean no quiet hours. */
export function getQuietEnd(hours: PushSchedule, now: number): number | null {
  const { timeZone, quietFrom: from, quietUntil: until } = hours;
  if (from === null || until === null || from === until) return null;
  const [date, time] = toLocalClock(timeZone, now);
  const isPastMidnight = time < until;
  const isQuiet =
    from < until
      ? from <= time && isPastMidnight
      : from <= time || isPastMidnight;
  if (!isQuiet) return null;
  const end = toInstant(
    isPastMidnight ? date : addDays(date, 1),
    until,
    timeZone,
  );
  // In the repeated hour after clocks go back, the end may already have passed.
  return end > now ? end : null;
}

import { dayMs } from "~/shared/duration.mjs";
import type { Issue } from "~/shared/errors";
import { addDays } from "~/shared/time";
import { toInstant } from "~/shared/zoned-time.mjs";
import type { EventData } from "./event";
import { isPastEvent } from "./event-time";

/** The organiser's local dates and times. */
export type Schedule = Pick<
  EventData,
  "date" | "time" | "timeZone" | "endDate" | "endTime"
>;

/** Otherwise one event could stay on top of the Events tab for years. */
const maxEventDays = 60;

/** ms since the epoch. An all-day event starts at midnight. */
export function getStart({ date, time, timeZone }: Schedule): number {
  return toInstant(date, time ?? "00:00", timeZone);
}

/** A start that can't be chosen any more. An all-day event can still be created on its day. */
export function isPastStart(schedule: Schedule, now: number): boolean {
  const startsAt = new Date(getStart(schedule)).toISOString();
  return isPastEvent({ startsAt, time: schedule.time, endsAt: null }, now);
}

/** ms since the epoch; null without an end. A last day without a time ends at midnight. */
export function getEnd(schedule: Schedule): number | null {
  const { date, time, timeZone, endDate, endTime } = schedule;
  if (time !== null && endTime !== null) {
    return toInstant(endDate ?? date, endTime, timeZone);
  }
  if (endDate === null) return null;
  return toInstant(addDays(endDate, 1), "00:00", timeZone);
}

/** Why the event can't end then; `path` is the field's name. */
export function getEndProblem(schedule: Schedule): Issue | null {
  const end = getEnd(schedule);
  if (end === null) return null;
  const start = getStart(schedule);
  const { date, endDate } = schedule;
  const path = (endDate ?? date) === date ? "endTime" : "endDate";
  if (end < start)
    return { path, message: "The end can't be before the start." };
  // NaN after the year 9999.
  return end - start <= maxEventDays * dayMs
    ? null
    : { path, message: `An event can last at most ${maxEventDays} days.` };
}

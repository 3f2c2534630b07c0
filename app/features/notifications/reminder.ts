import * as z from "zod/mini";
import { hourMs } from "~/shared/duration.mjs";
import { reminderKinds } from "~/shared/enums";
import { addDays, isTime, isTimeZone } from "~/shared/time";
import { dateIn, toInstant } from "~/shared/zoned-time.mjs";

export type ReminderKind = (typeof reminderKinds)[number];

export const reminderLabels: Record<ReminderKind, string> = {
  verse: "Verse of the Day",
  prayer: "Prayer of the Day",
  list: "Time to pray",
};

export const defaultReminderTime = "07:00";

/** After an outage, a reminder that is this late waits for its next day. */
export const maxReminderDelayMs = hourMs;

export const reminderParams = z.object({ kind: z.enum(reminderKinds) });

export const reminderSchema = z.object({
  /** 'HH:MM' in `timeZone`. */
  localTime: z.string().check(z.refine(isTime, "Enter a time like 18:30.")),
  /** IANA */
  timeZone: z
    .string()
    .check(z.refine(isTimeZone, "Choose a time zone from the list.")),
});

export type Reminder = z.infer<typeof reminderSchema>;

/** The user's reminders that are on. */
export type Reminders = Partial<Record<ReminderKind, Reminder>>;

/**
 * The next time (ms) after `now`. On the day of a clock change, a skipped time is as much later as the clock moved, and
 * a repeated time means the first one.
 */
export function getNextOccurrence(
  { localTime, timeZone }: Reminder,
  now: number,
): number {
  let date = dateIn(now, timeZone);
  let at = toInstant(date, localTime, timeZone);
  while (at <= now) {
    date = addDays(date, 1);
    at = toInstant(date, localTime, timeZone);
  }
  return at;
}

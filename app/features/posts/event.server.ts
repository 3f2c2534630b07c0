import type { Row } from "~/db/row";
import type { events } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import {
  announceChange,
  rescheduleReminders,
  scheduleReminders,
} from "~/features/notify/event-schedule.server";
import { fieldError } from "~/shared/errors";
import { toInstant } from "~/shared/zoned-time.mjs";
import { pastEventProblem, type EventChange, type NewEvent } from "./event";
import { isPastEvent } from "./event-time";

/** The organiser's local date and time. */
export type Schedule = Row<typeof events, "date" | "time" | "timeZone">;

/** ms since the epoch. An all-day event starts at midnight. Throws `invalid` if it is past. */
function getStartInstant(
  { date, time, timeZone }: Schedule,
  now: number,
): number {
  const instant = toInstant(date, time ?? "00:00", timeZone);
  if (isPastEvent({ startsAt: new Date(instant).toISOString(), time }, now)) {
    throw fieldError("eventData.date", pastEventProblem.description);
  }
  return instant;
}

export function insertEvent(
  postId: string,
  event: NewEvent,
  now: number,
): Sql[] {
  const schedule = { ...event, time: event.time ?? null };
  const startsAt = getStartInstant(schedule, now);
  return [
    sql`INSERT INTO events (postId, title, description, date, time, timeZone, startsAt, location, registrationUrl)
        VALUES (${postId}, ${event.title}, ${orNull(event.description)}, ${event.date}, ${schedule.time},
                ${event.timeZone}, ${startsAt}, ${orNull(event.location)}, ${orNull(event.registrationUrl)})`,
    scheduleReminders(postId, { ...schedule, startsAt }, now),
  ];
}

/**
 * An absent key keeps its value, null or an empty text clears it. Date, time, zone and instant are always
 * written together, so that concurrent edits can't mix them. A past event can be edited, but not moved
 * to another past time. Moves the reminders, and notifies interested users of another time or place.
 */
export function updateEvent(
  postId: string,
  change: EventChange,
  stored: Schedule,
  now: number,
): Sql[] {
  const notifications: Sql[] = [];
  const updates: Sql[] = [];
  const set = (assignment: Sql) => {
    updates.push(sql`UPDATE events SET ${assignment} WHERE postId = ${postId}`);
  };
  if (change.title !== undefined) set(sql`title = ${change.title}`);
  if (change.description !== undefined) {
    set(sql`description = ${orNull(change.description)}`);
  }
  if (change.location !== undefined) {
    const location = orNull(change.location);
    set(sql`location = ${location}`);
    notifications.push(
      announceChange(postId, sql`location IS NOT ${location}`, now),
    );
  }
  if (change.registrationUrl !== undefined) {
    set(sql`registrationUrl = ${orNull(change.registrationUrl)}`);
  }
  const { date, time, timeZone } = {
    date: change.date ?? stored.date,
    time: change.time === undefined ? stored.time : change.time,
    timeZone: change.timeZone ?? stored.timeZone,
  };
  const moved =
    date !== stored.date ||
    time !== stored.time ||
    timeZone !== stored.timeZone;
  if (moved) {
    const startsAt = getStartInstant({ date, time, timeZone }, now);
    notifications.push(
      ...rescheduleReminders(postId, { startsAt, time }, now),
      announceChange(
        postId,
        sql`startsAt <> ${startsAt} OR time IS NOT ${time}`,
        now,
      ),
    );
    set(
      sql`date = ${date}, time = ${time}, timeZone = ${timeZone}, startsAt = ${startsAt}`,
    );
  }
  return [...notifications, ...updates];
}

function orNull(text: string | null | undefined): string | null {
  return text || null;
}

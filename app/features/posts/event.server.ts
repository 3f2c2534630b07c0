import type { Row } from "~/db/row";
import type { events } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { instantOf } from "~/shared/zoned-time.mjs";
import { pastEventProblem } from "./event";
import type { EventChange, NewEvent } from "./event";
import { isPastEvent } from "./event-time";

/** When an event is: the organiser's wall clock in their zone. */
export type Schedule = Row<typeof events, "date" | "time" | "timeZone">;

/**
 * ms since the epoch; an event without a time begins with its day. `invalid` for a moment that has
 * passed (spec §5).
 */
function startOf({ date, time, timeZone }: Schedule, now: number): number {
  const at = instantOf(date, time ?? "00:00", timeZone);
  if (isPastEvent({ startsAt: new Date(at).toISOString(), time }, now)) {
    const { description } = pastEventProblem;
    throw new AppError("invalid", {
      detail: description,
      issues: [{ path: "eventData.date", message: description }],
    });
  }
  return at;
}

export function insertEvent(postId: string, event: NewEvent, now: number): Sql {
  const schedule = { ...event, time: event.time ?? null };
  return sql`
    INSERT INTO events (postId, title, description, date, time, timeZone, startsAt, location, registrationUrl)
    VALUES (${postId}, ${event.title}, ${orNull(event.description)}, ${event.date}, ${schedule.time},
            ${event.timeZone}, ${startOf(schedule, now)}, ${orNull(event.location)},
            ${orNull(event.registrationUrl)})`;
}

/**
 * Absent keeps, null (or nothing typed) clears. Date, time and zone are written together with their
 * instant, so that two edits at once cannot leave a moment that belongs to neither. An event that
 * has passed may still be corrected, as long as it is not moved within the past.
 */
export function updateEvent(
  postId: string,
  change: EventChange,
  stored: Schedule,
  now: number,
): Sql[] {
  const updates: Sql[] = [];
  const set = (assignment: Sql) => {
    updates.push(sql`UPDATE events SET ${assignment} WHERE postId = ${postId}`);
  };
  if (change.title !== undefined) set(sql`title = ${change.title}`);
  if (change.description !== undefined) {
    set(sql`description = ${orNull(change.description)}`);
  }
  if (change.location !== undefined) {
    set(sql`location = ${orNull(change.location)}`);
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
    const startsAt = startOf({ date, time, timeZone }, now);
    set(
      sql`date = ${date}, time = ${time}, timeZone = ${timeZone}, startsAt = ${startsAt}`,
    );
  }
  return updates;
}

function orNull(text: string | null | undefined): string | null {
  return text || null;
}

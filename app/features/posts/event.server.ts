import { sql, type Sql } from "~/db/sql";
import {
  announceChange,
  rescheduleReminders,
  scheduleReminders,
} from "~/features/notify/event-schedule.server";
import { fieldError } from "~/shared/errors";
import { pastEventProblem, type EventChange, type NewEvent } from "./event";
import {
  getEnd,
  getEndProblem,
  getStart,
  isPastStart,
  type Schedule,
} from "./event-schedule";

/** ms since the epoch. Throws `invalid` if the event would end before it starts. */
function getInstants(schedule: Schedule) {
  const problem = getEndProblem(schedule);
  if (problem) throw fieldError(`eventData.${problem.path}`, problem.message);
  return { startsAt: getStart(schedule), endsAt: getEnd(schedule) };
}

function refusePastStart(schedule: Schedule, now: number): void {
  if (isPastStart(schedule, now)) {
    throw fieldError("eventData.date", pastEventProblem.description);
  }
}

export function insertEvent(
  postId: string,
  event: NewEvent,
  now: number,
): Sql[] {
  const { date, timeZone, time = null, endDate = null } = event;
  const endTime = (time && event.endTime) ?? null;
  const schedule = { date, time, timeZone, endDate, endTime };
  const { startsAt, endsAt } = getInstants(schedule);
  refusePastStart(schedule, now);
  return [
    sql`INSERT INTO events (postId, title, description, date, time, timeZone, startsAt, endDate, endTime, endsAt,
                            location, registrationUrl, isPublic, groupId)
        SELECT ${postId}, ${event.title}, ${orNull(event.description)}, ${date}, ${time},
                ${timeZone}, ${startsAt}, ${endDate}, ${endTime}, ${endsAt},
                ${orNull(event.location)}, ${orNull(event.registrationUrl)},
                audience = 'everyone' AND groupId IS NULL, groupId FROM posts WHERE id = ${postId}`,
    scheduleReminders(postId, { startsAt, time }, now),
  ];
}

/**
 * An absent key keeps its value, null or an empty text clears it. Date, time, zone and instant are always
 * written together with the end, so that concurrent edits can't mix them. A past event can be edited, but not moved
 * to another past time. Moves the reminders, and notifies interested users of another start or place.
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
  const mergeField = (name: "time" | "endDate" | "endTime") =>
    change[name] === undefined ? stored[name] : change[name];
  const time = mergeField("time");
  const schedule = {
    date: change.date ?? stored.date,
    time,
    timeZone: change.timeZone ?? stored.timeZone,
    endDate: mergeField("endDate"),
    endTime: time && mergeField("endTime"),
  };
  const { date, timeZone, endDate, endTime } = schedule;
  const isMoved =
    date !== stored.date ||
    time !== stored.time ||
    timeZone !== stored.timeZone;
  const isEndMoved = endDate !== stored.endDate || endTime !== stored.endTime;
  if (!isMoved && !isEndMoved) return [...notifications, ...updates];
  const { startsAt, endsAt } = getInstants(schedule);
  if (isMoved) {
    refusePastStart(schedule, now);
    notifications.push(
      ...rescheduleReminders(postId, { startsAt, time }, now),
      announceChange(
        postId,
        sql`startsAt <> ${startsAt} OR time IS NOT ${time}`,
        now,
      ),
    );
  }
  set(
    sql`date = ${date}, time = ${time}, timeZone = ${timeZone}, startsAt = ${startsAt},
        endDate = ${endDate}, endTime = ${endTime}, endsAt = ${endsAt}`,
  );
  return [...notifications, ...updates];
}

function orNull(text: string | null | undefined): string | null {
  return text || null;
}

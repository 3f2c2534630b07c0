import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { noticeHours, notices, pushes } from "~/db/schema";
import { sql } from "~/db/sql";
import { noticeDefaults, switchOf } from "~/features/notifications/notice";
import type { NoticeLevel } from "~/features/notifications/notice";
import type { ScheduleContext } from "~/platform/schedule.server";
import { dailyFrom, lastDaily, quietEnd } from "./push-hours";
import type { PushHours } from "./push-hours";
import { keyOf } from "./push-message";
import type { PushMessage } from "./push-message";

/** Rows a trip; decided here: their answer has some 200 bytes each. */
const pageSize = 500;
/** Trips a run: 20,000 notices a minute, and a run that comes to an end. */
const pagesMax = 40;
/** What a queue takes at once. */
const sendMax = 100;
/** Nobody has so many (devices.server.ts). */
const devicesMax = 50;

type DueRow = Row<typeof pushes, "noticeId" | "userId" | "dueAt"> &
  Row<typeof notices, "kind" | "seenAt"> &
  Partial<Row<typeof noticeHours, "quietFrom" | "quietUntil" | "dailyAt">> & {
    timeZone: string | null;
    /** Of a reminder's event. */
    startsAt: number | null;
    /** JSON: what the person has chosen themself, by switch. */
    levels: string;
    /** JSON: ids. */
    devices: string;
  };

/** What is to be done with one: nothing more, something later (ms), or now. */
export type PushPlan =
  | { do: "drop" }
  | { do: "wait"; until: number }
  | { do: "push"; daily: { date: string; since: number } | null };

/**
 * Hands what is due to the queue. The queue first and the rows after: who dies between the two hands over again, and
 * whoever takes the message knows what they have pushed already. Bill: seven rows a notice, and one more for each
 * device but the first.
 */
export async function handOverPushes({
  db,
  env,
  now,
}: ScheduleContext): Promise<void> {
  for (let page = 0; page < pagesMax; page += 1) {
    const rows = await findDue(db, now);
    const messages = new Map<string, PushMessage>();
    const done: string[] = [];
    const waiting: { noticeId: string; until: number }[] = [];
    for (const row of rows) {
      const plan = planOf(row, now);
      if (plan.do === "wait") {
        waiting.push({ noticeId: row.noticeId, until: plan.until });
        continue;
      }
      done.push(row.noticeId);
      if (plan.do === "drop") continue;
      for (const message of messagesOf(row, plan.daily)) {
        messages.set(`${keyOf(message)} ${message.deviceId}`, message);
      }
    }
    await send(env.PUSHES, [...messages.values()]);
    if (rows.length > 0) {
      await db.batch([
        sql`DELETE FROM pushes WHERE noticeId IN (SELECT value FROM json_each(${JSON.stringify(done)}))`,
        sql`UPDATE pushes SET dueAt = value ->> 'until' FROM json_each(${JSON.stringify(waiting)})
            WHERE noticeId = value ->> 'noticeId'`,
      ]);
    }
    if (rows.length < pageSize) return;
  }
}

function findDue(db: Db, now: number): Promise<DueRow[]> {
  return db.all<DueRow>(
    sql`SELECT p.noticeId, p.userId, p.dueAt, n.kind, n.seenAt, e.startsAt,
          h.timeZone, h.quietFrom, h.quietUntil, h.dailyAt,
          (SELECT json_group_object(kind, level) FROM notice_levels WHERE userId = p.userId) AS levels,
          (SELECT json_group_array(id) FROM (SELECT id FROM push_devices
            WHERE userId = p.userId LIMIT ${devicesMax})) AS devices
        FROM pushes p CROSS JOIN notices n ON n.id = p.noticeId
          LEFT JOIN events e ON n.kind = 'reminder' AND e.postId = n.postId
          LEFT JOIN notice_hours h ON h.userId = p.userId
        WHERE p.dueAt <= ${now} ORDER BY p.dueAt LIMIT ${pageSize}`,
  );
}

/** By what its person wants. A reminder is never kept for the day's bundle: it would come too late. */
export function planOf(
  row: Pick<DueRow, "kind" | "seenAt" | "startsAt" | "dueAt" | "levels"> &
    PushHoursRow,
  now: number,
): PushPlan {
  const { kind, seenAt, startsAt, dueAt } = row;
  const isReminder = kind === "reminder";
  const levels = JSON.parse(row.levels) as Record<string, NoticeLevel>;
  const name = switchOf(kind);
  if (seenAt !== null || (levels[name] ?? noticeDefaults[name]) !== "push") {
    return { do: "drop" };
  }
  if (isReminder && (startsAt === null || startsAt <= now)) {
    return { do: "drop" };
  }
  const hours = hoursOf(row);
  if (hours && hours.dailyAt !== null && !isReminder) {
    const chosen = { ...hours, dailyAt: hours.dailyAt };
    // A time that somebody has chosen is quiet enough: their quiet hours do not move it.
    const until = dailyFrom(chosen, dueAt);
    return until > now
      ? { do: "wait", until }
      : { do: "push", daily: lastDaily(chosen, now) };
  }
  const until = hours && quietEnd(hours, now);
  return until === null ? { do: "push", daily: null } : { do: "wait", until };
}

type PushHoursRow = Pick<
  DueRow,
  "timeZone" | "quietFrom" | "quietUntil" | "dailyAt"
>;

function hoursOf(row: PushHoursRow): PushHours | null {
  const { timeZone, quietFrom = null, quietUntil = null, dailyAt = null } = row;
  return timeZone === null
    ? null
    : { timeZone, quietFrom, quietUntil, dailyAt };
}

function messagesOf(
  { noticeId, devices }: DueRow,
  daily: { date: string; since: number } | null,
): PushMessage[] {
  const ids = JSON.parse(devices) as string[];
  return ids.map((deviceId) =>
    daily
      ? { kind: "daily", ...daily, deviceId }
      : { kind: "notice", noticeId, deviceId },
  );
}

async function send(queue: Queue, messages: PushMessage[]): Promise<void> {
  for (let from = 0; from < messages.length; from += sendMax) {
    const some = messages.slice(from, from + sendMax);
    await queue.sendBatch(some.map((body) => ({ body })));
  }
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { quietHours, notifications, pushes } from "~/db/schema";
import { sql } from "~/db/sql";
import {
  defaultLevels,
  toCategory,
  type NotificationLevel,
} from "~/features/notifications/notification";
import type { ScheduleContext } from "~/platform/schedule.server";
import {
  getNextDigestTime,
  getLastDigest,
  getQuietEnd,
  type PushSchedule,
} from "./push-schedule";
import { getMessageKey, type PushMessage } from "./push-message";

const pageSize = 500; // about 200 bytes a row
const maxPagesPerRun = 40; // 20,000 notifications a minute
const maxMessagesPerBatch = 100; // limit of Cloudflare Queues
const maxDevices = 50; // more than anyone has (devices.server.ts)

type DueRow = Row<typeof pushes, "notificationId" | "userId" | "dueAt"> &
  Row<typeof notifications, "kind" | "seenAt"> &
  Partial<Row<typeof quietHours, "quietFrom" | "quietUntil" | "dailyAt">> & {
    timeZone: string | null;
    /** Start of the event; only for reminders. */
    startsAt: number | null;
    /** JSON: the user's changed levels by category. */
    levels: string;
    /** JSON: ids. */
    devices: string;
  };

export type PushPlan =
  | { action: "drop" }
  | { action: "wait"; until: number }
  | { action: "push"; daily: { date: string; since: number } | null };

/**
 * Sends due pushes to the queue, then deletes their rows. A crash in between sends them again; the consumer skips what
 * it has already delivered. Cost: 7 rows per notification, plus 1 for each device after the first.
 */
export async function enqueuePushes({
  db,
  env,
  now,
}: ScheduleContext): Promise<void> {
  for (let page = 0; page < maxPagesPerRun; page += 1) {
    const rows = await listDuePushes(db, now);
    const messages = new Map<string, PushMessage>();
    const done: string[] = [];
    const waiting: { notificationId: string; until: number }[] = [];
    for (const row of rows) {
      const plan = planPush(row, now);
      if (plan.action === "wait") {
        waiting.push({ notificationId: row.notificationId, until: plan.until });
        continue;
      }
      done.push(row.notificationId);
      if (plan.action === "drop") continue;
      for (const message of createMessages(row, plan.daily)) {
        messages.set(`${getMessageKey(message)} ${message.deviceId}`, message);
      }
    }
    await send(env.PUSHES, [...messages.values()]);
    if (rows.length > 0) {
      await db.batch([
        sql`DELETE FROM pushes WHERE notificationId IN (SELECT value FROM json_each(${JSON.stringify(done)}))`,
        sql`UPDATE pushes SET dueAt = value ->> 'until' FROM json_each(${JSON.stringify(waiting)})
            WHERE notificationId = value ->> 'notificationId'`,
      ]);
    }
    if (rows.length < pageSize) return;
  }
}

function listDuePushes(db: Db, now: number): Promise<DueRow[]> {
  return db.all<DueRow>(
    sql`SELECT p.notificationId, p.userId, p.dueAt, n.kind, n.seenAt, e.startsAt,
          h.timeZone, h.quietFrom, h.quietUntil, h.dailyAt,
          (SELECT json_group_object(kind, level) FROM notification_levels WHERE userId = p.userId) AS levels,
          (SELECT json_group_array(id) FROM (SELECT id FROM push_devices
            WHERE userId = p.userId LIMIT ${maxDevices})) AS devices
        FROM pushes p CROSS JOIN notifications n ON n.id = p.notificationId
          LEFT JOIN events e ON n.kind = 'reminder' AND e.postId = n.postId
          LEFT JOIN quiet_hours h ON h.userId = p.userId
        WHERE p.dueAt <= ${now} ORDER BY p.dueAt LIMIT ${pageSize}`,
  );
}

/** Applies the recipient's settings. Reminders skip the daily digest, since they would arrive too late. */
export function planPush(
  row: Pick<DueRow, "kind" | "seenAt" | "startsAt" | "dueAt" | "levels"> &
    PushScheduleRow,
  now: number,
): PushPlan {
  const { kind, seenAt, startsAt, dueAt } = row;
  const isReminder = kind === "reminder";
  const levels = JSON.parse(row.levels) as Record<string, NotificationLevel>;
  const name = toCategory(kind);
  if (seenAt !== null || (levels[name] ?? defaultLevels[name]) !== "push") {
    return { action: "drop" };
  }
  if (isReminder && (startsAt === null || startsAt <= now)) {
    return { action: "drop" };
  }
  const hours = toPushSchedule(row);
  if (hours && hours.dailyAt !== null && !isReminder) {
    const chosen = { ...hours, dailyAt: hours.dailyAt };
    // Quiet hours don't delay the digest: its time was chosen explicitly.
    const until = getNextDigestTime(chosen, dueAt);
    return until > now
      ? { action: "wait", until }
      : { action: "push", daily: getLastDigest(chosen, now) };
  }
  const until = hours && getQuietEnd(hours, now);
  return until === null
    ? { action: "push", daily: null }
    : { action: "wait", until };
}

type PushScheduleRow = Pick<
  DueRow,
  "timeZone" | "quietFrom" | "quietUntil" | "dailyAt"
>;

function toPushSchedule(row: PushScheduleRow): PushSchedule | null {
  const { timeZone, quietFrom = null, quietUntil = null, dailyAt = null } = row;
  return timeZone === null
    ? null
    : { timeZone, quietFrom, quietUntil, dailyAt };
}

function createMessages(
  { notificationId, devices }: DueRow,
  daily: { date: string; since: number } | null,
): PushMessage[] {
  const ids = JSON.parse(devices) as string[];
  return ids.map((deviceId) =>
    daily
      ? { kind: "daily", ...daily, deviceId }
      : { kind: "notification", notificationId, deviceId },
  );
}

async function send(queue: Queue, messages: PushMessage[]): Promise<void> {
  for (let from = 0; from < messages.length; from += maxMessagesPerBatch) {
    const some = messages.slice(from, from + maxMessagesPerBatch);
    await queue.sendBatch(some.map((body) => ({ body })));
  }
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { notifications, pushes } from "~/db/schema";
import { sql, type Sql } from "~/db/sql";
import {
  defaultLevels,
  toCategory,
  type NotificationLevel,
} from "~/features/notify/notification-level";
import { getNextOccurrence } from "~/features/notifications/reminder";
import type { ScheduleContext } from "~/platform/schedule.server";
import type { PushMessage } from "./push-message";

const pageSize = 500; // about 200 bytes a row
const maxPagesPerRun = 40; // 20,000 notifications a minute
const maxMessagesPerBatch = 100; // limit of Cloudflare Queues
const maxDevices = 50; // more than anyone has (devices.server.ts)

/** Times are HH:MM in the user's time zone. */
interface QuietHours {
  timeZone: string | null;
  quietFrom: string | null;
  quietUntil: string | null;
}

type DueRow = Row<typeof pushes, "notificationId"> &
  Row<typeof notifications, "kind" | "seenAt"> &
  QuietHours & {
    /** JSON: the user's changed levels by category. */
    levels: string;
    /** JSON: ids. */
    devices: string;
  };

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
    const messages: PushMessage[] = [];
    const done: string[] = [];
    const waiting: { notificationId: string; until: number }[] = [];
    for (const row of rows) {
      const { notificationId } = row;
      const sendAt = getSendTime(row, now);
      if (sendAt !== null && sendAt > now) {
        waiting.push({ notificationId, until: sendAt });
        continue;
      }
      done.push(notificationId);
      if (sendAt === null) continue;
      for (const deviceId of JSON.parse(row.devices) as string[]) {
        messages.push({ kind: "notification", notificationId, deviceId });
      }
    }
    await sendPushMessages(env.PUSHES, messages);
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

/** JSON array. */
export const getDeviceIds = (userId: Sql): Sql =>
  sql`(SELECT json_group_array(id) FROM (SELECT id FROM push_devices WHERE userId = ${userId} LIMIT ${maxDevices}))`;

function listDuePushes(db: Db, now: number): Promise<DueRow[]> {
  return db.all<DueRow>(
    sql`SELECT p.notificationId, n.kind, n.seenAt, h.timeZone, h.quietFrom, h.quietUntil,
          (SELECT json_group_object(kind, level) FROM notification_levels WHERE userId = p.userId) AS levels,
          ${getDeviceIds(sql`p.userId`)} AS devices
        FROM pushes p CROSS JOIN notifications n ON n.id = p.notificationId
          LEFT JOIN quiet_hours h ON h.userId = p.userId
        WHERE p.dueAt <= ${now} ORDER BY p.dueAt LIMIT ${pageSize}`,
  );
}

/** When to send it (ms) by the recipient's settings; null if they have read it or turned pushes of its kind off. */
export function getSendTime(
  row: Omit<DueRow, "notificationId" | "devices">,
  now: number,
): number | null {
  const levels = JSON.parse(row.levels) as Record<string, NotificationLevel>;
  const category = toCategory(row.kind);
  const level = levels[category] ?? defaultLevels[category];
  return row.seenAt !== null || level !== "push"
    ? null
    : (getQuietEnd(row, now) ?? now);
}

/** When the current quiet hours end (ms), or null outside of them. Equal start and end mean no quiet hours. */
export function getQuietEnd(
  { timeZone, quietFrom, quietUntil }: QuietHours,
  now: number,
): number | null {
  if (!timeZone || !quietFrom || !quietUntil) return null;
  const next = (localTime: string) =>
    getNextOccurrence({ localTime, timeZone }, now);
  const end = next(quietUntil);
  return end < next(quietFrom) ? end : null;
}

export async function sendPushMessages(
  queue: Queue,
  messages: PushMessage[],
): Promise<void> {
  for (let from = 0; from < messages.length; from += maxMessagesPerBatch) {
    const some = messages.slice(from, from + maxMessagesPerBatch);
    await queue.sendBatch(some.map((body) => ({ body })));
  }
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { reminders } from "~/db/schema";
import { sql } from "~/db/sql";
import type { ScheduleContext } from "~/platform/schedule.server";
import { getDeviceIds, sendPushMessages } from "./push/enqueue-pushes.server";
import {
  getNextOccurrence,
  maxReminderDelayMs,
  type Reminder,
  type ReminderKind,
  type Reminders,
} from "./reminder";

const maxRemindersPerRun = 500;

export async function listReminders(
  db: Db,
  userId: string,
): Promise<Reminders> {
  const rows = await db.all<
    Row<typeof reminders, "kind" | "localTime" | "timeZone">
  >(
    sql`SELECT kind, localTime, timeZone FROM reminders WHERE userId = ${userId}`,
  );
  return Object.fromEntries(rows.map(({ kind, ...rest }) => [kind, rest]));
}

/** Turns the reminder on or changes its time; null turns it off. */
export async function setReminder(
  db: Db,
  userId: string,
  kind: ReminderKind,
  reminder: Reminder | null,
  now: number,
): Promise<Reminder | null> {
  await db.batch([
    reminder
      ? sql`INSERT INTO reminders (userId, kind, localTime, timeZone, nextAt)
            VALUES (${userId}, ${kind}, ${reminder.localTime}, ${reminder.timeZone}, ${getNextOccurrence(reminder, now)})
            ON CONFLICT DO UPDATE SET localTime = excluded.localTime, timeZone = excluded.timeZone, nextAt = excluded.nextAt`
      : sql`DELETE FROM reminders WHERE userId = ${userId} AND kind = ${kind}`,
  ]);
  return reminder;
}

type DueRow = Row<typeof reminders, keyof typeof reminders.$inferSelect> & {
  /** JSON: ids. Empty while the user is suspended. */
  devices: string;
};

/**
 * Sends due reminders to the devices' queue; users without a device get nothing. A reminder that is an hour late waits
 * for its next day. If more are due than a run sends, the newest come first, so that overdue ones delay no others.
 * Moving `nextAt` claims a reminder: overlapping runs and a crash never send it twice, but a crash right afterwards loses
 * it for the day. If the queue refuses them, the next run sends them again; the consumer skips those it has. Cost: 9 rows
 * per reminder, plus 1 for each device after the first.
 */
export async function sendReminders({
  db,
  env,
  now,
}: ScheduleContext): Promise<void> {
  const due = await db.all<DueRow>(
    sql`SELECT r.userId, r.kind, r.localTime, r.timeZone, r.nextAt,
          iif(coalesce(u.suspendedUntil, 0) > ${now}, '[]', ${getDeviceIds(sql`r.userId`)}) AS devices
        FROM reminders r CROSS JOIN users u ON u.id = r.userId
        WHERE r.nextAt <= ${now} ORDER BY r.nextAt DESC LIMIT ${maxRemindersPerRun}`,
  );
  if (due.length === 0) return;
  const moves = due.map((row) => ({ ...row, to: getNextOccurrence(row, now) }));
  const [claimed = []] = await db.batch([
    sql`UPDATE reminders SET nextAt = value ->> 'to' FROM json_each(${JSON.stringify(moves)})
        WHERE userId = value ->> 'userId' AND kind = value ->> 'kind' AND nextAt = value ->> 'nextAt'
        RETURNING userId, kind`,
  ]);
  const isClaimed = ({ userId, kind }: DueRow) =>
    claimed.some((row) => row["userId"] === userId && row["kind"] === kind);
  const messages = due
    .filter((row) => now - row.nextAt < maxReminderDelayMs && isClaimed(row))
    .flatMap(({ kind: reminder, nextAt: dueAt, devices }) =>
      (JSON.parse(devices) as string[]).map(
        (deviceId) =>
          ({ kind: "reminder", reminder, dueAt, deviceId }) as const,
      ),
    );
  await sendPushMessages(env.PUSHES, messages).catch(async (error: unknown) => {
    await db.batch([
      sql`UPDATE reminders SET nextAt = value ->> 'nextAt' FROM json_each(${JSON.stringify(moves.filter(isClaimed))})
          WHERE userId = value ->> 'userId' AND kind = value ->> 'kind' AND nextAt = value ->> 'to'`,
    ]);
    throw error;
  });
}

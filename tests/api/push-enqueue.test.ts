import { afterAll, beforeAll, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { enqueuePushes } from "~/features/notifications/push/enqueue-pushes.server";
import type { PushMessage } from "~/features/notifications/push/push-message";
import type { ScheduleContext } from "~/platform/schedule.server";
import { newId } from "~/shared/id";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";

const now = Date.parse("2026-06-01T23:00:00Z");
let mf: Awaited<ReturnType<typeof startDatabases>>;
let statements: ReturnType<typeof recordStatements>;
let db: Db;

beforeAll(async () => {
  mf = await startDatabases();
  statements = recordStatements(await mf.getD1Database("DB"));
  db = new Db(statements.database);
});
afterAll(() => mf.dispose());

/** Creates a user with devices and due notifications. */
async function newReader(
  notificationsCount: number,
  devicesCount = 1,
): Promise<string> {
  const userId = newId();
  const rows = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => newId()));
  await db.batch([
    sql`INSERT INTO users (id, username, emailVerified, createdAt) VALUES (${userId}, ${userId}, 0, 1)`,
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        SELECT value, ${userId}, 1, ${now * 2} FROM json_each(${rows(devicesCount)})`,
    sql`INSERT INTO push_devices (id, userId, sessionId, endpoint, p256dh, auth, createdAt)
        SELECT id || 'd', userId, id, id, '', '', 1 FROM sessions WHERE userId = ${userId}`,
    sql`INSERT INTO notifications (id, userId, kind, cause, detail, createdAt)
        SELECT value, ${userId}, 'comment', value, '{}', ${now - 1} FROM json_each(${rows(notificationsCount)})`,
  ]);
  return userId;
}

const setQuietHours = (userId: string, hours: Record<string, string>) =>
  db.batch([
    sql`INSERT INTO quiet_hours (userId, timeZone, quietFrom, quietUntil)
        VALUES (${userId}, 'UTC', ${hours["quietFrom"] ?? null}, ${hours["quietUntil"] ?? null})`,
  ]);

const listDueTimes = async (userId: string) => {
  const rows = await db.all<{ dueAt: number }>(
    sql`SELECT dueAt FROM pushes WHERE userId = ${userId}`,
  );
  return rows.map(({ dueAt }) => new Date(dueAt).toISOString().slice(0, 16));
};

/** Runs the job once and returns the messages it queued, by batch. */
async function enqueue(at = now): Promise<PushMessage[][]> {
  const batches: PushMessage[][] = [];
  const queue = {
    sendBatch: (messages: { body: PushMessage }[]) => {
      batches.push(messages.map(({ body }) => body));
      return Promise.resolve();
    },
  };
  const env = { PUSHES: queue } as unknown as ScheduleContext["env"];
  await enqueuePushes({ db, env, now: at });
  return batches;
}

it("queues every notification once for every device, in batches of 100", async () => {
  const userId = await newReader(620, 2);
  const batches = await enqueue();
  expect(Math.max(...batches.map(({ length }) => length))).toBe(100);
  const messages = batches.flat();
  expect(messages).toHaveLength(1240);
  expect(new Set(messages.map((one) => JSON.stringify(one))).size).toBe(1240);
  expect(await listDueTimes(userId)).toEqual([]);
  expect(await enqueue()).toEqual([]);
});

it("keeps the pushes for the next run if the queue fails", async () => {
  const userId = await newReader(1);
  const down = () => Promise.reject(new Error("The queue is down"));
  const env = { PUSHES: { sendBatch: down } };
  const context = { db, env, now } as unknown as ScheduleContext;
  await expect(enqueuePushes(context)).rejects.toThrow("down");
  expect(await listDueTimes(userId)).toHaveLength(1);
  expect((await enqueue()).flat()).toHaveLength(1);
});

it("waits for the end of quiet hours", async () => {
  const userId = await newReader(2);
  await setQuietHours(userId, { quietFrom: "22:00", quietUntil: "07:00" });
  expect(await enqueue()).toEqual([]);
  const morning = "2026-06-02T07:00";
  expect(await listDueTimes(userId)).toEqual([morning, morning]);
  expect(await enqueue(Date.parse(`${morning}Z`) - 1)).toEqual([]);
  expect((await enqueue(Date.parse(`${morning}Z`))).flat()).toHaveLength(2);
});

it("drops pushes of a kind whose push the user turned off", async () => {
  const userId = await newReader(1);
  await db.batch([
    sql`INSERT INTO notification_levels (userId, kind, level) VALUES (${userId}, 'comment', 'app')`,
  ]);
  expect(await enqueue()).toEqual([]);
  expect(await listDueTimes(userId)).toEqual([]);
});

it("reads seven rows per notification, and one if nothing is due", async () => {
  await newReader(100);
  statements.takeRowsRead();
  await enqueue();
  // Plus one row that ends the scan.
  expect(statements.takeRowsRead()).toBeLessThanOrEqual(7 * 100 + 1);
  await enqueue();
  // The first push that isn't due yet.
  expect(statements.takeRowsRead()).toBeLessThanOrEqual(1);
});

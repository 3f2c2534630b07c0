import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import {
  deliverPushes,
  deleteExpiredDeliveries,
} from "~/features/notifications/push/delivery.server";
import type { PushMessage } from "~/features/notifications/push/push-message";
import type { ScheduleContext } from "~/platform/schedule.server";
import { newId } from "~/shared/id";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { startPushService, type PushService } from "../helpers/push-service";
import { recordStatements } from "../helpers/recording-database";

const [minute, day] = [60_000, 86_400_000];
const now = Date.parse("2026-06-01T12:00:00Z");
const env = {
  ...newVapidPair(),
  CONTACT_EMAIL: "hello@site.example",
  SITE_URL: "https://site.example",
  PRODUCT_NAME: "Fellowship",
  pushLoopback: true,
} as ScheduleContext["env"];

let mf: Awaited<ReturnType<typeof startBindings>>;
let people: ReturnType<typeof recordStatements>;
let db: Db;
let service: PushService;

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
  people = recordStatements(await mf.getD1Database("DB"));
  db = new Db(people.database);
  service = await startPushService();
});
afterAll(async () => {
  service.close();
  await mf.dispose();
});

/** Somebody with a browser that gets pushes, and a notice of theirs. */
async function newNews() {
  const [userId, sessionId, deviceId, notificationId] = Array.from(
    { length: 4 },
    () => newId(now),
  ) as [string, string, string, string];
  const browser = service.newBrowser();
  const { endpoint, keys } = browser.subscription;
  await db.batch([
    sql`INSERT INTO users (id, username, firstName, emailVerified, createdAt)
        VALUES (${userId}, ${userId}, 'Ruth', 0, 1)`,
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (${sessionId}, ${userId}, 1, ${now + day})`,
    sql`INSERT INTO push_devices (id, userId, sessionId, endpoint, p256dh, auth, createdAt)
        VALUES (${deviceId}, ${userId}, ${sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, 1)`,
    sql`INSERT INTO notifications (id, userId, kind, cause, detail, createdAt)
        VALUES (${notificationId}, ${userId}, 'comment', 'comment:1', '{"text":"Amen"}', ${now})`,
  ]);
  const message: PushMessage = {
    kind: "notification",
    notificationId,
    deviceId,
  };
  return { userId, sessionId, deviceId, notificationId, message, browser };
}

/** What becomes of a message: null when it is done with, else in how many seconds it comes again. */
async function deliver(
  body: unknown,
  { at = now, attempts = 1 } = {},
): Promise<number | null | undefined> {
  let outcome: number | null | undefined;
  const message = {
    body,
    attempts,
    ack: () => {
      outcome = null;
    },
    retry: ({ delaySeconds }: { delaySeconds?: number } = {}) => {
      outcome = delaySeconds;
    },
  };
  await deliverPushes({ db, env, now: at }, [message], 200);
  return outcome;
}

const rowOf = async (deviceId: string) =>
  db.first<{ deliveredAt: number | null }>(
    sql`SELECT deliveredAt FROM push_devices WHERE id = ${deviceId}`,
  );

it("pushes once what the queue brings twice, and says when it was", async () => {
  const { message, browser, deviceId } = await newNews();
  people.takeRowsRead();
  expect(await deliver(message)).toBeNull();
  expect(people.takeRowsRead()).toBeLessThanOrEqual(12);
  expect(await deliver(message, { at: now + 2 * minute })).toBeNull();
  expect(browser.pushes()).toHaveLength(1);
  expect(await rowOf(deviceId)).toEqual({ deliveredAt: now });
});

it("pushes once what two have at the same time; the other looks again", async () => {
  const { message, browser } = await newNews();
  const outcomes = await Promise.all([deliver(message), deliver(message)]);
  expect(outcomes.toSorted()).toEqual([60, null]);
  expect(await deliver(message, { at: now + minute })).toBeNull();
  expect(browser.received()).toHaveLength(1);
});

it("takes over from who has died over it, after a minute", async () => {
  const { message, browser, notificationId, deviceId } = await newNews();
  await db.batch([
    sql`INSERT INTO push_deliveries (key, deviceId, claimedAt) VALUES (${notificationId}, ${deviceId}, ${now})`,
  ]);
  expect(await deliver(message, { at: now + minute - 1 })).toBe(60);
  expect(browser.received()).toEqual([]);
  expect(await deliver(message, { at: now + minute })).toBeNull();
  expect(browser.received()).toHaveLength(1);
});

it.each([404, 410])("%d takes the device away", async (status) => {
  const { message, browser, deviceId } = await newNews();
  service.setResponse(browser.path, (response) =>
    response.writeHead(status).end(),
  );
  expect(await deliver(message)).toBeNull();
  expect(await rowOf(deviceId)).toBeNull();
});

it("tries again after a failure of the vendor's, and then no more", async () => {
  const { message, browser, deviceId } = await newNews();
  service.setResponse(browser.path, (response) =>
    response.writeHead(500).end(),
  );
  expect(await deliver(message)).toBe(30);
  expect(await deliver(message, { attempts: 3 })).toBe(120);
  service.setResponse(browser.path, (response) =>
    response.writeHead(201).end(),
  );
  expect(await deliver(message)).toBeNull();
  expect(await deliver(message)).toBeNull();
  expect(browser.received()).toHaveLength(3);
  expect(await rowOf(deviceId)).toEqual({ deliveredAt: now });
});

it.each([
  ["600", 600],
  ["5", 30],
  ["9999999", 12 * 3600],
])("waits as the vendor wants: %s", async (header, seconds) => {
  const { message, browser } = await newNews();
  service.setResponse(browser.path, (response) =>
    response.writeHead(429, { "retry-after": header }).end(),
  );
  expect(await deliver(message)).toBe(seconds);
});

it("does not wait for a vendor that never answers", async () => {
  const { message, browser, deviceId } = await newNews();
  service.setResponse(browser.path, () => undefined);
  expect(await deliver(message)).toBe(30);
  expect(await rowOf(deviceId)).toEqual({ deliveredAt: null });
});

it("asks no address that is no vendor's, though it was kept once", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { message, deviceId, browser } = await newNews();
  const vendorsOnly = { ...env, pushLoopback: false };
  const ack = vi.fn();
  const given = { body: message, attempts: 1, ack, retry: vi.fn() };
  await deliverPushes({ db, env: vendorsOnly, now }, [given]);
  expect(ack).toHaveBeenCalledOnce();
  expect(browser.received()).toEqual([]);
  expect(await rowOf(deviceId)).toEqual({ deliveredAt: null });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

describe("nothing is pushed", () => {
  type News = Awaited<ReturnType<typeof newNews>>;
  it.each<[string, (news: News) => ReturnType<typeof sql>]>([
    [
      "to whoever has signed out",
      ({ sessionId }) => sql`DELETE FROM sessions WHERE id = ${sessionId}`,
    ],
    [
      "to a session that is over",
      ({ sessionId }) =>
        sql`UPDATE sessions SET expiresAt = ${now} WHERE id = ${sessionId}`,
    ],
    [
      "to a deleted account",
      ({ userId }) => sql`DELETE FROM users WHERE id = ${userId}`,
    ],
    [
      "to a device that was let go of",
      ({ deviceId }) => sql`DELETE FROM push_devices WHERE id = ${deviceId}`,
    ],
    [
      "that has been read",
      ({ notificationId }) =>
        sql`UPDATE notifications SET seenAt = 1 WHERE id = ${notificationId}`,
    ],
    [
      "whose cause has gone",
      ({ notificationId }) =>
        sql`DELETE FROM notifications WHERE id = ${notificationId}`,
    ],
    [
      "of an event that has begun",
      ({ notificationId }) =>
        sql`UPDATE notifications SET kind = 'reminder' WHERE id = ${notificationId}`,
    ],
  ])("%s", async (_, change) => {
    const news = await newNews();
    await db.batch([change(news)]);
    expect(await deliver(news.message)).toBeNull();
    expect(news.browser.received()).toEqual([]);
  });

  it("by a message that nobody understands", async () => {
    expect(await deliver({ kind: "letter" })).toBeNull();
    expect(await deliver(null)).toBeNull();
  });
});

it("says of a day how many are new, of the kinds that are wanted on devices", async () => {
  const { userId, deviceId, browser } = await newNews();
  const rows = [
    ["comment", now - 2 * day],
    ["mention", now - 1],
    ["like", now - 1],
    ["reminder", now - 1],
  ] as const;
  await db.batch(
    rows.map(([kind, at]) => {
      const id = newId(at);
      return sql`INSERT INTO notifications (id, userId, kind, cause, detail, createdAt)
        VALUES (${id}, ${userId}, ${kind}, ${id}, '{}', ${at})`;
    }),
  );
  const since = now - day;
  const daily = { kind: "daily", date: "2026-06-01", since, deviceId };
  expect(await deliver(daily)).toBeNull();
  expect(await deliver(daily)).toBeNull();
  const [push, ...more] = browser.pushes();
  expect(more).toEqual([]);
  expect(push?.notification).toMatchObject({
    title: "2 new notifications",
    navigate: "https://site.example/notifications",
  });
  await db.batch([
    sql`UPDATE notifications SET seenAt = 1 WHERE userId = ${userId}`,
  ]);
  expect(await deliver({ ...daily, date: "2026-06-02" })).toBeNull();
  expect(browser.received()).toHaveLength(1);
});

it("one that fails keeps no other back", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { message, browser } = await newNews();
  const retry = vi.fn();
  const broken = {
    body: { ...message, deviceId: "none" },
    attempts: 1,
    retry,
    ack: () => {
      throw new Error("The queue is down");
    },
  };
  const fine = { body: message, attempts: 1, ack: vi.fn(), retry: vi.fn() };
  await deliverPushes({ db, env, now }, [broken, fine]);
  expect(retry).toHaveBeenCalledOnce();
  expect(fine.ack).toHaveBeenCalledOnce();
  expect(browser.received()).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it("what was pushed is forgotten after a week", async () => {
  const { message, notificationId } = await newNews();
  await deliver(message);
  const count = async () =>
    (
      await db.all(
        sql`SELECT 1 FROM push_deliveries WHERE key = ${notificationId}`,
      )
    ).length;
  await deleteExpiredDeliveries(db, now + 7 * day);
  expect(await count()).toBe(1);
  await deleteExpiredDeliveries(db, now + 7 * day + 1);
  expect(await count()).toBe(0);
});

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import {
  deliverPushes,
  deleteExpiredDeliveries,
} from "~/features/notifications/push/delivery.server";
import type { PushMessage } from "~/features/notifications/push/push-message";
import { newId } from "~/shared/id";
import {
  deliverMessage,
  insertDevices,
  pushEnv,
  startPushDelivery,
  type PushDelivery,
} from "../helpers/push-delivery";
import type { PushService } from "../helpers/push-service";

const [minute, day] = [60_000, 86_400_000];
const now = Date.parse("2026-06-01T12:00:00Z");

let db: Db;
let service: PushService;
let statements: PushDelivery["statements"];
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ db, service, statements, stop } = await startPushDelivery());
});
afterAll(() => stop());

/** Creates a user with a push device and a notification. */
async function newDelivery() {
  const [deviceId, notificationId] = [newId(now), newId(now)];
  const browser = service.newBrowser();
  await insertDevices(db, browser, [deviceId], now);
  await db.batch([
    sql`INSERT INTO notifications (id, userId, kind, cause, detail, createdAt)
        VALUES (${notificationId}, ${deviceId}, 'comment', 'comment:1', '{"text":"Amen"}', ${now})`,
  ]);
  const message: PushMessage = {
    kind: "notification",
    notificationId,
    deviceId,
  };
  return { deviceId, notificationId, message, browser };
}

const deliver = (body: unknown, { at = now, attempts = 1 } = {}) =>
  deliverMessage({ db, env: pushEnv, now: at }, body, attempts);

const getDevice = async (deviceId: string) =>
  db.first<{ deliveredAt: number | null }>(
    sql`SELECT deliveredAt FROM push_devices WHERE id = ${deviceId}`,
  );

it("pushes once if the queue delivers a message twice, and sets deliveredAt", async () => {
  const { message, browser, deviceId } = await newDelivery();
  statements.takeRowsRead();
  expect(await deliver(message)).toBeNull();
  expect(statements.takeRowsRead()).toBeLessThanOrEqual(12);
  expect(await deliver(message, { at: now + 2 * minute })).toBeNull();
  expect(browser.pushes()).toHaveLength(1);
  expect(await getDevice(deviceId)).toEqual({ deliveredAt: now });
});

it("pushes once if two workers get the same message; the second worker retries", async () => {
  const { message, browser } = await newDelivery();
  const results = await Promise.all([deliver(message), deliver(message)]);
  expect(results.toSorted()).toEqual([60, null]);
  expect(await deliver(message, { at: now + minute })).toBeNull();
  expect(browser.received()).toHaveLength(1);
});

it("takes over a crashed worker's claim after a minute", async () => {
  const { message, browser, notificationId, deviceId } = await newDelivery();
  await db.batch([
    sql`INSERT INTO push_deliveries (key, deviceId, claimedAt) VALUES (${notificationId}, ${deviceId}, ${now})`,
  ]);
  expect(await deliver(message, { at: now + minute - 1 })).toBe(60);
  expect(browser.received()).toEqual([]);
  expect(await deliver(message, { at: now + minute })).toBeNull();
  expect(browser.received()).toHaveLength(1);
});

it.each([404, 410])("a %d response deletes the device", async (status) => {
  const { message, browser, deviceId } = await newDelivery();
  service.setResponse(browser.path, (response) =>
    response.writeHead(status).end(),
  );
  expect(await deliver(message)).toBeNull();
  expect(await getDevice(deviceId)).toBeNull();
});

it("retries after a server error of the push service, and stops after a success", async () => {
  const { message, browser, deviceId } = await newDelivery();
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
  expect(await getDevice(deviceId)).toEqual({ deliveredAt: now });
});

it.each([
  ["600", 600],
  ["5", 30],
  ["9999999", 12 * 3600],
])("respects Retry-After: %s", async (header, seconds) => {
  const { message, browser } = await newDelivery();
  service.setResponse(browser.path, (response) =>
    response.writeHead(429, { "retry-after": header }).end(),
  );
  expect(await deliver(message)).toBe(seconds);
});

it("retries later if the push service never responds", async () => {
  const { message, browser, deviceId } = await newDelivery();
  service.setResponse(browser.path, () => undefined);
  expect(await deliver(message)).toBe(30);
  expect(await getDevice(deviceId)).toEqual({ deliveredAt: null });
});

it("sends nothing to a stored endpoint that isn't a known push service", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { message: body, deviceId, browser } = await newDelivery();
  const withoutLoopback = { ...pushEnv, pushLoopback: false };
  const ack = vi.fn();
  const message = { body, attempts: 1, ack, retry: vi.fn() };
  await deliverPushes({ db, env: withoutLoopback, now }, [message]);
  expect(ack).toHaveBeenCalledOnce();
  expect(browser.received()).toEqual([]);
  expect(await getDevice(deviceId)).toEqual({ deliveredAt: null });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

describe("nothing is pushed", () => {
  type Delivery = Awaited<ReturnType<typeof newDelivery>>;
  it.each<[string, (delivery: Delivery) => ReturnType<typeof sql>]>([
    [
      "to a user who signed out",
      ({ deviceId }) => sql`DELETE FROM sessions WHERE id = ${deviceId}`,
    ],
    [
      "to an expired session",
      ({ deviceId }) =>
        sql`UPDATE sessions SET expiresAt = ${now} WHERE id = ${deviceId}`,
    ],
    [
      "to a deleted account",
      ({ deviceId }) => sql`DELETE FROM users WHERE id = ${deviceId}`,
    ],
    [
      "to a deleted device",
      ({ deviceId }) => sql`DELETE FROM push_devices WHERE id = ${deviceId}`,
    ],
    [
      "for a notification that was seen",
      ({ notificationId }) =>
        sql`UPDATE notifications SET seenAt = 1 WHERE id = ${notificationId}`,
    ],
    [
      "for a deleted notification",
      ({ notificationId }) =>
        sql`DELETE FROM notifications WHERE id = ${notificationId}`,
    ],
    [
      "for a reminder of an event that has started",
      ({ notificationId }) =>
        sql`UPDATE notifications SET kind = 'reminder' WHERE id = ${notificationId}`,
    ],
  ])("%s", async (_, change) => {
    const delivery = await newDelivery();
    await db.batch([change(delivery)]);
    expect(await deliver(delivery.message)).toBeNull();
    expect(delivery.browser.received()).toEqual([]);
  });

  it("for an unknown message", async () => {
    expect(await deliver({ kind: "letter" })).toBeNull();
    expect(await deliver(null)).toBeNull();
  });
});

it("delivers the other messages if one fails", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { message, browser } = await newDelivery();
  const retry = vi.fn();
  const failing = {
    body: { ...message, deviceId: "none" },
    attempts: 1,
    retry,
    ack: () => {
      throw new Error("The queue is down");
    },
  };
  const working = { body: message, attempts: 1, ack: vi.fn(), retry: vi.fn() };
  await deliverPushes({ db, env: pushEnv, now }, [failing, working]);
  expect(retry).toHaveBeenCalledOnce();
  expect(working.ack).toHaveBeenCalledOnce();
  expect(browser.received()).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

it("deletes delivery records after a week", async () => {
  const { message, notificationId } = await newDelivery();
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

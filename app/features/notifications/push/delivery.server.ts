import { dayMs, minuteMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { pushDeliveries, pushDevices } from "~/db/schema";
import { sql } from "~/db/sql";
import { getNotification } from "~/features/notifications/notifications.server";
import { maxReminderDelayMs } from "~/features/notifications/reminder";
import { getReminderText } from "~/features/notifications/reminder-text.server";
import { consumeMessages, type QueuedMessage } from "~/platform/queue.server";
import type { ScheduleContext } from "~/platform/schedule.server";
import { urls } from "~/shared/urls";
import {
  getMessageKey,
  pushMessageSchema,
  type PushMessage,
} from "./push-message";
import {
  createNotificationPayload,
  createPayload,
  getPushOptions,
  type PushOptions,
} from "./push-payload";
import { sendPush } from "./send-push.server";

/** Six times the request timeout. An older claim belongs to a worker that crashed. */
const claimTimeoutMs = minuteMs;
const maxDelaySeconds = 12 * 3600; // limit of Cloudflare Queues
/** Doubles with every attempt: nine retries take about four hours. */
const firstDelaySeconds = 30;
const retentionMs = 7 * dayMs; // queues keep a message for at most 4 days

type Claimed = Row<
  typeof pushDevices,
  "userId" | "endpoint" | "p256dh" | "auth"
> &
  Row<typeof pushDeliveries, "deliveredAt">;

/** `timeout` is for tests. Cost: 12 rows per message. */
export function deliverPushes(
  context: ScheduleContext,
  messages: readonly QueuedMessage[],
  timeout?: number,
): Promise<void> {
  return consumeMessages(messages, {
    name: "deliver pushes",
    schema: pushMessageSchema,
    retrySeconds: firstDelaySeconds,
    handle: (message, attempts) => deliver(context, message, attempts, timeout),
  });
}

/** Returns the retry delay in seconds, or null if the message is done. */
async function deliver(
  context: ScheduleContext,
  message: PushMessage,
  attempts: number,
  timeout?: number,
): Promise<number | null> {
  const { db, env, now } = context;
  const key = getMessageKey(message);
  const { deviceId } = message;
  const { isMine, device } = await claim(db, key, deviceId, now);
  if (!device || device.deliveredAt !== null) return null;
  if (!isMine) return claimTimeoutMs / 1000;
  const push = await createPush(context, message, device.userId);
  if (!push) return null;
  const outcome = await sendPush(env, device, push, timeout);
  const self = sql`key = ${key} AND deviceId = ${deviceId}`;
  switch (outcome.status) {
    case "delivered":
      await db.batch([
        sql`UPDATE push_deliveries SET deliveredAt = ${now} WHERE ${self}`,
        sql`UPDATE push_devices SET deliveredAt = ${now} WHERE id = ${deviceId}`,
      ]);
      return null;
    case "expired":
      // Keep the device if it has subscribed again with a new endpoint.
      await db.batch([
        sql`DELETE FROM push_devices WHERE id = ${deviceId} AND endpoint = ${device.endpoint}`,
      ]);
      return null;
    case "refused":
      return null;
    case "retry":
      await db.batch([
        sql`UPDATE push_deliveries SET claimedAt = 0 WHERE ${self} AND deliveredAt IS NULL`,
      ]);
      return Math.min(
        Math.max(outcome.retryAfter, firstDelaySeconds * 2 ** (attempts - 1)),
        maxDelaySeconds,
      );
  }
}

/** Only one of several workers with the same message gets `isMine`. `device` is null if it was removed or its session expired. */
async function claim(db: Db, key: string, deviceId: string, now: number) {
  const [mine, rows] = await db.batch([
    sql`INSERT INTO push_deliveries (key, deviceId, claimedAt)
        SELECT ${key}, d.id, ${now} FROM push_devices d CROSS JOIN sessions s ON s.id = d.sessionId
        WHERE d.id = ${deviceId} AND s.expiresAt > ${now}
        ON CONFLICT (key, deviceId) DO UPDATE SET claimedAt = excluded.claimedAt
        WHERE deliveredAt IS NULL AND claimedAt <= ${now - claimTimeoutMs}
        RETURNING key`,
    sql`SELECT d.userId, d.endpoint, d.p256dh, d.auth, p.deliveredAt
        FROM push_devices d CROSS JOIN sessions s ON s.id = d.sessionId
          CROSS JOIN push_deliveries p ON p.key = ${key} AND p.deviceId = d.id
        WHERE d.id = ${deviceId} AND s.expiresAt > ${now}`,
  ]);
  return {
    isMine: Boolean(mine?.length),
    device: (rows?.[0] ?? null) as Claimed | null,
  };
}

interface PushState {
  unread: number;
  /** Start of the notification's event (ms). */
  startsAt: number | null;
}

/** Reads the current state, so pushes are never outdated; null if there is nothing to show anymore. */
async function createPush(
  context: ScheduleContext,
  message: PushMessage,
  userId: string,
): Promise<(PushOptions & { payload: string; topic: string }) | null> {
  const { db, env, now } = context;
  const notificationId =
    message.kind === "notification" ? message.notificationId : null;
  const state = await db.first<PushState>(
    sql`SELECT unreadNotifications AS unread, (SELECT e.startsAt FROM notifications n CROSS JOIN events e ON e.postId = n.postId
          WHERE n.id = ${notificationId}) AS startsAt FROM users WHERE id = ${userId}`,
  );
  const { unread, startsAt } = state ?? { unread: 0, startsAt: null };
  switch (message.kind) {
    case "test": {
      const title = "It works!";
      const body = `You'll get ${env.PRODUCT_NAME} notifications on this device.`;
      const content = { title, body, path: urls.notificationSettings };
      const payload = createPayload(env, { ...content, tag: "test" }, unread);
      return { payload, topic: "test", ttl: 60, urgency: "high" };
    }
    case "reminder": {
      const { reminder, dueAt } = message;
      const ttl = Math.floor((dueAt + maxReminderDelayMs - now) / 1000);
      if (ttl <= 0) return null;
      const text = await getReminderText[reminder](context, userId);
      if (!text) return null;
      // Replaces yesterday's.
      const payload = createPayload(env, { ...text, tag: text.path }, unread);
      return { payload, topic: `reminder-${reminder}`, ttl, urgency: "high" };
    }
    case "notification": {
      const { notificationId } = message;
      const notification = await getNotification(db, userId, notificationId);
      if (!notification || notification.isRead) return null;
      const { kind } = notification;
      if (kind === "reminder" && (startsAt ?? 0) <= now) return null;
      return {
        payload: createNotificationPayload(env, notification, unread),
        topic: notification.id.replaceAll("-", ""),
        ...getPushOptions(kind, startsAt, now),
      };
    }
  }
}

export async function deleteExpiredDeliveries(
  db: Db,
  now: number,
): Promise<void> {
  await db.batch([
    sql`DELETE FROM push_deliveries WHERE claimedAt < ${now - retentionMs}`,
  ]);
}

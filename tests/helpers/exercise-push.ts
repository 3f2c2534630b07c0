import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import {
  deliverPushes,
  deleteExpiredDeliveries,
} from "~/features/notifications/push/delivery.server";
import {
  deleteDevice,
  listDevices,
  reconcileDevice,
  saveDevice,
  sendTestPush,
} from "~/features/notifications/push/devices.server";
import { enqueuePushes } from "~/features/notifications/push/enqueue-pushes.server";
import {
  listReminders,
  sendReminders,
  setReminder,
} from "~/features/notifications/reminders.server";
import type { AppContext } from "~/platform/context.server";
import { dayMs } from "~/shared/duration.mjs";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startPushService } from "./push-service";

/** Runs every SQL statement of push notifications at least once, for each kind of response from the push service. */
export async function exercisePush(
  { db, now }: { db: Db; now: number },
  userId: string,
): Promise<void> {
  const bodies: unknown[] = [];
  const queue = {
    send: (body: unknown) => Promise.resolve(bodies.push(body)),
    sendBatch: (messages: { body: unknown }[]) =>
      Promise.resolve(bodies.push(...messages.map(({ body }) => body))),
  };
  const env = {
    ...newVapidPair(),
    CONTACT_EMAIL: "hello@site.example",
    SITE_URL: "https://site.example",
    pushLoopback: true,
    PUSHES: queue,
  } as unknown as AppContext["env"];
  const sessionId = "a session with a device";
  const app = { db, env, sessionId, now };
  const pushService = await startPushService();
  const [replaced, browser] = [
    pushService.newBrowser(),
    pushService.newBrowser(),
  ];
  await db.batch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt) VALUES (${sessionId}, ${userId}, ${now}, ${now * 2})`,
  ]);
  const { id: deviceId } = await saveDevice(app, userId, replaced.subscription);
  await reconcileDevice(app, userId, browser.subscription);
  await listDevices(app, userId);
  await db.batch([
    sql`INSERT INTO notifications (id, userId, kind, cause, detail, createdAt)
        VALUES ('news', ${userId}, 'comment', 'news', '{}', ${now})`,
  ]);
  await enqueuePushes(app);
  const daily = { localTime: "07:00", timeZone: "UTC" };
  await setReminder(db, userId, "verse", daily, now);
  await listReminders(db, userId);
  await sendReminders({ ...app, now: now + dayMs });
  await setReminder(db, userId, "verse", null, now);
  for (const status of [500, 201, 410]) {
    await sendTestPush(app, userId, deviceId);
    pushService.setResponse(browser.path, (response) =>
      response.writeHead(status).end(),
    );
    const handlers = {
      attempts: 1,
      ack: () => undefined,
      retry: () => undefined,
    };
    await deliverPushes(
      app,
      bodies.map((body) => ({ body, ...handlers })),
    );
  }
  pushService.close();
  await deleteExpiredDeliveries(db, now);
  await deleteDevice(db, userId, deviceId).catch(() => undefined);
}

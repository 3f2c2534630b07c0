import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { deliverPushes } from "~/features/notifications/push/delivery.server";
import type { ScheduleContext } from "~/platform/schedule.server";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startDatabases } from "./databases";
import { startPushService, type PushService } from "./push-service";
import { recordStatements } from "./recording-database";

export const pushEnv = {
  ...newVapidPair(),
  CONTACT_EMAIL: "hello@site.example",
  SITE_URL: "https://site.example",
  PRODUCT_NAME: "Fellowship",
  pushLoopback: true,
} as ScheduleContext["env"];

/** Starts a database and a push service. */
export async function startPushDelivery() {
  const mf = await startDatabases();
  const statements = recordStatements(await mf.getD1Database("DB"));
  const service = await startPushService();
  return {
    db: new Db(statements.database),
    statements,
    service,
    stop: async () => {
      service.close();
      await mf.dispose();
    },
  };
}

export type PushDelivery = Awaited<ReturnType<typeof startPushDelivery>>;

/** Creates a user with a session and a device for each id. Only the first device has the browser's endpoint. */
export async function insertDevices(
  db: Db,
  { subscription }: ReturnType<PushService["newBrowser"]>,
  ids: string[],
  now: number,
): Promise<void> {
  const { endpoint, keys } = subscription;
  const each = sql`FROM json_each(${JSON.stringify(ids)})`;
  await db.batch([
    sql`INSERT INTO users (id, username, emailVerified, createdAt) SELECT value, value, 0, 1 ${each}`,
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt) SELECT value, value, 1, ${now * 2} ${each}`,
    sql`INSERT INTO push_devices (id, userId, sessionId, endpoint, p256dh, auth, createdAt)
        SELECT value, value, value, ${endpoint} || iif(key > 0, key, ''), ${keys.p256dh}, ${keys.auth}, 1 ${each}`,
  ]);
}

/** Delivers a message. Returns null if it was acknowledged, otherwise the retry delay in seconds. */
export async function deliverMessage(
  context: ScheduleContext,
  body: unknown,
  attempts = 1,
): Promise<number | null | undefined> {
  let result: number | null | undefined;
  const message = {
    body,
    attempts,
    ack: () => {
      result = null;
    },
    retry: ({ delaySeconds }: { delaySeconds?: number } = {}) => {
      result = delaySeconds;
    },
  };
  await deliverPushes(context, [message], 200);
  return result;
}

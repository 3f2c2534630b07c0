import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { pushDevices, sessions } from "~/db/schema";
import { sql } from "~/db/sql";
import { deviceLabel } from "~/features/auth/device";
import type { AppContext } from "~/platform/context.server";
import { AppError, fieldError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { parsePushEndpoint } from "./push-endpoint.server";
import {
  invalidSubscription,
  type CurrentDevice,
  type CurrentDeviceResponse,
  type DevicesResponse,
  type NewDevice,
  type PushDevice,
} from "./push-device";
import type { PushMessage } from "./push-message";

/** More than anyone has. */
const maxDevicesListed = 50;

type DeviceRow = Row<
  typeof pushDevices,
  "id" | "createdAt" | "deliveredAt" | "sessionId"
> &
  Row<typeof sessions, "userAgent">;

type DeviceContext = Pick<AppContext, "db" | "env" | "sessionId" | "now">;

/** Newest first. Reads 2 rows per device. */
export async function listDevices(
  { db, env, sessionId, now }: DeviceContext,
  userId: string,
): Promise<DevicesResponse> {
  const rows = await db.all<DeviceRow>(
    sql`SELECT d.id, d.createdAt, d.deliveredAt, d.sessionId, s.userAgent
        FROM push_devices d CROSS JOIN sessions s ON s.id = d.sessionId
        WHERE d.userId = ${userId} AND s.expiresAt > ${now} LIMIT ${maxDevicesListed}`,
  );
  const latestFirst = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return {
    key: env.VAPID_PUBLIC_KEY,
    devices: latestFirst.map((row) => toDevice(row, sessionId)),
  };
}

/**
 * Makes this browser the session's device. An endpoint of another session moves to this one: it is the same browser
 * after a new sign-in. `conflict` if another account registered the endpoint with other keys, since only the browser
 * itself knows both.
 */
export async function saveDevice(
  { db, env, sessionId, now }: DeviceContext,
  userId: string,
  { endpoint, keys }: NewDevice,
): Promise<PushDevice> {
  const address = parsePushEndpoint(endpoint, env.pushLoopback);
  if (address === null) {
    throw fieldError(
      "endpoint",
      "We can't send notifications to this browser.",
    );
  }
  await requireCurvePoint(keys.p256dh);
  const isFree = sql`NOT EXISTS (SELECT 1 FROM push_devices WHERE endpoint = ${address} AND userId <> ${userId}
    AND (p256dh, auth) <> (${keys.p256dh}, ${keys.auth}))`;
  const [, rows] = await db.batch([
    sql`DELETE FROM push_devices WHERE endpoint = ${address} AND sessionId <> ${sessionId} AND ${isFree}`,
    sql`INSERT INTO push_devices (id, userId, sessionId, endpoint, p256dh, auth, createdAt)
        SELECT ${newId()}, ${userId}, ${sessionId}, ${address}, ${keys.p256dh}, ${keys.auth}, ${now} WHERE ${isFree}
        ON CONFLICT (sessionId) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
          deliveredAt = iif(endpoint = excluded.endpoint, deliveredAt, NULL), endpoint = excluded.endpoint
        RETURNING id, createdAt, deliveredAt, sessionId,
          (SELECT userAgent FROM sessions WHERE id = ${sessionId}) AS userAgent`,
  ]);
  const row = rows?.[0] as DeviceRow | undefined;
  if (!row) {
    throw new AppError("conflict", {
      detail:
        "Notifications in this browser are already set up for another account.",
    });
  }
  return toDevice(row, sessionId);
}

/**
 * Called when the app opens. A registered device is updated with its current endpoint, which push services may change.
 * An unregistered one tells the browser to unsubscribe, so pushes end after signing out.
 */
export async function reconcileDevice(
  context: DeviceContext,
  userId: string,
  { endpoint, keys }: CurrentDevice,
): Promise<CurrentDeviceResponse> {
  const { db, env, sessionId } = context;
  const known = await db.first<Row<typeof pushDevices, "endpoint" | "p256dh">>(
    sql`SELECT endpoint, p256dh FROM push_devices WHERE sessionId = ${sessionId}`,
  );
  if (known && endpoint !== null && keys) {
    const isOther = known.endpoint !== endpoint || known.p256dh !== keys.p256dh;
    if (isOther) await saveDevice(context, userId, { endpoint, keys });
  }
  return { isRegistered: known !== null, key: env.VAPID_PUBLIC_KEY };
}

export async function deleteDevice(
  db: Db,
  userId: string,
  deviceId: string,
): Promise<void> {
  const [deleted] = await db.batch([
    sql`DELETE FROM push_devices WHERE id = ${deviceId} AND userId = ${userId} RETURNING id`,
  ]);
  if (!deleted?.length) throw new AppError("not_found");
}

/** Takes the same path through the queue as every push. */
export async function sendTestPush(
  { db, env }: DeviceContext,
  userId: string,
  deviceId: string,
): Promise<{ queued: boolean }> {
  const own = await db.first(
    sql`SELECT id FROM push_devices WHERE id = ${deviceId} AND userId = ${userId}`,
  );
  if (!own) throw new AppError("not_found");
  const message: PushMessage = { kind: "test", id: newId(), deviceId };
  await env.PUSHES.send(message).catch((cause: unknown) => {
    throw new AppError("unavailable", { cause });
  });
  return { queued: true };
}

function toDevice(row: DeviceRow, sessionId: string | null): PushDevice {
  const { deliveredAt } = row;
  return {
    id: row.id,
    device: deviceLabel(row.userAgent),
    createdAt: new Date(row.createdAt).toISOString(),
    deliveredAt:
      deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
    isCurrent: row.sessionId === sessionId,
  };
}

/** Nothing can be encrypted for a key that isn't a point on the curve. */
async function requireCurvePoint(p256dh: string): Promise<void> {
  const bytes = Buffer.from(p256dh, "base64url");
  const curve = { name: "ECDH", namedCurve: "P-256" };
  await crypto.subtle.importKey("raw", bytes, curve, false, []).catch(() => {
    throw fieldError("keys.p256dh", invalidSubscription);
  });
}

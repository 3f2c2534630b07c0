import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { pushDevices, sessions } from "~/db/schema";
import { sql } from "~/db/sql";
import { deviceLabel } from "~/features/auth/device";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import { newId } from "~/shared/id";
import { pushAddress } from "./push-address.server";
import type {
  CurrentDevice,
  CurrentReply,
  DevicesReply,
  NewDevice,
  PushDevice,
} from "./push-device";
import type { PushMessage } from "./push-message";

/** Nobody has so many (as of sessions). */
const shownMax = 50;

type DeviceRow = Row<
  typeof pushDevices,
  "id" | "createdAt" | "deliveredAt" | "sessionId"
> &
  Row<typeof sessions, "userAgent">;

type Asked = Pick<AppContext, "db" | "env" | "sessionId" | "now">;

/** Where somebody gets pushes, the latest first. Two rows each. */
export async function listDevices(
  { db, env, sessionId, now }: Asked,
  userId: string,
): Promise<DevicesReply> {
  const rows = await db.all<DeviceRow>(
    sql`SELECT d.id, d.createdAt, d.deliveredAt, d.sessionId, s.userAgent
        FROM push_devices d CROSS JOIN sessions s ON s.id = d.sessionId
        WHERE d.userId = ${userId} AND s.expiresAt > ${now} LIMIT ${shownMax}`,
  );
  const latestFirst = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return {
    key: env.VAPID_PUBLIC_KEY,
    devices: latestFirst.map((row) => toDevice(row, sessionId)),
  };
}

/**
 * The session's device is this one from now on. An address that another session had moves: the browser is the same,
 * and somebody else has signed in there since. `conflict` if another account registered the address with other keys:
 * only the browser itself knows both.
 */
export async function saveDevice(
  { db, env, sessionId, now }: Asked,
  userId: string,
  { endpoint, keys }: NewDevice,
): Promise<PushDevice> {
  const address = pushAddress(endpoint, env.pushLoopback);
  if (address === null) throw unknownVendor();
  await requirePoint(keys.p256dh);
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
 * What a browser asks whenever it is opened: whether the session that is signed in there wants pushes. One that does
 * is kept with the address it has now, for vendors change them. One that does not has its browser give its address
 * back: so nobody's pushes go on after they have signed out.
 */
export async function reconcileDevice(
  asked: Asked,
  userId: string,
  { endpoint, keys }: CurrentDevice,
): Promise<CurrentReply> {
  const { db, env, sessionId } = asked;
  const known = await db.first<Row<typeof pushDevices, "endpoint" | "p256dh">>(
    sql`SELECT endpoint, p256dh FROM push_devices WHERE sessionId = ${sessionId}`,
  );
  if (known && endpoint !== null && keys) {
    const isOther = known.endpoint !== endpoint || known.p256dh !== keys.p256dh;
    if (isOther) await saveDevice(asked, userId, { endpoint, keys });
  }
  return { wanted: known !== null, key: env.VAPID_PUBLIC_KEY };
}

/** `not_found` for anybody else's. */
export async function forgetDevice(
  db: Db,
  userId: string,
  deviceId: string,
): Promise<void> {
  const [gone] = await db.batch([
    sql`DELETE FROM push_devices WHERE id = ${deviceId} AND userId = ${userId} RETURNING id`,
  ]);
  if (!gone?.length) throw new AppError("not_found");
}

/** Puts a test on its way to one of one's own devices: through the queue, as everything. */
export async function testDevice(
  { db, env }: Asked,
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

const unknownVendor = () =>
  new AppError("invalid", {
    issues: [
      {
        path: "endpoint",
        message: "We cannot send notifications to this browser.",
      },
    ],
  });

/** A key that is no point of the curve: nothing could be encrypted for it. */
async function requirePoint(p256dh: string): Promise<void> {
  const bytes = Buffer.from(p256dh, "base64url");
  const curve = { name: "ECDH", namedCurve: "P-256" };
  await crypto.subtle
    .importKey("raw", bytes, curve, false, [])
    .catch((cause: unknown) => {
      throw new AppError("invalid", {
        cause,
        issues: [
          {
            path: "keys.p256dh",
            message: "This browser's subscription cannot be read.",
          },
        ],
      });
    });
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { pushDeliveries, pushDevices } from "~/db/schema";
import { sql } from "~/db/sql";
import { noticeDefaults, switchOf } from "~/features/notifications/notice";
import type { Notice, NoticeLevel } from "~/features/notifications/notice";
import { findNotice } from "~/features/notifications/notices.server";
import type { ScheduleContext } from "~/platform/schedule.server";
import { newId } from "~/shared/id";
import { keyOf, pushMessageSchema } from "./push-message";
import type { PushMessage } from "./push-message";
import {
  dailyManner,
  dailyPayload,
  mannerOf,
  noticePayload,
  testManner,
  testPayload,
} from "./push-payload";
import { sendPush } from "./send-push.server";

const minute = 60_000;
/** ms; decided here: six times what a vendor is waited for. Whoever has claimed a push for longer has died over it. */
const claimLength = minute;
/** s; what a queue can wait at most. */
const delayMax = 12 * 3600;
/** s; doubled with every attempt: nine waits make four hours. */
const firstDelay = 30;
/** ms; decided here: no queue keeps a message for longer than four days. */
const keptFor = 7 * 86_400_000;

/** What is needed of a queue's message. */
export interface Delivered {
  readonly body: unknown;
  /** 1 at first. */
  readonly attempts: number;
  ack: () => void;
  retry: (options?: { delaySeconds?: number }) => void;
}

type Claimed = Row<
  typeof pushDevices,
  "userId" | "endpoint" | "p256dh" | "auth"
> &
  Row<typeof pushDeliveries, "deliveredAt">;

/** Pushes what the queue gives out, each whatever becomes of the others. `timeout`: of tests. Twelve rows each. */
export async function deliverPushes(
  context: ScheduleContext,
  messages: readonly Delivered[],
  timeout?: number,
): Promise<void> {
  await Promise.all(
    messages.map(async (message) => {
      const body = pushMessageSchema.safeParse(message.body);
      // An older version's, or nobody's.
      if (!body.success) {
        message.ack();
        return;
      }
      try {
        const delay = await deliver(context, body.data, message, timeout);
        if (delay === null) message.ack();
        else message.retry({ delaySeconds: delay });
      } catch (error) {
        console.error("[deliver pushes]", error);
        message.retry({ delaySeconds: firstDelay });
      }
    }),
  );
}

/** In how many seconds to try again; null where there is nothing more to do. */
async function deliver(
  context: ScheduleContext,
  message: PushMessage,
  { attempts }: Delivered,
  timeout?: number,
): Promise<number | null> {
  const { db, env, now } = context;
  const key = keyOf(message);
  const { deviceId } = message;
  const { isMine, device } = await claim(db, key, deviceId, now);
  if (!device || device.deliveredAt !== null) return null;
  if (!isMine) return claimLength / 1000;
  const push = await pushOf(context, message, device.userId);
  if (!push) return null;
  const outcome = await sendPush(env, device, push, timeout);
  const self = sql`key = ${key} AND deviceId = ${deviceId}`;
  switch (outcome.is) {
    case "delivered":
      await db.batch([
        sql`UPDATE push_deliveries SET deliveredAt = ${now} WHERE ${self}`,
        sql`UPDATE push_devices SET deliveredAt = ${now} WHERE id = ${deviceId}`,
      ]);
      return null;
    case "gone":
      // Unless it has come back under another address meanwhile.
      await db.batch([
        sql`DELETE FROM push_devices WHERE id = ${deviceId} AND endpoint = ${device.endpoint}`,
      ]);
      return null;
    case "refused":
      return null;
    case "again":
      await db.batch([
        sql`UPDATE push_deliveries SET claimedAt = 0 WHERE ${self} AND deliveredAt IS NULL`,
      ]);
      return Math.min(
        Math.max(outcome.after ?? 0, firstDelay * 2 ** (attempts - 1)),
        delayMax,
      );
  }
}

/** Of two who have the same message, one sends it. Nobody where the device has gone, or its session is over. */
async function claim(db: Db, key: string, deviceId: string, now: number) {
  const [mine, rows] = await db.batch([
    sql`INSERT INTO push_deliveries (key, deviceId, claimedAt)
        SELECT ${key}, d.id, ${now} FROM push_devices d CROSS JOIN sessions s ON s.id = d.sessionId
        WHERE d.id = ${deviceId} AND s.expiresAt > ${now}
        ON CONFLICT (key, deviceId) DO UPDATE SET claimedAt = excluded.claimedAt
        WHERE deliveredAt IS NULL AND claimedAt <= ${now - claimLength}
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

/** What is said, as things are now; null where there is nothing to say any more. */
async function pushOf(
  { db, env, now }: ScheduleContext,
  message: PushMessage,
  userId: string,
) {
  switch (message.kind) {
    case "test": {
      const { unread } = await stateOf(db, userId, null);
      const payload = testPayload(env, unread);
      return { payload, topic: "test", ...testManner };
    }
    case "daily": {
      const [{ unread }, count] = await Promise.all([
        stateOf(db, userId, null),
        countNew(db, userId, message.since),
      ]);
      if (count === 0) return null;
      const payload = dailyPayload(env, count, unread);
      return { payload, topic: "daily", ...dailyManner };
    }
    case "notice": {
      const [notice, { unread, startsAt }] = await Promise.all([
        findNotice(db, userId, message.noticeId),
        stateOf(db, userId, message.noticeId),
      ]);
      if (!notice || notice.isRead) return null;
      const { kind } = notice;
      if (kind === "reminder" && (startsAt ?? 0) <= now) return null;
      return {
        payload: noticePayload(env, notice, unread),
        topic: notice.id.replaceAll("-", ""),
        ...mannerOf(kind, startsAt, now),
      };
    }
  }
}

interface State {
  unread: number;
  startsAt: number | null;
}

/** The number on the bell, and when the event begins that a notice is of. */
async function stateOf(
  db: Db,
  userId: string,
  noticeId: string | null,
): Promise<State> {
  const row = await db.first<State>(
    sql`SELECT unreadNotices AS unread, (SELECT e.startsAt FROM notices n CROSS JOIN events e ON e.postId = n.postId
          WHERE n.id = ${noticeId}) AS startsAt FROM users WHERE id = ${userId}`,
  );
  return row ?? { unread: 0, startsAt: null };
}

/** How many a person has not read of a day's, of the kinds that they want on their devices. As many rows as unread. */
async function countNew(
  db: Db,
  userId: string,
  since: number,
): Promise<number> {
  const [rows, chosen] = await Promise.all([
    db.all<{ kind: Notice["kind"] }>(
      sql`SELECT kind FROM notices WHERE userId = ${userId} AND seenAt IS NULL AND id > ${newId(since)}`,
    ),
    db.all<{ kind: string; level: NoticeLevel }>(
      sql`SELECT kind, level FROM notice_levels WHERE userId = ${userId}`,
    ),
  ]);
  const levels = new Map(chosen.map(({ kind, level }) => [kind, level]));
  return rows.filter(({ kind }) => {
    const name = switchOf(kind);
    const level = levels.get(name) ?? noticeDefaults[name];
    return level === "push" && kind !== "reminder";
  }).length;
}

/** By the hourly schedule. */
export async function sweepDeliveries(db: Db, now: number): Promise<void> {
  await db.batch([
    sql`DELETE FROM push_deliveries WHERE claimedAt < ${now - keptFor}`,
  ]);
}

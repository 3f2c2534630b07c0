import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import {
  defaultLevels,
  toCategory,
  type AppNotification,
  type NotificationLevel,
} from "~/features/notifications/notification";
import { newId } from "~/shared/id";

/** Unread notifications since the last digest, in the categories that the user gets pushed. Cost: 1 row each. */
export async function countUnreadForDigest(
  db: Db,
  userId: string,
  since: number,
): Promise<number> {
  const [rows, chosen] = await Promise.all([
    db.all<{ kind: AppNotification["kind"] }>(
      sql`SELECT kind FROM notifications WHERE userId = ${userId} AND seenAt IS NULL AND id > ${newId(since)}`,
    ),
    db.all<{ kind: string; level: NotificationLevel }>(
      sql`SELECT kind, level FROM notification_levels WHERE userId = ${userId}`,
    ),
  ]);
  const levels = new Map(chosen.map(({ kind, level }) => [kind, level]));
  return rows.filter(({ kind }) => {
    const name = toCategory(kind);
    const level = levels.get(name) ?? defaultLevels[name];
    return level === "push" && kind !== "reminder";
  }).length;
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { quietHours, notificationLevels } from "~/db/schema";
import { sql } from "~/db/sql";
import { hasLevel, requireLevel } from "~/features/users/admin-level";
import type { Viewer } from "~/shared/viewer";
import {
  isAdminCategory,
  defaultLevels,
} from "~/features/notify/notification-level";
import type {
  NotificationSettings,
  SettingsChange,
} from "./notification-settings";

/** Reads 1 row for each category that the user changed, and 1 for the quiet hours. */
export async function getNotificationSettings(
  db: Db,
  viewer: Viewer,
): Promise<NotificationSettings> {
  const { id: userId } = viewer;
  const [levels, hours] = await Promise.all([
    db.all<Row<typeof notificationLevels, "kind" | "level">>(
      sql`SELECT kind, level FROM notification_levels WHERE userId = ${userId}`,
    ),
    db.first<
      Row<typeof quietHours, Exclude<keyof NotificationSettings, "levels">>
    >(
      sql`SELECT timeZone, quietFrom, quietUntil FROM quiet_hours WHERE userId = ${userId}`,
    ),
  ]);
  const chosen = levels.map(({ kind, level }) => [kind, level] as const);
  const shown = [...Object.entries(defaultLevels), ...chosen].filter(
    ([kind]) => !isAdminCategory(kind) || hasLevel(viewer, "write"),
  );
  return {
    levels: Object.fromEntries(shown) as NotificationSettings["levels"],
    timeZone: hours?.timeZone ?? null,
    quietFrom: hours?.quietFrom ?? null,
    quietUntil: hours?.quietUntil ?? null,
  };
}

/**
 * Changes only the given settings. Existing notifications of a category that is turned off stay. `forbidden` for a
 * category that only write admins have.
 */
export async function updateNotificationSettings(
  db: Db,
  viewer: Viewer,
  { timeZone, quietFrom, quietUntil, ...levels }: SettingsChange,
): Promise<NotificationSettings> {
  if (Object.keys(levels).some(isAdminCategory)) requireLevel(viewer, "write");
  const { id: userId } = viewer;
  const isHours = timeZone !== undefined || quietFrom !== undefined;
  await db.batch([
    sql`INSERT INTO notification_levels (userId, kind, level)
        SELECT ${userId}, key, value FROM json_each(${JSON.stringify(levels)})
        WHERE true ON CONFLICT DO UPDATE SET level = excluded.level`,
    ...(isHours
      ? [
          sql`INSERT INTO quiet_hours (userId, timeZone) VALUES (${userId}, 'UTC') ON CONFLICT DO NOTHING`,
          sql`UPDATE quiet_hours SET timeZone = ${timeZone ?? sql`timeZone`},
                quietFrom = ${quietFrom === undefined ? sql`quietFrom` : quietFrom},
                quietUntil = ${quietFrom === undefined ? sql`quietUntil` : (quietUntil ?? null)}
              WHERE userId = ${userId}`,
        ]
      : []),
  ]);
  return getNotificationSettings(db, viewer);
}

import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { noticeHours, noticeLevels } from "~/db/schema";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import { hasLevel, requireLevel } from "~/features/users/admin-level";
import type { Viewer } from "~/shared/viewer";
import { isAdminKind, noticeDefaults } from "./notice";
import type { NoticeSettings, SettingsChange } from "./notice-settings";

/** What a person wants to be told, where and when. A row a switch that was changed, and one for the hours. */
export async function getNoticeSettings(
  db: Db,
  viewer: Viewer,
): Promise<NoticeSettings> {
  const { id: userId } = viewer;
  const [levels, hours] = await Promise.all([
    db.all<Row<typeof noticeLevels, "kind" | "level">>(
      sql`SELECT kind, level FROM notice_levels WHERE userId = ${userId}`,
    ),
    db.first<Row<typeof noticeHours, Exclude<keyof NoticeSettings, "levels">>>(
      sql`SELECT timeZone, quietFrom, quietUntil, dailyAt FROM notice_hours WHERE userId = ${userId}`,
    ),
  ]);
  const chosen = levels.map(({ kind, level }) => [kind, level] as const);
  const shown = [...Object.entries(noticeDefaults), ...chosen].filter(
    ([kind]) => !isAdminKind(kind) || hasLevel(viewer, "write"),
  );
  return {
    levels: Object.fromEntries(shown) as NoticeSettings["levels"],
    timeZone: hours?.timeZone ?? null,
    quietFrom: hours?.quietFrom ?? null,
    quietUntil: hours?.quietUntil ?? null,
    dailyAt: hours?.dailyAt ?? null,
  };
}

/**
 * Changes what is named. What is switched off is not written from then on; what was told stays. `forbidden` for a
 * switch that only write admins have.
 */
export async function changeNoticeSettings(
  db: Db,
  viewer: Viewer,
  { timeZone, quietFrom, quietUntil, dailyAt, ...levels }: SettingsChange,
): Promise<NoticeSettings> {
  if (Object.keys(levels).some(isAdminKind)) requireLevel(viewer, "write");
  const { id: userId } = viewer;
  const change = { timeZone, quietFrom, quietUntil, dailyAt };
  const isHours = Object.values(change).some((one) => one !== undefined);
  const time = (value: string | null | undefined, column: Sql) =>
    value === undefined ? column : value || null;
  await db.batch([
    sql`INSERT INTO notice_levels (userId, kind, level)
        SELECT ${userId}, key, value FROM json_each(${JSON.stringify(levels)})
        WHERE true ON CONFLICT DO UPDATE SET level = excluded.level`,
    ...(isHours
      ? [
          sql`INSERT INTO notice_hours (userId, timeZone) VALUES (${userId}, 'UTC') ON CONFLICT DO NOTHING`,
          sql`UPDATE notice_hours SET timeZone = ${timeZone ?? sql`timeZone`},
                quietFrom = ${time(quietFrom, sql`quietFrom`)}, quietUntil = ${time(quietUntil, sql`quietUntil`)},
                dailyAt = ${time(dailyAt, sql`dailyAt`)}
              WHERE userId = ${userId}`,
        ]
      : []),
  ]);
  return getNoticeSettings(db, viewer);
}

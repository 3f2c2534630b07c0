import type { Db } from "~/db/db.server";
import type { Row } from "~/db/row";
import type { noticeHours, noticeLevels } from "~/db/schema";
import { sql } from "~/db/sql";
import { noticeDefaults } from "./notice";
import type { NoticeSettings, SettingsChange } from "./notice-settings";

const hoursOf = ["quietFrom", "quietUntil", "dailyAt"] as const;

/** What a person wants to be told, where and when. A row a switch that was changed, and one for the hours. */
export async function getNoticeSettings(
  db: Db,
  userId: string,
): Promise<NoticeSettings> {
  const [levels, hours] = await Promise.all([
    db.all<Row<typeof noticeLevels, "kind" | "level">>(
      sql`SELECT kind, level FROM notice_levels WHERE userId = ${userId}`,
    ),
    db.first<Row<typeof noticeHours, "timeZone" | (typeof hoursOf)[number]>>(
      sql`SELECT timeZone, quietFrom, quietUntil, dailyAt FROM notice_hours WHERE userId = ${userId}`,
    ),
  ]);
  return {
    levels: {
      ...noticeDefaults,
      ...Object.fromEntries(levels.map(({ kind, level }) => [kind, level])),
    },
    timeZone: hours?.timeZone ?? null,
    quietFrom: hours?.quietFrom ?? null,
    quietUntil: hours?.quietUntil ?? null,
    dailyAt: hours?.dailyAt ?? null,
  };
}

/** Changes what is named. What is switched off is not written from then on; what was told stays. */
export async function changeNoticeSettings(
  db: Db,
  userId: string,
  { timeZone, quietFrom, quietUntil, dailyAt, ...levels }: SettingsChange,
): Promise<NoticeSettings> {
  const hours = { quietFrom, quietUntil, dailyAt };
  await db.batch([
    sql`INSERT INTO notice_levels (userId, kind, level)
        SELECT ${userId}, key, value FROM json_each(${JSON.stringify(levels)})
        WHERE true ON CONFLICT DO UPDATE SET level = excluded.level`,
    ...(timeZone === undefined && Object.values(hours).every(isAbsent)
      ? []
      : [
          sql`INSERT INTO notice_hours (userId, timeZone) VALUES (${userId}, ${timeZone ?? "UTC"})
              ON CONFLICT DO UPDATE SET timeZone = coalesce(${timeZone ?? null}, timeZone)`,
        ]),
    ...hoursOf.flatMap((name) => {
      const time = hours[name];
      return time === undefined ? [] : [setHour(userId, name, time)];
    }),
  ]);
  return getNoticeSettings(db, userId);
}

const isAbsent = (value: unknown) => value === undefined;

function setHour(
  userId: string,
  name: (typeof hoursOf)[number],
  time: string | null,
) {
  const column = {
    quietFrom: sql`quietFrom`,
    quietUntil: sql`quietUntil`,
    dailyAt: sql`dailyAt`,
  }[name];
  return sql`UPDATE notice_hours SET ${column} = ${time || null} WHERE userId = ${userId}`;
}

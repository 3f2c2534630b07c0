import * as z from "zod/mini";
import { notificationLevelNames } from "~/shared/enums";
import { isTime, isTimeZone } from "~/shared/time";
import type { NotificationCategory } from "~/features/notify/notification-level";

const level = z.enum(notificationLevelNames);

const categoryLevels = {
  comment: level,
  mention: level,
  like: level,
  follow: level,
  request: level,
  reminder: level,
  changed: level,
  /** Users always learn about decisions on their reports and their account. */
  report: z.enum(["app", "push"]),
  thread: level,
  prayed: level,
  prayer_update: level,
  group_post: level,
  group_request: level,
  new_report: z.optional(level),
  urgent_report: z.optional(level),
} as const satisfies Record<NotificationCategory, unknown>;

export const notificationSettingsSchema = z.object({
  levels: z.object(categoryLevels),
  /** Of the times below; null until one is set. */
  timeZone: z.nullable(z.string()),
  /** 'HH:MM', null for no quiet hours. They can span midnight. */
  quietFrom: z.nullable(z.string()),
  quietUntil: z.nullable(z.string()),
});

export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

const optionalTime = z.nullish(
  z.string().check(z.refine(isTime, "Enter a time like 18:30.")),
);

/** An absent field stays as it is; null clears it. */
export const settingsChangeSchema = z
  .partial(
    z.object({
      ...categoryLevels,
      timeZone: z
        .string()
        .check(z.refine(isTimeZone, "Choose a time zone from the list.")),
      quietFrom: optionalTime,
      quietUntil: optionalTime,
    }),
  )
  .check(
    z.refine(
      ({ quietFrom, quietUntil }) =>
        quietFrom
          ? Boolean(quietUntil) && quietFrom !== quietUntil
          : !quietUntil,
      {
        path: ["quietUntil"],
        message: "Choose a start and a different end for your quiet hours.",
      },
    ),
  );

export type SettingsChange = z.infer<typeof settingsChangeSchema>;

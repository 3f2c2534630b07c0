import * as z from "zod/mini";
import { noticeLevelNames } from "~/shared/enums";
import { isTime, isTimeZone } from "~/shared/wall-clock";
import type { NoticeSwitch } from "./notice";

const level = z.enum(noticeLevelNames);

/** Every switch, as a type and a schema that cannot differ. */
const switches = {
  comment: level,
  mention: level,
  like: level,
  follow: level,
  request: level,
  reminder: level,
  changed: level,
  /** What was decided about oneself, or on one's word, is always told. */
  report: z.enum(["app", "push"]),
  thread: level,
  new_report: z.optional(level),
  urgent_report: z.optional(level),
} as const satisfies Record<NoticeSwitch, unknown>;

export const noticeSettingsSchema = z.object({
  levels: z.object(switches),
  /** In which the times below are told; null until one is set. */
  timeZone: z.nullable(z.string()),
  /** 'HH:MM': from then on the devices stay quiet, over midnight too; null: never. */
  quietFrom: z.nullable(z.string()),
  quietUntil: z.nullable(z.string()),
  /** All in one, at that time; null: each by itself. */
  dailyAt: z.nullable(z.string()),
});

export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

/** A time, or nothing: a form sends that as ''. */
const time = z.nullish(
  z
    .string()
    .check(
      z.refine((text) => text === "" || isTime(text), "A time reads 18:30."),
    ),
);

/** Absent keeps, null or nothing typed clears. */
export const settingsChangeSchema = z
  .partial(
    z.object({
      ...switches,
      timeZone: z
        .string()
        .check(z.refine(isTimeZone, "This time zone is not known.")),
      quietFrom: time,
      quietUntil: time,
      dailyAt: time,
    }),
  )
  .check(
    z.refine(
      ({ quietFrom, quietUntil }) =>
        (!quietFrom && !quietUntil) ||
        quietFrom === undefined ||
        quietUntil === undefined ||
        (Boolean(quietFrom && quietUntil) && quietFrom !== quietUntil),
      {
        path: ["quietUntil"],
        message: "Quiet hours have a beginning, and an end at another time.",
      },
    ),
  );

export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const noticeSettingsForm = {
  done: () => ({ title: "Notification settings saved" }),
};

import { sendJson } from "~/client/api-client";
import { ownTimeZone } from "~/shared/time-zones";
import { urls } from "~/shared/urls";
import type { Reminder, ReminderKind } from "./reminder";

/** 'HH:MM' in the device's time zone; null turns the reminder off. */
export const saveReminder = (kind: ReminderKind, localTime: string | null) =>
  sendJson(
    urls.api.reminder(kind),
    (value) => value as Reminder | null,
    localTime === null
      ? { method: "DELETE" }
      : {
          method: "PUT",
          body: { localTime, timeZone: ownTimeZone() },
          keepalive: true,
        },
  );

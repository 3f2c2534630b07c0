import { useEffect, useState } from "react";
import { getJson } from "~/client/api-client";
import { readStored, writeStored } from "~/client/storage";
import { timeLabel, utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { getPushManager, turnPushOn } from "./push-client";
import { PushPromptCard } from "./push-prompt-card";
import {
  defaultReminderTime,
  reminderLabels,
  type ReminderKind,
} from "./reminder";
import { saveReminder } from "./reminder.queries";

const offerKey = "reminder-offer";
const daysBeforeOffer = 3;
const closed = "closed";

/** Appears only on the third day on which the user opens this kind's page on this device, until they answer. */
export function ReminderOffer({ kind }: { kind: ReminderKind }) {
  const [open, setOpen] = useState(false);
  const key = `${offerKey}-${kind}`;
  useEffect(() => {
    if (countDays(key) !== daysBeforeOffer) return;
    void canOffer(kind).then(setOpen, () => undefined);
  }, [key, kind]);
  if (!open) return null;
  return (
    <div className="mx-auto mt-4 max-w-3xl">
      <PushPromptCard
        title={
          kind === "list"
            ? "Be reminded to pray every day?"
            : `Get the ${reminderLabels[kind]} every day?`
        }
        description={`We'll send it to this device at ${timeLabel(defaultReminderTime)}. You can choose another time in the notification settings.`}
        turnOn={async () => {
          const device = await turnPushOn();
          if (device) await saveReminder(kind, defaultReminderTime);
          return device;
        }}
        onDone={() => {
          writeStored(key, closed);
          setOpen(false);
        }}
      />
    </div>
  );
}

/** Adds today to the stored days and returns their number; 0 once the offer was answered. */
function countDays(key: string): number {
  const days = new Set(readStored(key)?.split(" "));
  if (days.has(closed)) return 0;
  if (days.size <= daysBeforeOffer) days.add(utcDate(Date.now()));
  writeStored(key, [...days].join(" "));
  return days.size;
}

async function canOffer(kind: ReminderKind): Promise<boolean> {
  if (!(await getPushManager())) return false;
  const reminder = await getJson(urls.api.reminder(kind), (value) => value);
  return reminder === null;
}

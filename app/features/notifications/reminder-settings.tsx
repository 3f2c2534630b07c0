import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { zoneLabel } from "~/shared/zone-label";
import { SettingsCard } from "~/ui/settings-card";
import { reminderKinds } from "~/shared/enums";
import { Input } from "~/ui/input";
import { errorToast, toast } from "~/ui/toast-store";
import {
  defaultReminderTime,
  reminderLabels,
  type Reminder,
  type ReminderKind,
  type Reminders,
} from "./reminder";
import { saveReminder } from "./reminder.queries";

export function ReminderSettings({ initialData }: { initialData: Reminders }) {
  return (
    <SettingsCard
      id="reminders"
      title="Daily reminders"
      description="Your devices remind you at the time you choose, even during quiet hours."
      className="needs-script"
    >
      <div className="divide-y divide-line">
        {reminderKinds.map((kind) => (
          <ReminderRow
            key={kind}
            kind={kind}
            initialData={initialData[kind] ?? null}
          />
        ))}
      </div>
    </SettingsCard>
  );
}

interface ReminderRowProps {
  kind: ReminderKind;
  /** Null if it is off. */
  initialData: Reminder | null;
}

function ReminderRow({ kind, initialData }: ReminderRowProps) {
  const label = reminderLabels[kind];
  const [saved, setSaved] = useState(initialData);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (localTime: string | null) => saveReminder(kind, localTime),
    // One after the other, so that the last change wins.
    scope: { id: `reminder-${kind}` },
    onSuccess: (reminder) => {
      setSaved(reminder);
      toast({
        title: reminder ? "Reminder saved" : "Reminder turned off",
        variant: "success",
      });
    },
    onError: () => {
      errorToast("Couldn't save. Please try again.");
    },
  });
  const isOn = (isPending ? variables : saved) !== null;
  const time = saved?.localTime ?? defaultReminderTime;
  return (
    <div className="py-1">
      <label className="flex touch cursor-pointer items-center justify-between gap-4 font-semibold">
        {label}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={() => {
            mutate(isOn ? null : defaultReminderTime);
          }}
          className="size-5 accent-primary"
        />
      </label>
      {isOn && (
        <div className="mb-2 flex items-center gap-3 text-sm text-ink-soft">
          <Input
            type="time"
            required
            aria-label={`${label}: time`}
            className="w-auto!"
            defaultValue={time}
            onChange={({ target }) => {
              if (target.value) mutate(target.value);
            }}
            onBlur={({ target }) => {
              target.value ||= time;
            }}
          />
          {saved && zoneLabel(saved.timeZone)}
        </div>
      )}
    </div>
  );
}

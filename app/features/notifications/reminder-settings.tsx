import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
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

/** While typing, the time is still another one. */
const debounceMs = 1000;

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
  const unsentTime = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const sendTime = useCallback(() => {
    clearTimeout(timer.current);
    if (unsentTime.current) mutate(unsentTime.current);
    unsentTime.current = "";
  }, [mutate]);
  useEffect(() => {
    // Before a reload requests the page; iOS has only `pagehide`.
    addEventListener("beforeunload", sendTime);
    addEventListener("pagehide", sendTime);
    return () => {
      removeEventListener("beforeunload", sendTime);
      removeEventListener("pagehide", sendTime);
      sendTime();
    };
  }, [sendTime]);
  return (
    <div className="py-1">
      <label className="flex touch cursor-pointer items-center justify-between gap-4 font-semibold">
        {label}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={() => {
            unsentTime.current = "";
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
              unsentTime.current = target.value;
              clearTimeout(timer.current);
              timer.current = setTimeout(sendTime, debounceMs);
            }}
            onBlur={({ target }) => {
              target.value ||= time;
              // Also tries again if saving failed.
              if (target.value !== time && !isPending)
                unsentTime.current = target.value;
              sendTime();
            }}
          />
          {saved && zoneLabel(saved.timeZone)}
        </div>
      )}
    </div>
  );
}

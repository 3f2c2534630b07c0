import { useMemo, useState } from "react";
import {
  ownTimeZone,
  zoneCity,
  zoneGroups,
} from "~/features/events/time-zones";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import type {
  NotificationSettings,
  SettingsChange,
} from "./notification-settings";

interface QuietHoursProps {
  initialData: NotificationSettings;
  /** Rejects if saving fails; a toast has said so. */
  onChange: (change: SettingsChange) => Promise<unknown>;
}

/** Affects pushes only: the app itself shows everything at once. Without one of the times, quiet hours are off. */
export function QuietHours({ initialData, onChange }: QuietHoursProps) {
  const hydrated = useHydrated();
  const [hours, setHours] = useState({
    from: initialData.quietFrom ?? "",
    until: initialData.quietUntil ?? "",
  });
  const [saved, setSaved] = useState(hours);
  const [chosenZone, setZone] = useState(initialData.timeZone);
  // The server renders the saved zone. Only the browser knows its own zone and the full list.
  const zone = chosenZone ?? (hydrated ? ownTimeZone() : "UTC");
  const groups = useMemo(
    () =>
      hydrated ? zoneGroups(ownTimeZone(), initialData.timeZone ?? "UTC") : [],
    [hydrated, initialData.timeZone],
  );
  const isSame = hours.from !== "" && hours.from === hours.until;
  const save = () => {
    if (isSame || (hours.from === saved.from && hours.until === saved.until))
      return;
    const isOn = hours.from !== "" && hours.until !== "";
    const wasOn = saved.from !== "" && saved.until !== "";
    if (!isOn && !wasOn) return;
    onChange({
      timeZone: zone,
      quietFrom: isOn ? hours.from : null,
      quietUntil: isOn ? hours.until : null,
    }).then(
      () => {
        setSaved(hours);
      },
      // The times stay, and leaving a field tries again.
      () => undefined,
    );
  };
  return (
    <section
      aria-labelledby="quiet-title"
      className="card p-4 shadow-card sm:p-5"
    >
      <h2 id="quiet-title" className="font-serif text-xl">
        When you get notifications
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        During quiet hours your devices stay silent, and you get what you missed
        afterwards. Leave a time empty to turn quiet hours off.
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        {(["from", "until"] as const).map((end) => (
          <Field
            key={end}
            label={`Quiet ${end}`}
            error={
              isSame && end === "until"
                ? "Choose an end that is different from the start."
                : null
            }
          >
            {(control) => (
              <Input
                {...control}
                type="time"
                value={hours[end]}
                onChange={({ target }) => {
                  setHours({ ...hours, [end]: target.value });
                }}
                // Not while typing, when the time is still another one.
                onBlur={save}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label="Time zone" className="mt-3">
        {(control) => (
          <Select
            {...control}
            value={zone}
            onChange={({ target }) => {
              const { value } = target;
              setZone(value);
              onChange({ timeZone: value }).catch(() => {
                setZone(zone);
              });
            }}
          >
            {groups.length === 0 && (
              <option value={zone}>{zoneCity(zone)}</option>
            )}
            {groups.map(({ region, zones }) => (
              <optgroup key={region} label={region}>
                {zones.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </section>
  );
}

import { useMemo, useState } from "react";
import { ownTimeZone, zoneCity, zoneGroups } from "~/shared/time-zones";
import { SettingsCard } from "~/ui/settings-card";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import { ZoneOptions } from "~/ui/zone-options";
import type {
  NotificationSettings,
  SettingsChange,
} from "./notification-settings";

interface QuietHoursProps {
  initialData: NotificationSettings;
  /** Rejects if saving fails; a toast has said so. */
  onChange: (change: SettingsChange) => Promise<unknown>;
}

/** Without one of the times, quiet hours are off. */
const toChange = ({ from, until }: { from: string; until: string }) =>
  from && until
    ? { quietFrom: from, quietUntil: until }
    : { quietFrom: null, quietUntil: null };

/** Affects pushes only: the app itself shows everything at once. */
export function QuietHours({ initialData, onChange }: QuietHoursProps) {
  const hydrated = useHydrated();
  const [hours, setHours] = useState({
    from: initialData.quietFrom ?? "",
    until: initialData.quietUntil ?? "",
  });
  const [saved, setSaved] = useState(() => toChange(hours));
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
    const change = toChange(hours);
    const isSaved =
      change.quietFrom === saved.quietFrom &&
      change.quietUntil === saved.quietUntil;
    if (isSame || isSaved) return;
    onChange({ timeZone: zone, ...change }).then(
      () => {
        setSaved(change);
      },
      // The times stay, and leaving a field tries again.
      () => undefined,
    );
  };
  return (
    <SettingsCard
      id="quiet"
      title="When you get notifications"
      description="During quiet hours your devices stay silent, and you get what you missed afterwards. Leave a time empty to turn quiet hours off."
    >
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
            <ZoneOptions groups={groups} />
          </Select>
        )}
      </Field>
    </SettingsCard>
  );
}

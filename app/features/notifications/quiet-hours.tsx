import { useMemo, useState } from "react";
import {
  ownTimeZone,
  zoneCity,
  zoneGroups,
} from "~/features/events/time-zones";
import { ZoneOptions } from "~/features/events/zone-options";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import type { NotificationSettings } from "./notification-settings";

/** Affects pushes only: the app itself shows everything at once. */
export function QuietHours({
  initialData,
}: {
  initialData: NotificationSettings;
}) {
  const { quietFrom, quietUntil, dailyAt, timeZone } = initialData;
  const [from, setFrom] = useState(quietFrom ?? "");
  const [until, setUntil] = useState(quietUntil ?? "");
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
        afterwards. If you choose a time for a daily summary, you get one then
        instead of single notifications. Leave a time empty to turn it off.
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        {(
          [
            ["Quiet from", "quietFrom", from, setFrom, until],
            ["Quiet until", "quietUntil", until, setUntil, from],
          ] as const
        ).map(([label, name, value, set, other]) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                type="time"
                name={name}
                value={value}
                required={other !== ""}
                onChange={({ target }) => {
                  set(target.value);
                }}
              />
            )}
          </Field>
        ))}
        <Field label="Once a day, at">
          {(control) => (
            <Input
              {...control}
              type="time"
              name="dailyAt"
              defaultValue={dailyAt ?? ""}
            />
          )}
        </Field>
      </div>
      <ZoneField saved={timeZone} />
    </section>
  );
}

/** The server renders the saved zone. Only the browser knows its own zone and the full list. */
function ZoneField({ saved }: { saved: string | null }) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(saved);
  const zone = chosen ?? (hydrated ? ownTimeZone() : "UTC");
  const groups = useMemo(
    () => (hydrated ? zoneGroups(ownTimeZone(), saved ?? "UTC") : []),
    [hydrated, saved],
  );
  return (
    <Field label="Time zone" className="mt-3">
      {(control) => (
        <Select
          {...control}
          name="timeZone"
          value={zone}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
        >
          {groups.length === 0 && (
            <option value={zone}>{zoneCity(zone)}</option>
          )}
          <ZoneOptions groups={groups} />
        </Select>
      )}
    </Field>
  );
}

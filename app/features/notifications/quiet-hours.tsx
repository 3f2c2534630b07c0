import { useMemo, useState } from "react";
import {
  ownTimeZone,
  zoneCity,
  zoneGroups,
} from "~/features/events/time-zones";
import { ZoneOptions } from "~/features/events/zone-options";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/hydrated";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import type { NoticeSettings } from "./notice-settings";

/** When devices stay quiet; the app itself shows everything at once. */
export function QuietHours({ drawn }: { drawn: NoticeSettings }) {
  const { quietFrom, quietUntil, dailyAt, timeZone } = drawn;
  const [from, setFrom] = useState(quietFrom ?? "");
  const [until, setUntil] = useState(quietUntil ?? "");
  return (
    <section
      aria-labelledby="quiet-title"
      className="card p-4 shadow-card sm:p-5"
    >
      <h2 id="quiet-title" className="font-serif text-xl">
        When your devices tell you
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        In quiet hours they say nothing; what came meanwhile they tell you
        afterwards. With a time of the day they say everything once, then. Leave
        a time empty to do without it.
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
                // One without the other says nothing.
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

/** The server draws the zone that is saved; the browser knows its own, and all others. */
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

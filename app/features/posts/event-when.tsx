import { useState } from "react";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import { instantOf } from "~/shared/zoned-time.mjs";
import type { EventFields } from "./event-form";
import {
  clockIn,
  ownTimeZone,
  zoneCity,
  zoneGroups,
  zoneOffset,
} from "./time-zones";

interface EventWhenProps {
  fields: EventFields;
  problemAt: (path: string) => string | undefined;
  readOnly: boolean;
  onChange: (part: Partial<EventFields>) => void;
}

/** Date, time and zone, on the browser's own pickers; nothing before now is offered. */
export function EventWhen({
  fields,
  problemAt,
  readOnly,
  onChange,
}: EventWhenProps) {
  const { date, time, allDay, timeZone } = fields;
  const [openedAt] = useState(() => Date.now());
  const now = clockIn(timeZone, openedAt);
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">When</legend>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Date" required error={problemAt("date")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={now.date}
              max="9999-12-31"
              value={date}
              readOnly={readOnly}
              onChange={(event) => {
                onChange({ date: event.target.value });
              }}
            />
          )}
        </Field>
        {!allDay && (
          <Field label="Time" required error={problemAt("time")}>
            {(control) => (
              <Input
                {...control}
                type="time"
                {...(date === now.date && { min: now.time })}
                value={time}
                readOnly={readOnly}
                onChange={(event) => {
                  onChange({ time: event.target.value });
                }}
              />
            )}
          </Field>
        )}
      </div>
      <label className="flex touch cursor-pointer items-center gap-3 text-sm text-ink">
        <input
          type="checkbox"
          role="switch"
          checked={allDay}
          disabled={readOnly}
          onChange={(event) => {
            onChange({ allDay: event.target.checked });
          }}
          className="size-5 accent-primary"
        />
        All day
      </label>
      <ZoneField
        fields={fields}
        problem={problemAt("timeZone")}
        disabled={readOnly}
        onChange={onChange}
      />
    </fieldset>
  );
}

function ZoneField({
  fields: { date, time, allDay, timeZone },
  problem,
  disabled,
  onChange,
}: {
  fields: EventFields;
  problem: string | undefined;
  disabled: boolean;
  onChange: (part: Partial<EventFields>) => void;
}) {
  const [groups] = useState(() => zoneGroups(ownTimeZone(), timeZone));
  const [openedAt] = useState(() => Date.now());
  const at =
    date === ""
      ? openedAt
      : instantOf(date, allDay || time === "" ? "12:00" : time, timeZone);
  const offset = Number.isNaN(at) ? "" : zoneOffset(timeZone, at);
  return (
    <Field
      label="Time zone"
      error={problem}
      hint={`${zoneCity(timeZone)}${offset && `, ${offset} then`}. Everybody sees the event in their own time too.`}
    >
      {(control) => (
        <Select
          {...control}
          value={timeZone}
          disabled={disabled}
          onChange={(event) => {
            onChange({ timeZone: event.target.value });
          }}
        >
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
  );
}

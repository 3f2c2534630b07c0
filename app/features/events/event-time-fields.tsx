import { useState } from "react";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import { toInstant } from "~/shared/zoned-time.mjs";
import type { EventFields } from "./event-form";
import {
  clockIn,
  ownTimeZone,
  zoneCity,
  zoneGroups,
  zoneOffset,
} from "./time-zones";
import { ZoneOptions } from "./zone-options";

interface EventTimeFieldsProps {
  fields: EventFields;
  problemAt: (path: string) => string | undefined;
  readOnly: boolean;
  onChange: (part: Partial<EventFields>) => void;
}

/** Uses the browser's own pickers, starting at the current time. */
export function EventTimeFields({
  fields,
  problemAt,
  readOnly,
  onChange,
}: EventTimeFieldsProps) {
  const { date, time, allDay, timeZone } = fields;
  const [openedAt] = useState(() => Date.now());
  const now = clockIn(timeZone, openedAt);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="sr-only">When</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Field label="Date" required error={problemAt("date")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="px-3!"
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
                className="px-3!"
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
          className="relative h-6 w-10 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-line-strong before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-on-primary"
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
      : toInstant(date, allDay || time === "" ? "12:00" : time, timeZone);
  return (
    <Field
      label="Time zone"
      error={problem}
      hint={`${formatZoneOffset(timeZone, at)}Everyone also sees the event in their own time.`}
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
          <ZoneOptions groups={groups} />
        </Select>
      )}
    </Field>
  );
}

function formatZoneOffset(timeZone: string, at: number): string {
  return timeZone === "UTC" || Number.isNaN(at)
    ? ""
    : `${zoneCity(timeZone)}: ${zoneOffset(timeZone, at)} at that time. `;
}

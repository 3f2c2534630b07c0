import { useState } from "react";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import { toInstant } from "~/shared/zoned-time.mjs";
import type { EventForm } from "./use-event-form";
import {
  clockIn,
  ownTimeZone,
  zoneCity,
  zoneGroups,
  zoneOffset,
} from "./time-zones";
import { ZoneOptions } from "./zone-options";

interface EventTimeFieldsProps {
  form: EventForm;
  readOnly: boolean;
}

/** Uses the browser's own pickers, starting at the current time. */
export function EventTimeFields({ form, readOnly }: EventTimeFieldsProps) {
  const { change, error } = form;
  const { date, time, allDay, timeZone } = form.values;
  const [openedAt] = useState(() => Date.now());
  const now = clockIn(timeZone, openedAt);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="sr-only">When</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <Field label="Date" required error={error("date")}>
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
                change({ date: event.target.value });
              }}
            />
          )}
        </Field>
        {!allDay && (
          <Field label="Time" required error={error("time")}>
            {(control) => (
              <Input
                {...control}
                type="time"
                className="px-3!"
                {...(date === now.date && { min: now.time })}
                value={time}
                readOnly={readOnly}
                onChange={(event) => {
                  change({ time: event.target.value });
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
            change({ allDay: event.target.checked });
          }}
          className="relative h-6 w-10 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-line-strong before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-on-primary"
        />
        All day
      </label>
      <ZoneField form={form} readOnly={readOnly} />
    </fieldset>
  );
}

function ZoneField({ form, readOnly }: EventTimeFieldsProps) {
  const { date, time, allDay, timeZone } = form.values;
  const [groups] = useState(() => zoneGroups(ownTimeZone(), timeZone));
  const [openedAt] = useState(() => Date.now());
  const at =
    date === ""
      ? openedAt
      : toInstant(date, allDay || time === "" ? "12:00" : time, timeZone);
  return (
    <Field
      label="Time zone"
      error={form.error("timeZone")}
      hint={`${formatZoneOffset(timeZone, at)}Everyone also sees it in their own time zone.`}
    >
      {(control) => (
        <Select
          {...control}
          value={timeZone}
          disabled={readOnly}
          onChange={(event) => {
            form.change({ timeZone: event.target.value });
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

import { useState } from "react";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Select } from "~/ui/select";
import { ZoneOptions } from "~/ui/zone-options";
import type { EventForm } from "./use-event-form";
import { clockIn, zoneGroups } from "~/shared/time-zones";

interface EventTimeFieldsProps {
  form: EventForm;
  readOnly: boolean;
}

const pairClassName =
  "grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3";

/** Uses the browser's own pickers, starting at the current time. */
export function EventTimeFields({ form, readOnly }: EventTimeFieldsProps) {
  const { change, error } = form;
  const { date, allDay, timeZone } = form.values;
  const [openedAt] = useState(() => Date.now());
  const now = clockIn(timeZone, openedAt);
  const [zones] = useState(() => zoneGroups(timeZone));
  const renderField = (
    name: "date" | "time" | "endDate" | "endTime",
    label: string,
    min?: string,
    required = false,
  ) => {
    const isDate = name === "date" || name === "endDate";
    return (
      <Field label={label} required={required} error={error(name)}>
        {(control) => (
          <Input
            {...control}
            type={isDate ? "date" : "time"}
            min={min}
            max={isDate ? "9999-12-31" : undefined}
            className="px-3!"
            value={form.values[name]}
            readOnly={readOnly}
            onChange={({ target: { value } }) => {
              change({ [name]: value });
            }}
          />
        )}
      </Field>
    );
  };
  const minTime = date === now.date ? now.time : undefined;
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="sr-only">When</legend>
      <div className={pairClassName}>
        {renderField("date", "Date", now.date, true)}
        {!allDay && renderField("time", "Time", minTime, true)}
      </div>
      <div className={pairClassName}>
        {renderField("endDate", "End date", date || now.date)}
        {!allDay && renderField("endTime", "End time")}
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
      <Field
        label="Time zone"
        error={error("timeZone")}
        hint="Everyone also sees it in their own time zone."
      >
        {(control) => (
          <Select
            {...control}
            value={timeZone}
            disabled={readOnly}
            onChange={({ target }) => {
              change({ timeZone: target.value });
            }}
          >
            <ZoneOptions groups={zones} />
          </Select>
        )}
      </Field>
    </fieldset>
  );
}

import { useId, useState } from "react";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { isTimeZone } from "~/shared/time";
import type { EventForm } from "./use-event-form";
import { clockIn } from "~/shared/time-zones";

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
  // UTC while the user types a time zone.
  const now = clockIn(isTimeZone(timeZone) ? timeZone : "UTC", openedAt);
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
      <ZoneField form={form} readOnly={readOnly} />
    </fieldset>
  );
}

/** Typing searches the list; a city is enough. Spaces stand for the underscores of 'America/New_York'. */
function ZoneField({ form, readOnly }: EventTimeFieldsProps) {
  const { timeZone } = form.values;
  // Some browsers list UTC, others don't.
  const [ids] = useState(
    () => new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]),
  );
  const listId = useId();
  return (
    <Field
      label="Time zone"
      error={form.error("timeZone")}
      hint="Everyone also sees it in their own time zone."
    >
      {(control) => (
        <>
          <Input
            {...control}
            list={listId}
            value={timeZone.replaceAll("_", " ")}
            readOnly={readOnly}
            placeholder="Search for a city"
            autoComplete="off"
            spellCheck={false}
            // The list shows only what matches, so typing replaces the current zone.
            onFocus={(event) => {
              event.target.select();
            }}
            onChange={({ target: { value } }) => {
              form.change({ timeZone: value.replaceAll(" ", "_") });
            }}
            onBlur={() => {
              const city = `/${timeZone.toLowerCase()}`;
              const found = [...ids].find((id) =>
                id.toLowerCase().endsWith(city),
              );
              if (found) form.change({ timeZone: found });
            }}
          />
          <datalist id={listId}>
            {[...ids].map((id) => (
              <option key={id} value={id.replaceAll("_", " ")} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

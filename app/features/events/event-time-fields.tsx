import { useId, useState, type ChangeEvent } from "react";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { isTimeZone } from "~/shared/time";
import { toInstant } from "~/shared/zoned-time.mjs";
import type { EventForm } from "./use-event-form";
import {
  clockIn,
  ownTimeZone,
  zoneCity,
  zoneGroups,
  zoneOffset,
} from "./time-zones";

interface EventTimeFieldsProps {
  form: EventForm;
  readOnly: boolean;
}

const pairClassName =
  "grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3";

/** UTC while the user types a time zone. */
const getKnownZone = ({ values: { timeZone } }: EventForm) =>
  isTimeZone(timeZone) ? timeZone : "UTC";

/** Uses the browser's own pickers, starting at the current time. */
export function EventTimeFields({ form, readOnly }: EventTimeFieldsProps) {
  const { change, error } = form;
  const { date, allDay } = form.values;
  const [openedAt] = useState(() => Date.now());
  const now = clockIn(getKnownZone(form), openedAt);
  const input = (name: "date" | "time" | "endDate" | "endTime") => ({
    className: "px-3!",
    value: form.values[name],
    readOnly,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      change({ [name]: value });
    },
  });
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="sr-only">When</legend>
      <div className={pairClassName}>
        <Field label="Date" required error={error("date")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={now.date}
              max="9999-12-31"
              {...input("date")}
            />
          )}
        </Field>
        {!allDay && (
          <Field label="Time" required error={error("time")}>
            {(control) => (
              <Input
                {...control}
                type="time"
                {...(date === now.date && { min: now.time })}
                {...input("time")}
              />
            )}
          </Field>
        )}
      </div>
      <div className={pairClassName}>
        <Field label="End date" error={error("endDate")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={date || now.date}
              max="9999-12-31"
              {...input("endDate")}
            />
          )}
        </Field>
        {!allDay && (
          <Field label="End time" error={error("endTime")}>
            {(control) => (
              <Input {...control} type="time" {...input("endTime")} />
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

/** Typing searches the list; a city is enough. Spaces stand for the underscores of 'America/New_York'. */
function ZoneField({ form, readOnly }: EventTimeFieldsProps) {
  const { date, time, allDay, timeZone } = form.values;
  const [ids] = useState(() =>
    zoneGroups(ownTimeZone()).flatMap(({ zones }) => zones.map(({ id }) => id)),
  );
  const [openedAt] = useState(() => Date.now());
  const listId = useId();
  const zone = getKnownZone(form);
  const at =
    date === ""
      ? openedAt
      : toInstant(date, allDay || time === "" ? "12:00" : time, zone);
  return (
    <Field
      label="Time zone"
      error={form.error("timeZone")}
      hint={`${formatZoneOffset(zone, at)}Everyone also sees it in their own time zone.`}
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
              const found = ids.find((id) => id.toLowerCase().endsWith(city));
              if (found) form.change({ timeZone: found });
            }}
          />
          <datalist id={listId}>
            {ids.map((id) => (
              <option key={id} value={id.replaceAll("_", " ")} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function formatZoneOffset(timeZone: string, at: number): string {
  return timeZone === "UTC" || Number.isNaN(at)
    ? ""
    : `${zoneCity(timeZone)}: ${zoneOffset(timeZone, at)} at that time. `;
}

import { useMemo, type ChangeEvent } from "react";
import { weekdays } from "~/shared/time";
import { ownTimeZone, zoneCity, zoneGroups } from "~/shared/time-zones";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { Select } from "~/ui/select";
import { maxServiceTimes, type ServiceTime } from "./church";

interface ServiceTimesFieldProps {
  value: ServiceTime[];
  onChange: (value: ServiceTime[]) => void;
  error?: string | null | undefined;
}

/** The weekly services, all in the church's time zone. Render it in the browser only, which knows its own zone. */
export function ServiceTimesField(props: ServiceTimesFieldProps) {
  const { value: services, onChange, error } = props;
  const timeZone = services[0]?.timeZone ?? ownTimeZone();
  const groups = useMemo(() => zoneGroups(timeZone), [timeZone]);
  const added = { weekday: 0, time: "10:00", timeZone, language: "" };
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-sm font-semibold text-ink">Service times</legend>
      <ul className="space-y-3">
        {services.map((service, at) => {
          const bind = (name: keyof ServiceTime, label: string) => ({
            "aria-label": `${label} of service ${at + 1}`,
            value: service[name],
            onChange: ({
              target: { value },
            }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
              const part = { [name]: name === "weekday" ? +value : value };
              onChange(services.with(at, { ...service, ...part }));
            },
          });
          return (
            <li
              key={at}
              className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
            >
              <Select {...bind("weekday", "Day")}>
                {weekdays.map((day, index) => (
                  <option key={day} value={index}>
                    {day}
                  </option>
                ))}
              </Select>
              <Input type="time" required {...bind("time", "Time")} />
              <Input
                placeholder="Language"
                maxLength={40}
                {...bind("language", "Language")}
              />
              <Button
                variant="quiet"
                aria-label={`Remove service ${at + 1}`}
                onClick={() => {
                  restoreFocusAfterRemoval();
                  onChange(services.filter((_, index) => index !== at));
                }}
              >
                <Icon name="trash" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Field label="Time zone" error={error}>
        {(control) => (
          <Select
            {...control}
            value={timeZone}
            onChange={({ target }) => {
              const part = { timeZone: target.value };
              onChange(services.map((one) => ({ ...one, ...part })));
            }}
          >
            {groups.map(({ region, zones }) => (
              <optgroup key={region} label={region}>
                {zones.map(({ id }) => (
                  <option key={id} value={id}>
                    {zoneCity(id)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {services.length < maxServiceTimes && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onChange([...services, added]);
          }}
        >
          <Icon name="plus" />
          Add a service time
        </Button>
      )}
    </fieldset>
  );
}

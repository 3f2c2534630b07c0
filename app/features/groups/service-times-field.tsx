import { useMemo, type ChangeEvent } from "react";
import { weekdays } from "~/shared/time";
import { ownTimeZone, zoneGroups } from "~/shared/time-zones";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { Select } from "~/ui/select";
import { ZoneOptions } from "~/ui/zone-options";
import { maxServiceTimes, type ServiceTime } from "./church";

interface ServiceTimesFieldProps {
  value: ServiceTime[];
  onChange: (value: ServiceTime[]) => void;
  error?: string | null | undefined;
}

/** The weekly services, all in the church's time zone. Render it only in the browser, which knows the viewer's zone. */
export function ServiceTimesField(props: ServiceTimesFieldProps) {
  const { value: services, onChange, error } = props;
  const timeZone = services[0]?.timeZone ?? ownTimeZone();
  const zones = useMemo(() => zoneGroups(timeZone), [timeZone]);
  const added = { weekday: 0, time: "10:00", timeZone, language: "" };
  const bind = (at: number, name: keyof ServiceTime, label: string) => ({
    "aria-label": `${label} of service ${at + 1}`,
    value: services[at]?.[name],
    onChange: ({
      target: { value },
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      const part = { [name]: name === "weekday" ? +value : value };
      onChange(
        services.map((one, index) =>
          index === at || name === "timeZone" ? { ...one, ...part } : one,
        ),
      );
    },
  });
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-sm font-semibold text-ink">Service times</legend>
      <ul className="space-y-3">
        {services.map((_, at) => (
          <li
            key={at}
            className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <Select {...bind(at, "weekday", "Day")}>
              {weekdays.map((label, weekday) => (
                <option key={label} value={weekday}>
                  {label}
                </option>
              ))}
            </Select>
            <Input type="time" required {...bind(at, "time", "Time")} />
            <Input
              placeholder="Language"
              maxLength={40}
              {...bind(at, "language", "Language")}
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
        ))}
      </ul>
      {services.length > 0 && (
        <Field label="Time zone">
          {(control) => (
            <Select
              {...control}
              {...bind(0, "timeZone", "Time zone")}
              aria-label="Time zone"
            >
              <ZoneOptions groups={zones} />
            </Select>
          )}
        </Field>
      )}
      <p role="alert" className="text-sm text-danger">
        {error}
      </p>
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

import type { zoneGroups } from "~/shared/time-zones";

type Groups = ReturnType<typeof zoneGroups>;

/** The options of a `Select` for the time zone, grouped by region. */
export const ZoneOptions = ({ groups }: { groups: Groups }) =>
  groups.map(({ region, zones }) => (
    <optgroup key={region} label={region}>
      {zones.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </optgroup>
  ));

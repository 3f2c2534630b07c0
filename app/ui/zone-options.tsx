import type { zoneGroups } from "~/shared/time-zones";

type Groups = ReturnType<typeof zoneGroups>;

/** For a select of a time zone. */
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

import type { zoneGroups } from "./time-zones";

export function ZoneOptions({
  groups,
}: {
  groups: ReturnType<typeof zoneGroups>;
}) {
  return groups.map(({ region, zones }) => (
    <optgroup key={region} label={region}>
      {zones.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
}

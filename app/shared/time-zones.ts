import { cityName } from "./zone-label";

interface ZoneGroup {
  /** 'Europe' */
  region: string;
  zones: { id: string; label: string }[];
}

/** The device's time zone. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All time zones by region. Labels start with the city, so typing it in a select finds the zone. */
export function zoneGroups(...needed: string[]): ZoneGroup[] {
  const ids = new Set([...Intl.supportedValuesOf("timeZone"), ...needed]);
  ids.delete("UTC");
  const groups = new Map<string, ZoneGroup>();
  for (const id of [...ids].sort()) {
    const region = id.includes("/") ? (id.split("/")[0] ?? id) : "Other";
    const group = groups.get(region) ?? { region, zones: [] };
    groups.set(region, group);
    group.zones.push({ id, label: zoneCity(id) });
  }
  for (const { zones } of groups.values()) {
    zones.sort((one, other) => one.label.localeCompare(other.label));
  }
  return [
    { region: "Everywhere", zones: [{ id: "UTC", label: "UTC" }] },
    ...groups.values(),
  ];
}

/** 'America/Argentina/Salta' → 'Salta (Argentina)' */
export function zoneCity(id: string): string {
  const [, ...rest] = id.split("/").map(cityName);
  const city = rest.pop();
  if (city === undefined) return id;
  return rest.length > 0 ? `${city} (${rest.join(", ")})` : city;
}

/** Local date and time in the format of date and time inputs. */
export function clockIn(
  id: string,
  at: number,
): { date: string; time: string } {
  const text = new Intl.DateTimeFormat("sv-SE", {
    timeZone: id,
    dateStyle: "short",
    timeStyle: "short",
  }).format(at);
  const [date = "", time = ""] = text.split(" ");
  return { date, time };
}

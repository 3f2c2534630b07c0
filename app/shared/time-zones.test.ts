import { expect, it } from "vitest";
import { clockIn, zoneCity, zoneGroups } from "./time-zones";

it("groups every zone by region, under its city", () => {
  const groups = zoneGroups("Etc/GMT+5");
  const europe = groups.find(({ region }) => region === "Europe");
  expect(europe?.zones).toContainEqual({
    id: "Europe/Berlin",
    label: "Berlin",
  });
  const all = groups.flatMap(({ zones }) => zones.map(({ id }) => id));
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain("UTC");
  expect(all).toContain("Etc/GMT+5");
});

it.each([
  ["America/New_York", "New York"],
  ["America/Argentina/Salta", "Salta (Argentina)"],
  ["UTC", "UTC"],
])("labels %s as %s", (id, city) => {
  expect(zoneCity(id)).toBe(city);
});

it("returns the local date and time of another zone", () => {
  expect(clockIn("Asia/Tokyo", Date.parse("2026-06-01T15:05:00Z"))).toEqual({
    date: "2026-06-02",
    time: "00:05",
  });
});

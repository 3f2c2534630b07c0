import { describe, expect, it } from "vitest";
import { getQuietEnd } from "./enqueue-pushes.server";

const iso = (at: number | null) =>
  at === null ? null : new Date(at).toISOString().slice(0, 16);

describe("quiet hours", () => {
  it.each([
    // Through the night.
    ["22:00", "07:00", "UTC", "2026-06-01T21:59", null],
    ["22:00", "07:00", "UTC", "2026-06-01T22:00", "2026-06-02T07:00"],
    ["22:00", "07:00", "UTC", "2026-06-02T06:59", "2026-06-02T07:00"],
    ["22:00", "07:00", "UTC", "2026-06-02T07:00", null],
    // Within a day, and at the turn of a month and of a year.
    ["12:00", "14:00", "UTC", "2026-06-01T13:00", "2026-06-01T14:00"],
    ["12:00", "14:00", "UTC", "2026-06-01T11:00", null],
    ["23:00", "06:30", "UTC", "2026-12-31T23:30", "2027-01-01T06:30"],
    // Equal start and end mean no quiet hours.
    ["08:00", "08:00", "UTC", "2026-06-01T08:00", null],
    // 22:00 in New York is 02:00 UTC.
    [
      "22:00",
      "07:00",
      "America/New_York",
      "2026-06-02T02:00",
      "2026-06-02T11:00",
    ],
    // The night is an hour shorter when clocks go forward, and an hour longer when they go back.
    [
      "22:00",
      "07:00",
      "America/New_York",
      "2026-03-08T03:00",
      "2026-03-08T11:00",
    ],
    [
      "22:00",
      "07:00",
      "America/New_York",
      "2026-11-01T02:00",
      "2026-11-01T12:00",
    ],
    // 02:30 doesn't exist on that day; it is read with the offset before the change.
    ["22:00", "02:30", "Europe/Berlin", "2026-03-29T00:30", "2026-03-29T01:30"],
    // 02:30 occurs twice; quiet hours end at the first.
    ["22:00", "02:30", "Europe/Berlin", "2026-10-25T00:15", "2026-10-25T00:30"],
    ["22:00", "02:30", "Europe/Berlin", "2026-10-25T01:15", null],
  ])("%s to %s in %s at %s", (quietFrom, quietUntil, timeZone, at, end) => {
    const hours = { quietFrom, quietUntil, timeZone };
    expect(iso(getQuietEnd(hours, Date.parse(`${at}Z`)))).toBe(end);
  });

  it("are off if the start or the end is missing", () => {
    const hours = { timeZone: "UTC", quietUntil: "07:00" };
    expect(getQuietEnd({ ...hours, quietFrom: null }, 0)).toBeNull();
  });
});

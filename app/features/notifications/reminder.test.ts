import { expect, it } from "vitest";
import { getNextOccurrence } from "./reminder";

const next = (localTime: string, timeZone: string, now: string) =>
  new Date(getNextOccurrence({ localTime, timeZone }, Date.parse(now)))
    .toISOString()
    .slice(0, 16);

const berlin = "Europe/Berlin";

it.each([
  ["later today", "07:00", berlin, "2026-06-01T04:59Z", "2026-06-01T05:00"],
  [
    "exactly now: the next day",
    "07:00",
    berlin,
    "2026-06-01T05:00Z",
    "2026-06-02T05:00",
  ],
  [
    "a local day that has begun before UTC's",
    "07:00",
    "Pacific/Auckland",
    "2026-06-01T20:00Z",
    "2026-06-02T19:00",
  ],
  [
    "the morning after clocks go forward",
    "07:00",
    berlin,
    "2026-03-28T06:00Z",
    "2026-03-29T05:00",
  ],
  [
    "the morning after clocks go back",
    "07:00",
    berlin,
    "2026-10-24T05:00Z",
    "2026-10-25T06:00",
  ],
  [
    "a skipped time: an hour later",
    "02:30",
    berlin,
    "2026-03-28T12:00Z",
    "2026-03-29T01:30",
  ],
  [
    "after a skipped time: as usual",
    "02:30",
    berlin,
    "2026-03-29T01:30Z",
    "2026-03-30T00:30",
  ],
  [
    "a repeated time: the first",
    "02:30",
    berlin,
    "2026-10-24T12:00Z",
    "2026-10-25T00:30",
  ],
  [
    "a repeated time: only once",
    "02:30",
    berlin,
    "2026-10-25T00:30Z",
    "2026-10-26T01:30",
  ],
  ["leap day", "07:00", berlin, "2028-02-28T06:00Z", "2028-02-29T06:00"],
  ["after leap day", "07:00", berlin, "2028-02-29T06:00Z", "2028-03-01T06:00"],
  ["no 29 February", "07:00", berlin, "2027-02-28T06:00Z", "2027-03-01T06:00"],
  [
    "days missed in an outage are skipped",
    "07:00",
    "UTC",
    "2026-06-05T12:00Z",
    "2026-06-06T07:00",
  ],
])("%s", (_, localTime, timeZone, now, expected) => {
  expect(next(localTime, timeZone, now)).toBe(expected);
});

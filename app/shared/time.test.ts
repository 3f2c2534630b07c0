import { describe, expect, it } from "vitest";
import {
  timeUntilLabel,
  postedLabel,
  relativeTime,
  secondsLeftToday,
  utcDate,
} from "./time";

const now = Date.UTC(2026, 3, 5, 12);
const ago = (ms: number) => new Date(now - ms);

describe("relativeTime", () => {
  it.each([
    [0, "now"],
    [59_999, "now"],
    [60_000, "1m"],
    [59 * 60_000, "59m"],
    [60 * 60_000, "1h"],
    [23 * 3_600_000, "23h"],
    [24 * 3_600_000, "1d"],
    [6 * 86_400_000, "6d"],
    [7 * 86_400_000, "1w"],
    [400 * 86_400_000, "57w"],
  ])("%i ms ago is %s", (age, label) => {
    expect(relativeTime(ago(age), now)).toBe(label);
  });
  it("returns 'now' for a time in the future", () => {
    expect(relativeTime(ago(-5000), now)).toBe("now");
  });
});

describe("postedLabel", () => {
  it("returns the post card's label", () => {
    expect(postedLabel(ago(120_000), now)).toBe("posted 2m ago");
    expect(postedLabel(ago(0), now)).toBe("posted now");
  });
});

describe("timeUntilLabel", () => {
  it.each([
    [20_000, "in 1 minute"],
    [12 * 60_000 - 1, "in 12 minutes"],
    [6.5 * 3_600_000, "in 7 hours"],
    [11 * 86_400_000, "on 3 December"],
  ])("returns for %i ms: %s", (left, label) => {
    const at = Date.UTC(2026, 10, 22, 12);
    expect(timeUntilLabel(at + left, at)).toBe(label);
  });
});

describe("utcDate", () => {
  it("returns the day in UTC", () => {
    expect(utcDate(Date.UTC(2026, 0, 1))).toBe("2026-01-01");
  });
});

describe("secondsLeftToday", () => {
  it.each([
    ["2026-11-21T00:00:00.000Z", 86_400],
    ["2026-11-21T23:59:00.500Z", 59],
    ["2026-11-21T23:59:59.999Z", 1],
  ])("at %s is %i", (at, seconds) => {
    expect(secondsLeftToday(Date.parse(at))).toBe(seconds);
  });
});

import { describe, expect, it } from "vitest";
import { dateIn, toInstant } from "./zoned-time.mjs";

/**
 * @param {string} date
 * @param {string} time
 * @param {string} zone
 */
const at = (date, time, zone) =>
  new Date(toInstant(date, time, zone)).toISOString();

describe("toInstant", () => {
  it.each([
    ["2026-07-01", "18:00", "Africa/Accra", "2026-07-01T18:00:00.000Z"],
    ["2026-07-01", "20:00", "Europe/Berlin", "2026-07-01T18:00:00.000Z"],
    ["2026-12-01", "20:00", "Europe/Berlin", "2026-12-01T19:00:00.000Z"],
    ["2026-12-01", "05:00", "Pacific/Auckland", "2026-11-30T16:00:00.000Z"],
    ["2026-07-01", "09:15", "Asia/Kolkata", "2026-07-01T03:45:00.000Z"],
  ])("converts %s %s in %s to %s", (date, time, zone, expected) => {
    expect(at(date, time, zone)).toBe(expected);
  });

  it("uses the offset before the change for a skipped time", () => {
    expect(at("2026-03-29", "02:30", "Europe/Berlin")).toBe(
      "2026-03-29T01:30:00.000Z",
    );
  });

  it("uses the first of two occurrences", () => {
    expect(at("2026-10-25", "02:30", "Europe/Berlin")).toBe(
      "2026-10-25T00:30:00.000Z",
    );
  });
});

describe("dateIn", () => {
  it("returns the local date, which may be tomorrow already", () => {
    const evening = Date.parse("2026-05-01T20:00:00Z");
    expect(dateIn(evening, "Pacific/Auckland")).toBe("2026-05-02");
    expect(dateIn(evening, "America/New_York")).toBe("2026-05-01");
  });
});

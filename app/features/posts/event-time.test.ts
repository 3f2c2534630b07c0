import { afterEach, describe, expect, it, vi } from "vitest";
import {
  getCalendarDay,
  dateLabel,
  eventDaysLabel,
  eventHoursLabel,
  isPastEvent,
  getViewerTimeLabel,
} from "./event-time";
import { timeLabel } from "~/shared/time";
import { zoneLabel } from "~/shared/zone-label";

/** Half past six in the evening in New York. */
const event = {
  date: "2026-06-06",
  time: "18:30",
  startsAt: "2026-06-06T22:30:00.000Z",
  endDate: null,
  endsAt: null,
};

describe("isPastEvent", () => {
  const start = Date.parse(event.startsAt);
  it("is past once it has started", () => {
    expect(isPastEvent(event, start)).toBe(false);
    expect(isPastEvent(event, start + 1)).toBe(true);
  });
  it("lasts all day without a time", () => {
    const day = { ...event, time: null };
    expect(isPastEvent(day, start + 86_400_000)).toBe(false);
    expect(isPastEvent(day, start + 86_400_001)).toBe(true);
  });
  it("lasts until its end", () => {
    const long = { ...event, endsAt: "2026-06-08T00:00:00.000Z" };
    const end = Date.parse(long.endsAt);
    expect(isPastEvent(long, end)).toBe(false);
    expect(isPastEvent(long, end + 1)).toBe(true);
  });
});

describe("labels", () => {
  it("format the date", () => {
    expect(dateLabel("2026-06-06")).toBe("Saturday, June 6, 2026");
    expect(dateLabel("someday")).toBe("someday");
  });
  it("format the days and hours of an event", () => {
    expect(eventDaysLabel(event)).toBe("Saturday, June 6, 2026");
    expect(eventDaysLabel({ ...event, endDate: event.date })).toBe(
      "Saturday, June 6, 2026",
    );
    expect(eventDaysLabel({ ...event, endDate: "2026-06-07" })).toBe(
      "Saturday, June 6, 2026 – Sunday, June 7, 2026",
    );
    expect(eventHoursLabel("18:30", null)).toBe("6:30 PM");
    expect(eventHoursLabel("18:30", "20:00")).toBe("6:30 PM – 8:00 PM");
  });
  it.each([
    ["00:05", "12:05 AM"],
    ["09:00", "9:00 AM"],
    ["12:00", "12:00 PM"],
    ["18:30", "6:30 PM"],
    ["at dusk", "at dusk"],
  ])("format %s as %s", (time, label) => {
    expect(timeLabel(time)).toBe(label);
  });
  it("name the zone by its city", () => {
    expect(zoneLabel("America/New_York")).toBe("New York time");
    expect(zoneLabel("Asia/Calcutta")).toBe("Kolkata time");
    expect(zoneLabel("UTC")).toBe("UTC");
  });
  it("format the calendar icon", () => {
    expect(getCalendarDay("2026-06-06")).toEqual({ month: "JUN", day: "6" });
    expect(getCalendarDay("")).toEqual({ month: "JAN", day: "" });
  });
});

describe("getViewerTimeLabel", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const viewerTimeIn = (zone: string, time: string | null = event.time) => {
    vi.stubEnv("TZ", zone);
    return getViewerTimeLabel({ ...event, time });
  };
  it("is null if both zones show the same time", () => {
    expect(viewerTimeIn("America/New_York")).toBeNull();
    expect(viewerTimeIn("America/Toronto")).toBeNull();
  });
  it("is the time, with the date if that differs", () => {
    expect(viewerTimeIn("America/Los_Angeles")).toBe("3:30 PM");
    expect(viewerTimeIn("Europe/Berlin")).toBe(
      "Sunday, June 7, 2026, 12:30 AM",
    );
  });
  it("is null for an all-day event", () => {
    expect(viewerTimeIn("Asia/Tokyo", null)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { createCalendarFile } from "./calendar-file";
import type { EventData } from "~/features/posts/event";

const post = {
  id: "0199",
  createdAt: "2026-01-02T03:04:05.678Z",
  updatedAt: null,
  user: {
    id: "u",
    firstName: "Ruth",
    lastName: "Weaver",
    username: "ruth",
    profileImageUrl: null,
  },
};
const event: EventData = {
  title: "Evening prayer",
  description: null,
  date: "2026-06-06",
  time: "18:30",
  timeZone: "America/New_York",
  startsAt: "2026-06-06T22:30:00.000Z",
  endDate: null,
  endTime: null,
  endsAt: null,
  location: null,
  registrationUrl: null,
  imageUrl: null,
  interestsCount: 0,
  isInterested: false,
};
const calendarSite = {
  productName: "Product",
  siteUrl: "https://site.example",
};

const createFile = (change: Partial<EventData> = {}, edited: object = {}) =>
  createCalendarFile(
    [{ ...post, eventData: { ...event, ...change }, ...edited }],
    calendarSite,
  );

/** Unfolded lines without line endings. */
const unfoldLines = (file: string) =>
  file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

describe("createCalendarFile", () => {
  it("contains title, time, location and links", () => {
    const lines = unfoldLines(
      createFile({
        description: "Come as you are",
        location: "12 Mill Lane, Ashford",
        registrationUrl: "https://tickets.example/1",
      }),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        "PRODID:-//Product//Events//EN",
        "UID:0199@site.example",
        "DTSTAMP:20260102T030405Z",
        "LAST-MODIFIED:20260102T030405Z",
        "SEQUENCE:0",
        "DTSTART:20260606T223000Z",
        "SUMMARY:Evening prayer",
        String.raw`DESCRIPTION:Come as you are\n\nhttps://tickets.example/1\n\nOrganised by Ruth Weaver`,
        String.raw`LOCATION:12 Mill Lane\, Ashford`,
        "URL:https://site.example/post/0199",
      ]),
    );
    expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
    expect(lines.at(-1)).toBe("END:VCALENDAR");
  });

  it("keeps the UID and increases SEQUENCE when the event is edited", () => {
    const edited = (updatedAt: string) =>
      unfoldLines(createFile({}, { updatedAt }));
    const once = edited("2026-01-02T03:04:06.000Z");
    const again = edited("2026-01-03T03:04:05.678Z");
    expect(once).toContain("UID:0199@site.example");
    expect(once).toContain("SEQUENCE:1");
    expect(again).toContain("SEQUENCE:86400");
    expect(again).toContain("LAST-MODIFIED:20260103T030405Z");
  });

  it("creates an all-day entry for an event without a time", () => {
    const lines = unfoldLines(createFile({ time: null }));
    expect(lines).toContain("DTSTART;VALUE=DATE:20260606");
    expect(lines.join()).not.toContain("DTEND");
  });

  it("contains the end, which for an all-day entry is the day after", () => {
    const end = { endDate: "2026-06-07", endsAt: "2026-06-07T16:00:00.000Z" };
    expect(unfoldLines(createFile(end))).toContain("DTEND:20260607T160000Z");
    const lines = unfoldLines(createFile({ ...end, time: null }));
    expect(lines).toContain("DTEND;VALUE=DATE:20260608");
  });

  it("escapes special characters and line breaks", () => {
    const lines = unfoldLines(
      createFile({
        title: "a;b,c\\d\r\nATTENDEE:x\nEND:VEVENT",
        location: "\u0007",
      }),
    );
    expect(lines).toContain(
      String.raw`SUMMARY:a\;b\,c\\d\nATTENDEE:x\nEND:VEVENT`,
    );
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  });

  it("folds lines at 75 octets without splitting characters", () => {
    const title = "🕊️ Frühlingsfest für die ganze Gemeinde ".repeat(8).trim();
    const file = createFile({ title });
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(file).not.toContain("\ufffd");
    expect(unfoldLines(file)).toContain(`SUMMARY:${title}`);
    expect(file).not.toMatch(/[^\r]\n/);
  });
});

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
  location: null,
  registrationUrl: null,
  imageUrl: null,
  interestsCount: 0,
  isInterested: false,
};
const calendarSite = {
  productName: "Product",
  host: "site.example",
  url: "https://site.example/post/0199",
};

const createFile = (change: Partial<EventData> = {}, edited: object = {}) =>
  createCalendarFile(
    { ...post, ...edited },
    { ...event, ...change },
    calendarSite,
  );

/** Unfolded lines without line endings. */
const unfoldLines = (file: string) =>
  file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

/** Kind, start, offset before and offset after of every observance of a zone. */
function observances(timeZone: string): string[] {
  const lines = unfoldLines(createFile({ timeZone }));
  return lines.flatMap((line, i) =>
    /^BEGIN:(STANDARD|DAYLIGHT)$/.test(line)
      ? [
          [line, ...lines.slice(i + 1, i + 4)]
            .map((part) => part.split(":")[1])
            .join(" "),
        ]
      : [],
  );
}

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
        "DTSTART;TZID=America/New_York:20260606T183000",
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
    expect(lines).not.toContain("BEGIN:VTIMEZONE");
  });

  it("has no VTIMEZONE for UTC", () => {
    const lines = unfoldLines(createFile({ timeZone: "UTC" }));
    expect(lines).toContain("DTSTART:20260606T183000Z");
    expect(lines).not.toContain("BEGIN:VTIMEZONE");
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

describe("VTIMEZONE", () => {
  it("lists the changes in New York", () => {
    expect(observances("America/New_York")).toEqual([
      "STANDARD 20241231T190000 -0500 -0500",
      "DAYLIGHT 20250309T020000 -0500 -0400",
      "STANDARD 20251102T020000 -0400 -0500",
      "DAYLIGHT 20260308T020000 -0500 -0400",
      "STANDARD 20261101T020000 -0400 -0500",
      "DAYLIGHT 20270314T020000 -0500 -0400",
      "STANDARD 20271107T020000 -0400 -0500",
    ]);
  });

  it("lists the changes in Berlin", () => {
    expect(observances("Europe/Berlin").slice(3, 5)).toEqual([
      "DAYLIGHT 20260329T020000 +0100 +0200",
      "STANDARD 20261025T030000 +0200 +0100",
    ]);
  });

  it("starts with daylight saving time in Sydney", () => {
    expect(observances("Australia/Sydney").slice(0, 2)).toEqual([
      "DAYLIGHT 20250101T110000 +1100 +1100",
      "STANDARD 20250406T030000 +1100 +1000",
    ]);
  });

  it("supports half-hour offsets (Kolkata)", () => {
    expect(observances("Asia/Kolkata")).toEqual([
      "STANDARD 20250101T053000 +0530 +0530",
    ]);
  });

  it("supports zones without daylight saving time (Lagos)", () => {
    expect(observances("Africa/Lagos")).toEqual([
      "STANDARD 20250101T010000 +0100 +0100",
    ]);
  });

  it("finds a change that lasts one month (Casablanca)", () => {
    expect(observances("Africa/Casablanca").length).toBeGreaterThanOrEqual(7);
  });
});

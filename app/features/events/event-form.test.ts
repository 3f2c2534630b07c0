import { describe, expect, it } from "vitest";
import type { EventData } from "~/features/posts/event";
import {
  eventFields,
  eventProblems,
  eventValues,
  newEventPost,
  type EventFields,
} from "./event-form";
import { newPostSchema } from "~/features/posts/new-post";

const now = Date.parse("2026-06-01T12:00:00Z");
const blank = eventFields(null, "", "Europe/Berlin");
const filled: EventFields = {
  ...blank,
  title: " Evensong ",
  date: "2026-06-06",
  time: "18:30",
};
const stored: EventData = {
  title: "Evensong",
  description: null,
  date: "2020-06-06",
  time: "18:30",
  timeZone: "Europe/Berlin",
  startsAt: "2020-06-06T16:30:00.000Z",
  endDate: null,
  endTime: null,
  endsAt: null,
  location: "Dom",
  registrationUrl: null,
  imageUrl: `/images/${"a".repeat(40)}.jpg`,
  interestsCount: 3,
  isInterested: false,
};
const problemPaths = (
  part: Partial<EventFields>,
  initial: EventData | null = null,
) =>
  eventProblems(eventValues({ ...filled, ...part }, initial), initial, now).map(
    ({ path }) => path,
  );

describe("a new event", () => {
  it("starts empty in the user's time zone", () => {
    expect(blank).toMatchObject({ title: "", timeZone: "Europe/Berlin" });
  });

  it("is sent in the API's format", () => {
    const body = newEventPost(
      eventValues(
        {
          ...filled,
          imageData: "data:image/png;base64,AAAA",
          imageAlt: "Choir ",
        },
        null,
      ),
    );
    expect(body).toEqual({
      type: "event",
      content: "",
      eventData: {
        title: "Evensong",
        date: "2026-06-06",
        time: "18:30",
        timeZone: "Europe/Berlin",
        endDate: null,
        endTime: null,
        description: null,
        location: null,
        registrationUrl: null,
      },
      imageUrl: "data:image/png;base64,AAAA",
      imageAlt: "Choir",
    });
    expect(newPostSchema.safeParse(body).success).toBe(true);
  });

  it("has neither a time nor an image if none was chosen", () => {
    const body = newEventPost(eventValues({ ...filled, allDay: true }, null));
    expect(body).toMatchObject({
      eventData: { time: null },
      imageUrl: null,
      imageAlt: null,
    });
  });
});

describe("eventProblems", () => {
  it.each<[string[], Partial<EventFields>]>([
    [[], {}],
    [["title"], { title: "  " }],
    [["title"], { title: "x".repeat(121) }],
    [["date"], { date: "" }],
    [["time"], { time: "" }],
    [[], { time: "", allDay: true }],
    [["date"], { date: "2026-05-31" }],
    [["date"], { date: "2026-06-01", time: "13:59" }],
    [[], { date: "2026-06-01", time: "14:01" }],
    [[], { date: "2026-06-01", allDay: true }],
    [["date"], { date: "2026-06-01", time: "14:01", timeZone: "Asia/Tokyo" }],
    [["time", "date"], { date: "2026-05-31", time: "" }],
    [["time"], { date: "2026-06-01", time: "" }],
    [["title", "time", "date"], { title: "", date: "2020-01-01", time: "" }],
    [["registrationUrl"], { registrationUrl: "ftp://example.org" }],
    [[], { endTime: "18:30" }],
    [["endTime"], { endTime: "18:29" }],
    [["endTime"], { endTime: "18:29", endDate: "2026-06-06" }],
    [[], { endTime: "01:00", endDate: "2026-06-07" }],
    [["endDate"], { endDate: "2026-06-05" }],
    [[], { endTime: "18:29", allDay: true }],
    [["endDate"], { endDate: "2026-08-06" }],
    [["endDate"], { endDate: "9999-12-31" }],
    [["imageUrl"], { imageUrl: "http://example.org/a.png" }],
    [["imageAlt"], { imageAlt: "x".repeat(501) }],
    [["location"], { location: "x".repeat(301) }],
  ])("reports %j for %j", (paths, part) => {
    expect(problemPaths(part)).toEqual(paths);
  });
});

describe("an edited event", () => {
  const fields = eventFields(stored, "The choir", "UTC");

  it("keeps unchanged fields, and leaves out an unchanged image", () => {
    expect(eventValues(fields, stored)).toEqual({
      title: "Evensong",
      date: "2020-06-06",
      time: "18:30",
      timeZone: "Europe/Berlin",
      endDate: null,
      endTime: null,
      description: "",
      location: "Dom",
      registrationUrl: "",
      imageUrl: undefined,
      imageAlt: "The choir",
    });
  });

  it("may be in the past, but can't be moved to another past time", () => {
    const problems = (part: Partial<EventFields>) =>
      eventProblems(eventValues({ ...fields, ...part }, stored), stored, now);
    expect(problems({ title: "Vespers" })).toEqual([]);
    expect(problems({ time: "19:00" }).map(({ path }) => path)).toEqual([
      "date",
    ]);
  });

  it("can lose or replace its image", () => {
    expect(
      eventValues({ ...fields, imageUrl: "" }, stored).imageUrl,
    ).toBeNull();
    expect(
      eventValues({ ...fields, imageUrl: "", imageData: "data:," }, stored)
        .imageUrl,
    ).toBe("data:,");
  });
});

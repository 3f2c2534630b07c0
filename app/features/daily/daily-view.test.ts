import { describe, expect, it } from "vitest";
import {
  dailyHref,
  formatReadingTime,
  toDailyView,
  getAdjacentDays,
  formatLongDate,
  formatMonth,
} from "./daily-view";

const counts = { likesCount: 3, sharesCount: 1 };
const base = { ...counts, gradient: "from-x to-y", date: "2026-11-21" };

describe("toDailyView", () => {
  it("has the verse's reference, and copies both", () => {
    const view = toDailyView({
      ...base,
      text: "Jesus wept.",
      verse: "Jesus wept.",
      reference: "John 11:35",
    });
    expect(view).toMatchObject({
      title: "John 11:35",
      paragraphs: ["Jesus wept."],
      category: null,
      attribution: "John 11:35 (KJV)",
      clipboardText: "Jesus wept.\nJohn 11:35 (KJV)",
      ...counts,
    });
  });

  it("splits a prayer into paragraphs, and copies it with its title", () => {
    const view = toDailyView({
      ...base,
      title: "For Bread",
      content: "Feed us.\n\nAmen.",
      category: "Morning",
    });
    expect(view).toMatchObject({
      title: "For Bread",
      paragraphs: ["Feed us.", "Amen."],
      category: "Morning",
      clipboardText: "For Bread\n\nFeed us.\n\nAmen.",
    });
  });
});

it.each([
  [1, "1 min read"],
  [130, "1 min read"],
  [200, "2 min read"],
  [390, "3 min read"],
])("formatReadingTime returns the time for %s words: %s", (count, time) => {
  const half = Array.from({ length: count - 1 }, () => "word").join(" ");
  expect(formatReadingTime([half, "Amen."])).toBe(time);
});

describe("getAdjacentDays", () => {
  it("returns the previous and the next day", () => {
    expect(getAdjacentDays("2026-03-01", "2026-11-21")).toEqual({
      earlier: "2026-02-28",
      later: "2026-03-02",
    });
  });

  it("ends with today, which is null", () => {
    expect(getAdjacentDays("2026-11-20", "2026-11-21").later).toBeNull();
    expect(getAdjacentDays("2026-11-21", "2026-11-21").later).toBeUndefined();
  });

  it("starts with the archive", () => {
    expect(getAdjacentDays("2026-01-01", "2026-11-21").earlier).toBeUndefined();
  });
});

describe("dailyHref", () => {
  it("builds the URLs of all four pages", () => {
    expect(dailyHref("verse", "gradient", null)).toBe("/verse-of-the-day");
    expect(dailyHref("verse", "ornate", null)).toBe("/verse-detail");
    expect(dailyHref("prayer", "gradient", "2026-02-03")).toBe(
      "/prayer-of-the-day?date=2026-02-03",
    );
    expect(dailyHref("prayer", "ornate", null)).toBe("/prayer-detail");
  });
});

describe("dates", () => {
  it("are formatted in UTC", () => {
    expect(formatLongDate("2026-11-21")).toBe("Saturday, November 21, 2026");
    expect(formatMonth("2026-11")).toBe("November 2026");
  });
});

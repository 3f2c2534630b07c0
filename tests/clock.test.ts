import { describe, expect, it } from "vitest";
import {
  getPreviousPeriod,
  toDateString,
  toPeriod,
} from "~/features/analytics/period";
import { getCacheSeconds, isInArchive } from "~/features/daily/daily";
import { getEaster, getSeason } from "~/features/daily/church-year";
import { getAdjacentDays } from "~/features/daily/daily-view";
import { prayerForDate } from "~/features/daily/prayers.server";
import { verseForDate } from "~/features/daily/verses.server";
import { createCalendarFile } from "~/features/events/calendar-file";
import {
  advanceStreak,
  getCurrentStreak,
  noStreak,
} from "~/features/games/streak";
import { getNextOccurrence } from "~/features/notifications/reminder";
import { getQuietEnd } from "~/features/notifications/push/enqueue-pushes.server";
import {
  getEnd,
  getEndProblem,
  getStart,
  type Schedule,
} from "~/features/posts/event-schedule";
import { requireRecentDay } from "~/features/prayer/prayed";
import { isDue, type ListedPrayer } from "~/features/prayer/prayer-list";
import { addDays, isDate, toDayNumber, utcDate } from "~/shared/time";
import { dateIn } from "~/shared/zoned-time.mjs";

// Moments at which clocks and calendars are hard to get right; docs/reliability.md has the table.

const ms = (text: string) => Date.parse(text);
const iso = (at: number | null) =>
  at === null ? null : new Date(at).toISOString().slice(0, 16);
const allDay: Schedule = {
  date: "",
  time: null,
  timeZone: "UTC",
  endDate: null,
  endTime: null,
};
const lastMoment = ms("2026-12-31T23:59:59.999Z");
const weekly = { every: "week", postId: null, post: null } as ListedPrayer;

const accepts = (day: string, now: number) => {
  try {
    requireRecentDay("day", day, now);
    return true;
  } catch {
    return false;
  }
};

describe("midnight UTC", () => {
  it("starts the next daily content, puzzle and day of the analytics", () => {
    expect([lastMoment, lastMoment + 1].map(utcDate)).toEqual([
      "2026-12-31",
      "2027-01-01",
    ]);
    expect(isInArchive("2027-01-01", utcDate(lastMoment))).toBe(false);
    expect(isInArchive("2027-01-01", utcDate(lastMoment + 1))).toBe(true);
    expect(
      [lastMoment, lastMoment + 1].map((now) =>
        toDateString(toPeriod({}, now).end),
      ),
    ).toEqual(["2026-12-31", "2027-01-01"]);
  });

  it("ends the caching of a page", () => {
    expect(getCacheSeconds(ms("2026-12-31T23:58:00Z"))).toBe(60);
    expect(getCacheSeconds(ms("2026-12-31T23:59:30Z"))).toBe(30);
    expect(getCacheSeconds(lastMoment)).toBe(1);
  });

  it("leaves a streak a whole day to continue", () => {
    const streak = advanceStreak(noStreak, utcDate(lastMoment));
    expect(getCurrentStreak(streak, utcDate(lastMoment + 1))).toBe(1);
    expect(advanceStreak(streak, utcDate(lastMoment + 1)).streak).toBe(2);
  });
});

describe("the user's own midnight", () => {
  it("starts their day before UTC's or after it", () => {
    const zones = ["Pacific/Kiritimati", "Europe/Berlin", "America/New_York"];
    expect(zones.map((zone) => dateIn(lastMoment, zone))).toEqual([
      "2027-01-01",
      "2027-01-01",
      "2026-12-31",
    ]);
  });

  it("accepts a prayer for a day that has begun anywhere on Earth, and for the last seven", () => {
    const now = ms("2026-06-10T09:59:59Z");
    expect(accepts("2026-06-11", now)).toBe(false);
    expect(accepts("2026-06-11", now + 1000)).toBe(true);
    expect(
      ["2026-06-02", "2026-06-03"].map((day) => accepts(day, now)),
    ).toEqual([false, true]);
  });

  it("makes a weekly prayer due after seven of their days", () => {
    const due = (day: string) =>
      isDue({ ...weekly, lastDay: "2026-12-28" }, day);
    expect(["2027-01-03", "2027-01-04"].map(due)).toEqual([false, true]);
  });
});

describe("29 February", () => {
  const leapDay = "2028-02-29";

  it("exists in leap years only", () => {
    const years = ["2028", "2096", "2100", "2027", "2400"];
    expect(years.filter((year) => isDate(`${year}-02-29`))).toEqual([
      "2028",
      "2096",
      "2400",
    ]);
  });

  it("is between 28 February and 1 March", () => {
    expect([addDays("2028-02-28", 1), addDays(leapDay, 1)]).toEqual([
      leapDay,
      "2028-03-01",
    ]);
    expect(getAdjacentDays(leapDay, "2028-03-02")).toEqual({
      earlier: "2028-02-28",
      later: "2028-03-01",
    });
    expect(toDayNumber("2028-03-01") - toDayNumber("2028-02-28")).toBe(2);
  });

  it("has a verse and a prayer in every leap year", () => {
    const days = Array.from({ length: 18 }, (_, i) => `${2028 + 4 * i}-02-29`);
    for (const day of days) {
      expect(verseForDate(day), day).toMatch(/\d+:\d+/);
      expect(prayerForDate(day).title, day).toMatch(/./);
    }
  });

  it("is the day before Ash Wednesday in 2028", () => {
    expect(getEaster(2028)).toBe("2028-04-16");
    expect([leapDay, "2028-03-01"].map(getSeason)).toEqual([
      "ordinary",
      "lent",
    ]);
  });

  it("counts for streaks, and a missed one is forgiven like any other day", () => {
    const play = (...days: string[]) =>
      days.reduce(advanceStreak, noStreak).streak;
    expect(play("2028-02-28", leapDay, "2028-03-01")).toBe(3);
    expect(play("2028-02-28", "2028-03-01")).toBe(2);
    expect(play("2027-02-28", "2027-03-01")).toBe(2);
  });

  it("can be prayed on, and ends a week", () => {
    expect(accepts(leapDay, ms("2028-03-07T12:00Z"))).toBe(true);
    expect(accepts(leapDay, ms("2028-03-08T12:00Z"))).toBe(false);
    expect(isDue({ ...weekly, lastDay: "2028-02-23" }, leapDay)).toBe(false);
    expect(isDue({ ...weekly, lastDay: "2028-02-23" }, "2028-03-01")).toBe(
      true,
    );
  });

  it("can be the first and the last day of an event", () => {
    const event = { ...allDay, date: leapDay, endDate: leapDay };
    expect([iso(getStart(event)), iso(getEnd(event))]).toEqual([
      "2028-02-29T00:00",
      "2028-03-01T00:00",
    ]);
    const eventData = {
      ...event,
      title: "Vigil",
      startsAt: `${leapDay}T00:00:00Z`,
      endsAt: "2028-03-01T00:00:00Z",
      description: "",
      location: null,
      registrationUrl: null,
    };
    const post = {
      id: "1",
      createdAt: "2028-01-01T00:00:00Z",
      updatedAt: null,
      user: null,
      eventData,
    };
    const file = createCalendarFile(
      [post as Parameters<typeof createCalendarFile>[0][number]],
      { productName: "Name", siteUrl: "https://site.example" },
    );
    expect(file).toContain(
      "DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301\r\n",
    );
  });

  it("is part of the analytics", () => {
    const march = toPeriod(
      { from: "2028-03-01", to: "2028-03-02" },
      ms("2028-04-01T00:00Z"),
    );
    expect(toDateString(getPreviousPeriod(march).end)).toBe(leapDay);
  });
});

describe("a clock change", () => {
  const berlin = { ...allDay, timeZone: "Europe/Berlin" };
  const [forward, back] = ["2026-03-29", "2026-10-25"];

  it.each([
    // 02:30 doesn't exist on the first day and occurs twice on the second.
    [forward, "01:59", "03-29T00:59"],
    [forward, "02:30", "03-29T01:30"],
    [forward, "03:00", "03-29T01:00"],
    [back, "01:59", "10-24T23:59"],
    [back, "02:30", "10-25T00:30"],
    [back, "03:00", "10-25T02:00"],
  ])("starts an event on %s at %s at %s UTC", (date, time, start) => {
    expect(iso(getStart({ ...berlin, date, time }))).toBe(`2026-${start}`);
  });

  it("doesn't make an event end before it starts", () => {
    const lateness = (date: string, time: string, endTime: string) =>
      getEndProblem({ ...berlin, date, time, endTime });
    expect(lateness(forward, "01:30", "03:15")).toBeNull();
    expect(lateness(forward, "02:30", "03:15")?.path).toBe("endTime");
    expect(lateness(back, "01:30", "02:15")).toBeNull();
    expect(lateness(back, "02:30", "03:00")).toBeNull();
  });

  it("makes an event of the whole day an hour shorter or longer", () => {
    const hours = (date: string) => {
      const event = { ...berlin, date, endDate: date };
      return ((getEnd(event) ?? 0) - getStart(event)) / 3_600_000;
    };
    expect([forward, back, "2026-06-01"].map(hours)).toEqual([23, 25, 24]);
  });

  it("skips midnight where clocks change then", () => {
    const cairo = { ...allDay, timeZone: "Africa/Cairo", date: "2026-04-24" };
    expect(iso(getStart(cairo))).toBe("2026-04-23T22:00");
    expect(dateIn(ms("2026-04-23T22:00Z"), "Africa/Cairo")).toBe("2026-04-24");
  });

  it("sends each reminder once a day, whatever its time", () => {
    for (const localTime of [
      "00:00",
      "01:59",
      "02:00",
      "02:30",
      "02:59",
      "03:00",
      "23:59",
    ]) {
      for (const start of ["2026-03-27T12:00Z", "2026-10-23T12:00Z"]) {
        const days: string[] = [];
        for (
          let at = ms(start);
          days.length < 4;
          days.push(dateIn(at, "Europe/Berlin"))
        ) {
          at = getNextOccurrence({ localTime, timeZone: "Europe/Berlin" }, at);
        }
        const [first = ""] = days;
        expect(days, localTime).toEqual(
          [0, 1, 2, 3].map((day) => addDays(first, day)),
        );
      }
    }
  });

  it("ends quiet hours at the local time", () => {
    const hours = {
      quietFrom: "22:00",
      quietUntil: "07:00",
      timeZone: "Europe/Berlin",
    };
    const end = (at: string) => iso(getQuietEnd(hours, ms(at)));
    expect(end(`${forward}T00:30Z`)).toBe(`${forward}T05:00`);
    expect(end(`${back}T00:30Z`)).toBe(`${back}T06:00`);
  });

  it("counts an hour that occurs twice for one day", () => {
    const dates = ["T00:30Z", "T01:30Z"].map((time) =>
      dateIn(ms(back + time), "Europe/Berlin"),
    );
    expect(dates).toEqual([back, back]);
  });
});

import { describe, expect, it } from "vitest";
import { addDays } from "~/shared/time";
import {
  getAdventSunday,
  getEaster,
  getGradient,
  getSeason,
} from "./church-year";

/** Published dates (U.S. Census Bureau, "Easter Dates 1600-2099"), from 2025 on. */
const easterDates =
  "04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01 04-21 04-06 03-29 04-17 04-09 03-25 04-14 04-05 04-18 04-10 04-02 04-21 04-06 03-29 04-18 04-02 04-22 04-14 03-30 04-18 04-10 03-26 04-15 04-06 03-29 04-11 04-03 04-22 04-14 03-30 04-19 04-10 03-26 04-15 04-07".split(
    " ",
  );

const years = easterDates.map((_, i) => 2025 + i);

const listDates = (year: number) =>
  Array.from({ length: 365 }, (_, i) => addDays(`${year}-01-01`, i));

/** WCAG 2.2, relative luminance of '#rrggbb'. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe("getEaster", () => {
  it("returns the published date of each year from 2025 to 2075", () => {
    expect(years.at(-1)).toBe(2075);
    expect(years.map(getEaster)).toEqual(
      years.map((year, i) => `${year}-${easterDates[i]}`),
    );
  });

  it("knows the exceptions of the cycle, and other centuries", () => {
    expect([1981, 2000, 2076, 2285].map(getEaster).join(" ")).toBe(
      "1981-04-19 2000-04-23 2076-04-19 2285-03-22",
    );
  });
});

describe("getAdventSunday", () => {
  it.each([
    "2025-11-30",
    "2026-11-29",
    "2027-11-28",
    "2028-12-03",
    "2033-11-27",
    "2034-12-03",
    "2050-11-27",
  ])("returns %s", (date) => {
    expect(getAdventSunday(Number(date.slice(0, 4)))).toBe(date);
  });

  it("is always a Sunday, with three more before Christmas", () => {
    for (const year of years) {
      const sunday = getAdventSunday(year);
      expect(new Date(sunday).getUTCDay()).toBe(0);
      expect(addDays(sunday, 21) < `${year}-12-25`).toBe(true);
      expect(addDays(sunday, 28) >= `${year}-12-25`).toBe(true);
    }
  });
});

describe("getSeason", () => {
  it.each([
    ["2027-01-06", "feast"],
    ["2027-01-07", "ordinary"],
    ["2027-02-09", "ordinary"],
    ["2027-02-10", "lent"], // Ash Wednesday
    ["2027-03-07", "rose"],
    ["2027-03-20", "lent"],
    ["2027-03-21", "passion"], // Palm Sunday
    ["2027-03-27", "passion"],
    ["2027-03-28", "easter"],
    ["2027-05-15", "easter"],
    ["2027-05-16", "pentecost"],
    ["2027-05-22", "pentecost"],
    ["2027-05-23", "feast"], // Trinity Sunday
    ["2027-05-24", "ordinary"],
    ["2027-11-01", "feast"],
    ["2027-11-20", "ordinary"],
    ["2027-11-21", "feast"], // Christ the King
    ["2027-11-22", "ordinary"],
    ["2027-11-27", "ordinary"],
    ["2027-11-28", "advent"],
    ["2027-12-12", "rose"],
    ["2027-12-13", "advent"],
    ["2027-12-25", "feast"],
    ["2028-03-01", "lent"],
    ["2029-02-14", "lent"],
    ["2038-03-09", "ordinary"],
    ["2038-03-10", "lent"],
    ["2038-06-13", "pentecost"],
    ["2025-03-05", "lent"],
    ["2025-06-08", "pentecost"],
  ])("returns the season of %s: %s", (date, season) => {
    expect(getSeason(date)).toBe(season);
  });
});

describe("the gradients", () => {
  const classes = new Set(years.flatMap(listDates).map(getGradient));

  it("give white text a contrast of at least 4.5 : 1", () => {
    const colors = [...classes].flatMap(
      (value) => value.match(/#[0-9a-f]{6}/g) ?? [],
    );
    const pale = colors.filter((hex) => 1.05 / (luminance(hex) + 0.05) < 4.5);
    expect(colors).toHaveLength(2 * classes.size);
    expect(pale).toEqual([]);
  });

  it("change every day, two or three in a season", () => {
    const lists = new Map<string, Set<string>>();
    for (const date of listDates(2027)) {
      const season = getSeason(date);
      lists.set(
        season,
        (lists.get(season) ?? new Set()).add(getGradient(date)),
      );
      expect(getGradient(date)).not.toBe(getGradient(addDays(date, 1)));
    }
    const sizes = [...lists]
      .filter(([season]) => season !== "rose")
      .map(([, { size }]) => size);
    expect(Math.min(...sizes)).toBe(2);
    expect(Math.max(...sizes)).toBe(3);
  });
});

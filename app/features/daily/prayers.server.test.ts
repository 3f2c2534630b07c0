import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import entries from "../../../data/prayers.json" with { type: "json" };
import { prayerForDate, prayers, type Prayer } from "./prayers.server";

const words = (text: string) => text.split(/\s+/);

/** Without the final "Amen." */
const body = ({ content }: Prayer) => content.replace(/ Amen\.$/, "");

const distinct = (read: (prayer: Prayer) => string) =>
  new Set(prayers.map((prayer) => read(prayer).toLowerCase())).size;

const from = (first: string, length: number) =>
  Array.from({ length }, (_, i) =>
    new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10),
  );

describe("the prayers", () => {
  it("have a title, a category and paragraphs, and nothing else", () => {
    const text = z.string().check(z.minLength(1));
    const prayer = z.strictObject({
      category: text,
      title: text,
      paragraphs: z.array(text).check(z.minLength(2)),
    });
    expect(z.safeParse(z.array(prayer), entries).error).toBeUndefined();
  });

  it("are at least 60, five or more in each of twelve categories", () => {
    const categories = prayers.map(({ category }) => category);
    const counts = [...new Set(categories)].map(
      (category) => categories.filter((other) => other === category).length,
    );
    expect(prayers.length).toBeGreaterThanOrEqual(60);
    expect(counts).toHaveLength(12);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
  });

  it("have 80 to 250 words and a title of 2 to 6", () => {
    const wrong = prayers.filter(({ content, title }) => {
      const [length, heading] = [words(content).length, words(title).length];
      return length < 80 || length > 250 || heading < 2 || heading > 6;
    });
    expect(wrong).toEqual([]);
  });

  it("are plain paragraphs that end with Amen", () => {
    const wrong = prayers.filter(
      ({ content }) =>
        !/^[A-Z]/.test(content) ||
        !content.endsWith(" Amen.") ||
        /[^\x20-\x7e\n]|\n{3}| {2}|[^\n]\n[^\n]|["*_#`]/.test(content),
    );
    expect(wrong).toEqual([]);
  });

  it("have different beginnings, endings and titles", () => {
    expect(distinct(({ title }) => title)).toBe(prayers.length);
    expect(distinct((prayer) => body(prayer))).toBe(prayers.length);
    expect(
      distinct((prayer) => words(body(prayer)).slice(0, 2).join(" ")),
    ).toBe(prayers.length);
    expect(distinct((prayer) => words(body(prayer)).slice(-3).join(" "))).toBe(
      prayers.length,
    );
  });

  it("share no sentence", () => {
    const sentences = prayers
      .flatMap((prayer) => body(prayer).split(/(?<=[.?!])\s+/))
      .filter((sentence) => words(sentence).length > 3);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

it("the prayer for a long burden says of the cross what the Gospels say", () => {
  const prayer = prayers.find(
    ({ title }) => title === "When the Burden Is Long",
  );
  expect(prayer?.content).toContain("bearing your cross");
  expect(prayer?.content).not.toContain("you fell");
});

describe("prayerForDate", () => {
  it("uses every prayer once before repeating one", () => {
    const round = from("2027-11-07", prayers.length).map(prayerForDate);
    expect(new Set(round).size).toBe(prayers.length);
  });

  it("changes the category every day", () => {
    const categories = from("2027-12-01", 400).map(
      (date) => prayerForDate(date).category,
    );
    expect(
      categories.filter((category, i) => category === categories[i - 1]),
    ).toEqual([]);
  });

  it("always returns the same prayer for a date", () => {
    expect(prayerForDate("2028-02-29")).toBe(prayerForDate("2028-02-29"));
    expect(prayers).toContain(prayerForDate("1970-01-01"));
  });

  it.each(["2027-02-30", "2027-13-01", "today", ""])(
    "throws a RangeError for %j",
    (date) => {
      expect(() => prayerForDate(date)).toThrow(RangeError);
    },
  );
});

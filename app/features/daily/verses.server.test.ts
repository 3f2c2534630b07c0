import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseReference } from "~/features/bible/parse-reference";
import { versions } from "~/features/bible/versions";
import { addDays, toDayNumber } from "~/shared/time";
import { daysFromEaster, getAdventSunday, getEaster } from "./church-year";
import { verseForDate } from "./verses.server";

const year = Array.from({ length: 366 }, (_, i) =>
  new Date(Date.UTC(2028, 0, 1 + i)).toISOString().slice(0, 10),
);

function listVerses(reference: string): string[] {
  const passage = parseReference(reference);
  if (passage?.verse === undefined) return [];
  const { book, chapter, verse, lastVerse = verse } = passage;
  return Array.from(
    { length: lastVerse - verse + 1 },
    (_, i) => `${book.id} ${chapter}:${verse + i}`,
  );
}

function readTexts(version: string): Map<string, string> {
  const file = new URL(
    `../../../data/bible/${version}.rich.jsonl.gz`,
    import.meta.url,
  );
  const lines = gunzipSync(readFileSync(file)).toString().trim().split("\n");
  return new Map(
    lines.map((line) => {
      const { book, chapter, verse, text } = JSON.parse(line) as {
        book: string;
        chapter: number;
        verse: number;
        text: string;
      };
      return [`${book} ${chapter}:${verse}`, text];
    }),
  );
}

const readers = { kjv: readTexts("kjv"), web: readTexts("web") };

const getText = (reference: string, version: keyof typeof readers) =>
  listVerses(reference)
    .map((verse) => readers[version].get(verse))
    .join(" ");

/** The verse before a passage; undefined at the start of a chapter. */
function getPrecedingText(reference: string, version: keyof typeof readers) {
  const [, chapter, verse] =
    /^(.+):(\d+)$/.exec(listVerses(reference)[0] ?? "") ?? [];
  return readers[version].get(`${chapter}:${Number(verse) - 1}`);
}

const listDates = (year: number) =>
  Array.from({ length: 366 }, (_, i) => addDays(`${year}-01-01`, i)).filter(
    (date) => date.startsWith(`${year}`),
  );

const years = Array.from({ length: 51 }, (_, i) => 2025 + i);

describe("the verses of the year", () => {
  it("cover each of 366 days without repeating a verse", () => {
    const all = year.flatMap((date) => listVerses(verseForDate(date)));
    expect(new Set(all).size).toBe(all.length);
    expect(
      year.filter((date) => listVerses(verseForDate(date)).length === 0),
    ).toEqual([]);
  });

  it.each(versions)("exist in the $id", ({ slug }) => {
    const texts = readTexts(slug);
    const missing = year
      .flatMap((date) => listVerses(verseForDate(date)))
      .filter((verse) => (texts.get(verse) ?? "") === "");
    expect(missing).toEqual([]);
  });

  it("fit into a card", () => {
    const long = year
      .map((date) => verseForDate(date))
      .filter((reference) => getText(reference, "kjv").length > 420);
    expect(long).toEqual([]);
  });

  // The KJV ends many sentences with a colon or semicolon where the WEB has a full stop, so the WEB decides whether the
  // verse before a passage ends one. A passage may also begin where somebody starts to speak.
  it.each(["kjv", "web"] as const)(
    "begin and end with a sentence in the %s",
    (version) => {
      const endsSentence = /[.?!][’”')]*$/;
      const beginsMidway = (reference: string) => {
        const before = getPrecedingText(reference, version) ?? ".";
        const ends = version === "kjv" ? /[.?!:;][’”')]*$/ : endsSentence;
        const opensSpeech =
          /^[‘“]/.test(getText(reference, "web")) ||
          /sa(id|ying),$/.test(before);
        return !ends.test(before) && !opensSpeech;
      };
      const wrong = year
        .map((date) => verseForDate(date))
        .filter((reference) => {
          const text = getText(reference, version);
          return (
            !/^[‘“(]*[A-Z]/.test(text) ||
            !endsSentence.test(text) ||
            beginsMidway(reference)
          );
        });
      expect(wrong).toEqual([]);
    },
  );

  it("match the feasts", () => {
    expect(verseForDate("2027-01-06")).toBe("Matthew 2:10-11");
    expect(verseForDate("2027-11-01")).toBe("Revelation 7:9-10");
    expect(verseForDate("2027-12-25")).toBe("Luke 2:10-11");
    expect(verseForDate("2044-02-29")).toBe("Ecclesiastes 3:11");
  });

  it.each([
    ["Ash Wednesday", -46, "Joel 2:12-13"],
    ["Palm Sunday", -7, "Zechariah 9:9"],
    ["Maundy Thursday", -3, "John 13:34-35"],
    ["Good Friday", -2, "John 19:30"],
    ["Easter Sunday", 0, "Mark 16:6"],
    ["Easter Monday", 1, "Luke 24:5-7"],
    ["Ascension", 39, "Acts 1:8-9"],
    ["Pentecost", 49, "Acts 2:2-4"],
    ["Trinity Sunday", 56, "2 Corinthians 13:14"],
  ])("match %s in every year", (_, days, reference) => {
    const dates = years
      .map((ofYear) => addDays(getEaster(ofYear), days))
      .filter((date) => date !== "2026-02-18");
    expect(new Set(dates.map(verseForDate))).toEqual(new Set([reference]));
  });

  it("match Advent Sunday and the Sunday before it in every year", () => {
    const sundays = years.map((ofYear) => getAdventSunday(ofYear));
    expect(new Set(sundays.map(verseForDate))).toEqual(
      new Set(["Romans 13:11-12"]),
    );
    expect(
      new Set(sundays.map((date) => verseForDate(addDays(date, -7)))),
    ).toEqual(new Set(["Revelation 5:11-12"]));
  });

  it.each([
    ["2027-03-28", "Mark 16:6"],
    ["2027-05-16", "Acts 2:2-4"],
    ["2027-03-19", "Matthew 1:20-21"], // Joseph
    ["2027-03-25", "John 13:34-35"], // Maundy Thursday comes before the Annunciation
    ["2028-03-25", "Luke 1:30-31"],
    ["2030-05-01", "Colossians 3:23-24"],
    ["2028-11-30", "John 1:40-41"], // Andrew
    ["2031-11-30", "Romans 13:11-12"], // Advent Sunday comes before Andrew
  ])("on %s: %s", (date, reference) => {
    expect(verseForDate(date)).toBe(reference);
  });

  it("belong to Lent and Easter only then", () => {
    const lentAndEaster = Array.from({ length: 103 }, (_, i) =>
      verseForDate(addDays("2027-02-10", i)),
    );
    const shown = years.map((ofYear) =>
      listDates(ofYear).filter(
        (date) =>
          Math.abs(daysFromEaster(date) - 5) > 52 &&
          lentAndEaster.includes(verseForDate(date)),
      ),
    );
    expect(shown.flat().filter((date) => date !== "2026-02-17")).toEqual([]);
  });

  it("are shown once a year, and not again for 200 days", () => {
    const last = new Map<string, number>();
    const near: string[] = [];
    for (const ofYear of years) {
      const references = listDates(ofYear).map(verseForDate);
      if (ofYear !== 2026) {
        expect(new Set(references).size).toBe(references.length);
      }
      for (const [i, reference] of references.entries()) {
        const at = toDayNumber(`${ofYear}-01-01`) + i;
        if (at - (last.get(reference) ?? 0) < 200) near.push(reference);
        last.set(reference, at);
      }
    }
    expect(near).toEqual([]);
  });

  it("stay what they were in the archive of 2026, or complete its sentence", () => {
    const table = [
      ["01-12", "Mark 1:15"],
      ["02-17", "Joel 2:12-13"],
      ["02-18", "Psalm 51:10"],
      ["03-16", "Ephesians 2:8-9"],
      ["03-28", "Philippians 2:8-9"],
      ["04-05", "Mark 16:6"],
      ["04-13", "1 Peter 1:3"],
      ["05-24", "Acts 2:2-4"],
      ["06-28", "Philippians 1:6"],
      ["08-10", "2 Corinthians 9:7-8"],
      ["09-26", "Isaiah 61:1"],
      ["11-22", "Revelation 5:12"],
    ] as const;
    for (const [day, reference] of table) {
      const now = listVerses(verseForDate(`2026-${day}`));
      const before = listVerses(reference);
      expect(now.some((verse) => before.includes(verse))).toBe(true);
    }
  });

  it.each(["2027-02-30", "today"])("throw a RangeError for %s", (date) => {
    expect(() => verseForDate(date)).toThrow(RangeError);
  });
});

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseReference } from "~/features/bible/reference";
import { versions } from "~/features/bible/versions";
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
    const texts = readTexts("kjv");
    const long = year
      .map((date) => verseForDate(date))
      .filter((reference) => {
        const text = listVerses(reference).map((verse) => texts.get(verse));
        return text.join(" ").length > 420;
      });
    expect(long).toEqual([]);
  });

  it("match the feasts", () => {
    expect(verseForDate("2027-01-06")).toBe("Matthew 2:10-11");
    expect(verseForDate("2027-11-01")).toBe("Revelation 7:9-10");
    expect(verseForDate("2027-12-25")).toBe("Luke 2:10-11");
    expect(verseForDate("2028-02-29")).toBe("Ecclesiastes 3:1");
  });

  it("throw a RangeError for an invalid date", () => {
    expect(() => verseForDate("2027-02-30")).toThrow(RangeError);
  });
});

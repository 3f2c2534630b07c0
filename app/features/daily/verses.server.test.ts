import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseReference } from "~/features/bible/reference";
import { verseForDate } from "./verses.server";

const year = Array.from({ length: 366 }, (_, i) =>
  new Date(Date.UTC(2028, 0, 1 + i)).toISOString().slice(0, 10),
);

function versesOf(reference: string): string[] {
  const place = parseReference(reference);
  if (place?.verse === undefined) return [];
  const { book, chapter, verse, lastVerse = verse } = place;
  return Array.from(
    { length: lastVerse - verse + 1 },
    (_, i) => `${book.id} ${chapter}:${verse + i}`,
  );
}

function textsIn(version: string): Map<string, string> {
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
  it("are one for each of 366 days, and no verse comes twice", () => {
    const all = year.flatMap((date) => versesOf(verseForDate(date)));
    expect(new Set(all).size).toBe(all.length);
    expect(
      year.filter((date) => versesOf(verseForDate(date)).length === 0),
    ).toEqual([]);
  });

  it.each(["kjv", "web"])("all exist in the %s", (version) => {
    const texts = textsIn(version);
    const missing = year
      .flatMap((date) => versesOf(verseForDate(date)))
      .filter((verse) => (texts.get(verse) ?? "") === "");
    expect(missing).toEqual([]);
  });

  it("are short enough for a card", () => {
    const texts = textsIn("kjv");
    const long = year
      .map((date) => verseForDate(date))
      .filter((reference) => {
        const text = versesOf(reference).map((verse) => texts.get(verse));
        return text.join(" ").length > 420;
      });
    expect(long).toEqual([]);
  });

  it("keep the feasts", () => {
    expect(verseForDate("2027-01-06")).toBe("Matthew 2:10-11");
    expect(verseForDate("2027-11-01")).toBe("Revelation 7:9-10");
    expect(verseForDate("2027-12-25")).toBe("Luke 2:10-11");
    expect(verseForDate("2028-02-29")).toBe("Ecclesiastes 3:1");
  });

  it("know no other day", () => {
    expect(() => verseForDate("2027-02-30")).toThrow(RangeError);
  });
});

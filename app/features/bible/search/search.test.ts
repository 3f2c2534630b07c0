import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import passages from "../../../../data/bible/passages.json" with { type: "json" };
import { books } from "../canon";
import { parseReference } from "../parse-reference";
import { formatReference } from "../reference";
import { keyRange, parseVerseKey, verseKey } from "../verse-key";
import { defaultVersion, findVersion, versions } from "../versions";
import { findNamedPassages } from "./named-passages";
import { splitByRanges } from "../highlights";
import { toFtsMatch, toSearchQuery } from "./search-query";

const toFtsQueries = (typed: string) => {
  const query = toSearchQuery(typed, "en");
  return query && { all: toFtsMatch(query.all), any: toFtsMatch(query.any) };
};

describe("toSearchQuery", () => {
  it("quotes every word and prefers the whole phrase", () => {
    expect(toFtsQueries("fear not")?.all).toBe(
      '"fear not" OR ("fear" AND "not")',
    );
    expect(toFtsQueries("love")?.all).toBe('"love"');
  });

  it("treats text in quotation marks as a phrase", () => {
    expect(toFtsQueries("“light of the world” lamp")?.all).toBe(
      '"light of the world" AND "lamp"',
    );
  });

  it("adds the spellings of both translations", () => {
    expect(toFtsQueries("neighbor")?.all).toBe('("neighbor" OR "neighbour")');
    expect(toFtsQueries("Saviour")?.all).toBe('("Saviour" OR "Savior")');
    expect(toFtsQueries("labourers")?.all).toBe(
      '("labourers" OR "laborers" OR "labourereth")',
    );
    expect(toFtsQueries("passes")?.all).toBe('("passes" OR "passeth")');
    expect(toFtsQueries("loves")?.all).toBe('("loves" OR "loveth")');
    for (const plain of ["pour", "or", "grace", "us", "bless", "is"]) {
      expect(toFtsQueries(plain)?.all).toBe(`"${plain}"`);
    }
  });

  it("completes the last word if it has three letters and isn't quoted", () => {
    const unfinished = (typed: string) =>
      toSearchQuery(typed, "en")?.unfinished;
    expect(unfinished("my sheph")).toEqual(["sheph"]);
    expect(unfinished("neighbor")).toEqual(["neighbor", "neighbour"]);
    for (const typed of ["my sh", "sheph ", '"my sheph"', "sheph!"]) {
      expect(unfinished(typed), typed).toEqual([]);
    }
  });

  it("has a variant that matches any significant word", () => {
    expect(toFtsQueries("the peace that passes")?.any).toBe(
      '"peace" OR ("passes" OR "passeth")',
    );
    expect(toFtsQueries("to be or")?.any).toBe('"to" OR "be" OR "or"');
  });

  it.each(["", "   ", '"', "* ( ) -", "😀", "\u0000", "“”", "!?…"])(
    "returns null for %j",
    (typed) => {
      expect(toSearchQuery(typed, "en")).toBeNull();
    },
  );

  it("contains no operators or quotes from the input, and stays short", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 1000 }),
      fc
        .array(
          fc.constantFrom(
            "NEAR(",
            "AND",
            "OR",
            "NOT",
            '"',
            "*",
            "^",
            ":",
            "a",
            "+",
            "{",
            "-",
            "text",
          ),
          { maxLength: 200 },
        )
        .map((parts) => parts.join(" ")),
    );
    const safe = /^(?:\(?"[\p{L}\p{N}\p{M}'’ ]+"\)*(?: (?:AND|OR) )?\(?)+$/u;
    fc.assert(
      fc.property(hostile, (typed) => {
        const query = toFtsQueries(typed);
        for (const text of query ? [query.all, query.any] : []) {
          expect(text).toMatch(safe);
          expect(text.length).toBeLessThan(5000);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("splitByRanges", () => {
  it("splits a text into parts that add up to it", () => {
    const text = "God so loved the world";
    const ranges = [
      [7, 12],
      [17, 22],
    ] as const;
    expect(splitByRanges(text, ranges)).toEqual([
      { text: "God so ", start: 0, inRange: false },
      { text: "loved", start: 7, inRange: true },
      { text: " the ", start: 12, inRange: false },
      { text: "world", start: 17, inRange: true },
    ]);
    expect(splitByRanges(text, [])).toEqual([
      { text, start: 0, inRange: false },
    ]);
  });
});

describe("findNamedPassages", () => {
  it.each([
    ["Lord's prayer", "The Lord's Prayer"],
    ["the lords prayer", "The Lord's Prayer"],
    ["LORD’S PRAYER", "The Lord's Prayer"],
    ["our father", "The Lord's Prayer"],
    ["beatitudes", "The Beatitudes"],
    ["the Beatitude", "The Beatitudes"],
    ["good Samaritan", "The good Samaritan"],
    ["parable of the good samaritan", "The good Samaritan"],
    ["good sam", "The good Samaritan"],
    ["10 commandments", "The ten commandments"],
    ["ten commandments", "The ten commandments"],
    ["armour of God", "The armor of God"],
    ["Daniel and the lion's den", "Daniel in the lions' den"],
    ["story of Noah's ark", "Noah's ark"],
    ["love", undefined],
    ["the", undefined],
    ["", undefined],
    ["xylophone", undefined],
  ])("finds %s", (typed, name) => {
    expect(findNamedPassages(typed)[0]?.name).toBe(name);
  });

  it("has at least 60 passages, each with a name of its own and verses that exist", () => {
    const counts = JSON.parse(
      readFileSync("data/bible/verse-counts.json", "utf8"),
    ) as Record<string, Record<string, number[]>>;
    expect(passages.length).toBeGreaterThanOrEqual(60);
    for (const { name, also = [], references } of passages) {
      for (const one of [name, ...also]) {
        expect(findNamedPassages(one)[0]?.name, one).toBe(name);
      }
      for (const text of references) {
        const found = parseReference(text);
        if (!found) throw new Error(text);
        const { book, chapter, verse, lastVerse } = found;
        expect(formatReference(found)).toBe(text);
        const last = counts["kjv"]?.[book.id]?.[chapter - 1] ?? 0;
        expect(lastVerse ?? verse ?? 1, text).toBeLessThanOrEqual(last);
      }
    }
  });
});

describe("verse keys", () => {
  it("can be parsed, and are in canonical order, one version after the other", () => {
    let before = 0;
    for (const version of versions) {
      for (const book of books) {
        const parts = { version, book, chapter: book.chapters, verse: 176 };
        const key = verseKey(parts);
        expect(parseVerseKey(key)).toEqual(parts);
        expect(key).toBeGreaterThan(before);
        before = key;
      }
    }
  });

  it("are in the range of their version, testament and book", () => {
    const kjv = defaultVersion;
    const web = findVersion("WEB") ?? kjv;
    expect(keyRange(kjv, "")).toEqual([101_000_000, 167_000_000]);
    expect(keyRange(web, "OT")).toEqual([201_000_000, 240_000_000]);
    expect(keyRange(web, "NT")).toEqual([240_000_000, 267_000_000]);
    expect(keyRange(kjv, "Psalms")).toEqual([119_000_000, 120_000_000]);
  });

  it("are rejected if they contain no book", () => {
    expect(parseVerseKey(0)).toBeNull();
    expect(parseVerseKey(399_001_001)).toBeNull();
    expect(parseVerseKey(167_001_001)).toBeNull();
  });
});

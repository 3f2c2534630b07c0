import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitByRanges, markEnd, markStart, parseMarks } from "./highlights";
import { toFtsMatch, toSearchQuery } from "./search-query";
import { parseVerseKey, verseKey } from "./verse-key";
import { books } from "./canon";
import { versions } from "./versions";

const toFtsQueries = (typed: string) => {
  const query = toSearchQuery(typed);
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

  it("has a variant that matches any significant word", () => {
    expect(toFtsQueries("the peace that passes")?.any).toBe(
      '"peace" OR ("passes" OR "passeth")',
    );
    expect(toFtsQueries("to be or")?.any).toBe('"to" OR "be" OR "or"');
  });

  it.each(["", "   ", '"', "* ( ) -", "😀", "\u0000", "“”", "!?…"])(
    "returns null for %j",
    (typed) => {
      expect(toSearchQuery(typed)).toBeNull();
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

describe("highlights", () => {
  it("are parsed as ranges that split the text", () => {
    const found = parseMarks(
      `God so ${markStart}loved${markEnd} the ${markStart}world${markEnd}`,
    );
    expect(found).toEqual({
      text: "God so loved the world",
      highlights: [
        [7, 12],
        [17, 22],
      ],
    });
    expect(splitByRanges(found.text, found.highlights)).toEqual([
      { text: "God so ", start: 0, inRange: false },
      { text: "loved", start: 7, inRange: true },
      { text: " the ", start: 12, inRange: false },
      { text: "world", start: 17, inRange: true },
    ]);
  });

  it("split any text into parts that add up to the text", () => {
    const part = fc.record({
      text: fc.stringMatching(/^[a-z ]*$/),
      found: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const marked = parts
          .map((p) => (p.found ? `${markStart}${p.text}${markEnd}` : p.text))
          .join("");
        const { text, highlights } = parseMarks(marked);
        const again = splitByRanges(text, highlights);
        expect(again.map((p) => p.text).join("")).toBe(
          parts.map((p) => p.text).join(""),
        );
      }),
    );
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

  it("are rejected if they contain no book", () => {
    expect(parseVerseKey(0)).toBeNull();
    expect(parseVerseKey(399_001_001)).toBeNull();
    expect(parseVerseKey(167_001_001)).toBeNull();
  });
});

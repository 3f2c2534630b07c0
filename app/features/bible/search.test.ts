import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cut, markEnd, markStart, readMarks } from "./highlights";
import { toMatch, toSearchQuery } from "./search-query";
import { readVerseKey, verseKey, versionRange } from "./verse-key";
import { books } from "./canon";
import { versions } from "./versions";

/** What the server's index is asked for. */
const asked = (typed: string) => {
  const query = toSearchQuery(typed);
  return query && { all: toMatch(query.all), any: toMatch(query.any) };
};

describe("what was typed", () => {
  it("quotes every word and looks for the phrase first", () => {
    expect(asked("fear not")?.all).toBe('"fear not" OR ("fear" AND "not")');
    expect(asked("love")?.all).toBe('"love"');
  });

  it("keeps what stands in quotation marks together", () => {
    expect(asked("“light of the world” lamp")?.all).toBe(
      '"light of the world" AND "lamp"',
    );
  });

  it("finds the words of either translation", () => {
    expect(asked("neighbor")?.all).toBe('("neighbor" OR "neighbour")');
    expect(asked("Saviour")?.all).toBe('("Saviour" OR "Savior")');
    expect(asked("labourers")?.all).toBe(
      '("labourers" OR "laborers" OR "labourereth")',
    );
    expect(asked("passes")?.all).toBe('("passes" OR "passeth")');
    expect(asked("loves")?.all).toBe('("loves" OR "loveth")');
    for (const plain of ["pour", "or", "grace", "us", "bless", "is"]) {
      expect(asked(plain)?.all).toBe(`"${plain}"`);
    }
  });

  it("looks, in need, for any of the words that carry meaning", () => {
    expect(asked("the peace that passes")?.any).toBe(
      '"peace" OR ("passes" OR "passeth")',
    );
    expect(asked("to be or")?.any).toBe('"to" OR "be" OR "or"');
  });

  it.each(["", "   ", '"', "* ( ) -", "😀", "\u0000", "“”", "!?…"])(
    "finds nothing to look for in %j",
    (typed) => {
      expect(toSearchQuery(typed)).toBeNull();
    },
  );

  it("lets neither operators nor quotes through, and stays short", () => {
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
        const query = asked(typed);
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
  it("come out as ranges, and cut the text", () => {
    const found = readMarks(
      `God so ${markStart}loved${markEnd} the ${markStart}world${markEnd}`,
    );
    expect(found).toEqual({
      text: "God so loved the world",
      highlights: [
        [7, 12],
        [17, 22],
      ],
    });
    expect(cut(found.text, found.highlights)).toEqual([
      { text: "God so ", start: 0, found: false },
      { text: "loved", start: 7, found: true },
      { text: " the ", start: 12, found: false },
      { text: "world", start: 17, found: true },
    ]);
  });

  it("cut any text into parts that make the text again", () => {
    const part = fc.record({
      text: fc.stringMatching(/^[a-z ]*$/),
      found: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const marked = parts
          .map((p) => (p.found ? `${markStart}${p.text}${markEnd}` : p.text))
          .join("");
        const { text, highlights } = readMarks(marked);
        const again = cut(text, highlights);
        expect(again.map((p) => p.text).join("")).toBe(
          parts.map((p) => p.text).join(""),
        );
      }),
    );
  });
});

describe("verse keys", () => {
  it("lead back to the verse, in canonical order, within the version's range", () => {
    let before = 0;
    for (const version of versions) {
      const [first, last] = versionRange(version);
      for (const book of books) {
        const place = { version, book, chapter: book.chapters, verse: 176 };
        const key = verseKey(place);
        expect(readVerseKey(key)).toEqual(place);
        expect(key).toBeGreaterThan(Math.max(before, first - 1));
        expect(key).toBeLessThanOrEqual(last);
        before = key;
      }
    }
  });

  it("that name no book lead nowhere", () => {
    expect(readVerseKey(0)).toBeNull();
    expect(readVerseKey(399_001_001)).toBeNull();
    expect(readVerseKey(167_001_001)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import {
  charactersLeft,
  compactCount,
  countCharacters,
  plural,
  truncate,
} from "./text";

describe("compactCount", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1.0k"],
    [1049, "1.0k"],
    [12_345, "12.3k"],
  ])("shows %i as %s", (count, label) => {
    expect(compactCount(count)).toBe(label);
  });
});

describe("plural", () => {
  it("returns the singular for one and the plural otherwise", () => {
    expect(plural(1, "person", "people")).toBe("person");
    expect(plural(0, "person", "people")).toBe("people");
  });
});

describe("countCharacters", () => {
  it.each([
    ["", 0],
    ["Selah", 5],
    ["שָׁלוֹם", 4],
    ["👨‍👩‍👧‍👦", 1],
    ["👩🏽‍❤️‍💋‍👨🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪", 3],
  ])("counts %s as people see it", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
  it("doesn't count an endless character once", () => {
    expect(countCharacters("👨‍".repeat(3200))).toBe(300);
  });
});

describe("charactersLeft", () => {
  it("ignores space around the text, and counts exactly near the limit", () => {
    expect(charactersLeft(" Selah\n", 5)).toBe(0);
    expect(charactersLeft("👨‍👩‍👧‍👦".repeat(5), 5)).toBe(0);
    expect(charactersLeft("👨‍👩‍👧‍👦".repeat(6), 5)).toBe(-1);
  });
});

describe("truncate", () => {
  it("returns a short text unchanged", () => {
    expect(truncate("Selah", 5)).toBe("Selah");
  });
  it("never cuts inside a code point", () => {
    expect(truncate("🕊️🕊️", 1)).toBe("🕊…");
  });
});

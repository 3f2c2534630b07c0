import { describe, expect, it } from "vitest";
import {
  formatVerseCitation,
  parseVerseList,
  formatVerseList,
} from "./verse-list";

describe("verse lists", () => {
  it.each([
    ["16", [16], "16", "16"],
    ["16-18", [16, 17, 18], "16-18", "16–18"],
    ["16,18-20", [16, 18, 19, 20], "16,18-20", "16, 18–20"],
    ["20,18,19,18", [18, 19, 20], "18-20", "18–20"],
    ["16–18,20—21", [16, 17, 18, 20, 21], "16-18,20-21", "16–18, 20–21"],
    ["5-3", [3, 4, 5], "3-5", "3–5"],
  ])("parses and formats %s", (text, verses, formatted, citation) => {
    expect(parseVerseList(text)).toEqual(verses);
    expect(formatVerseList(verses)).toBe(formatted);
    expect(formatVerseCitation(verses)).toBe(citation);
  });

  it.each([
    "",
    "x",
    "1,",
    "1-",
    "-1",
    "0",
    "1 2",
    "1000",
    "1-2-3",
    "1–",
    "9,".repeat(400),
  ])("rejects %j", (text) => {
    expect(parseVerseList(text)).toBeNull();
  });
});

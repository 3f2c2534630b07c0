import { describe, expect, it } from "vitest";
import { citeVerses, readVerseList, writeVerseList } from "./verse-list";

describe("a list of verses", () => {
  it.each([
    ["16", [16], "16", "16"],
    ["16-18", [16, 17, 18], "16-18", "16–18"],
    ["16,18-20", [16, 18, 19, 20], "16,18-20", "16, 18–20"],
    ["20,18,19,18", [18, 19, 20], "18-20", "18–20"],
    ["16–18,20—21", [16, 17, 18, 20, 21], "16-18,20-21", "16–18, 20–21"],
    ["5-3", [3, 4, 5], "3-5", "3–5"],
  ])("%s is read and written", (text, verses, address, cited) => {
    expect(readVerseList(text)).toEqual(verses);
    expect(writeVerseList(verses)).toBe(address);
    expect(citeVerses(verses)).toBe(cited);
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
  ])("%j is none", (text) => {
    expect(readVerseList(text)).toBeNull();
  });
});

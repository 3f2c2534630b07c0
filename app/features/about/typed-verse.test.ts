import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseTypedVerse } from "./typed-verse";

/** Every chapter of the KJV has 20 verses here, and of the WEB 26. */
beforeEach(() => {
  vi.stubGlobal("fetch", (url: string) => {
    const last = url.includes("/web/") ? 26 : 20;
    return Promise.resolve(
      Response.json({ blocks: [{ kind: "prose", verses: [[last, ["…"]]] }] }),
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["jn 3.16", "John", "KJV", "John 3:16"],
  ["ps 23:1", "Psalms", "KJV", "Psalm 23:1"],
  ["Jude 5", "Jude", "KJV", "Jude 1:5"],
  ["Romans 14:26", "Romans", "WEB", "Romans 14:26"],
])(
  "parses %s as a verse of %s in the %s",
  async (typed, book, version, reference) => {
    expect(await parseTypedVerse(typed)).toMatchObject({
      verse: { book, version, reference, shown: true },
    });
  },
);

it.each([
  ["", "Enter a book, chapter and verse, such as John 3:16."],
  ["grace alone", "Enter a book, chapter and verse, such as John 3:16."],
  ["Psalm 23", "Which verse? Enter it as Psalm 23:1."],
  ["John 3:16-18", "One verse at a time, such as John 3:16."],
  ["John 22:1", "There is no John 22: John has 21 chapters."],
  ["John 3:99", "There is no verse 99: in the KJV, John 3 ends with verse 20."],
])("rejects %s", async (typed, problem) => {
  expect(await parseTypedVerse(typed)).toEqual({ problem });
});

it("accepts any verse if the chapter can't be fetched", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await parseTypedVerse("John 3:99")).toHaveProperty("verse");
});

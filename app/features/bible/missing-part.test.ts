import { expect, it } from "vitest";
import { findBook } from "./canon";
import type { Chapter } from "./chapter";
import { missingPart } from "./missing-part";
import { firstPlace } from "./place";
import type { Place } from "./place";

const at = (
  name: string,
  chapter: number,
  verses: Place["verses"] = null,
): Place => ({ ...firstPlace, book: findBook(name) ?? null, chapter, verses });

const twoVerses: Chapter = {
  version: "KJV",
  book: "JHN",
  chapter: 3,
  blocks: [
    { kind: "title", runs: ["A title"] },
    { kind: "line", verses: [[1, ["One"]]] },
    { kind: "line", verses: [[2, ["Two"]]] },
    { kind: "break" },
  ],
  notes: [],
};

it("says that a chapter is not there, and how many are", () => {
  expect(missingPart(at("Psalms", 151), null)).toBe(
    "There is no Psalm 151: Psalms has 150 chapters.",
  );
  expect(missingPart(at("Philemon", 2), null)).toBe(
    "There is no Philemon 2: Philemon has 1 chapter.",
  );
});

it("says that a verse is not there, and which is the last", () => {
  expect(missingPart(at("John", 3, [3, 3]), twoVerses)).toBe(
    "There is no verse 3: in the KJV, John 3 ends with verse 2.",
  );
});

it.each([
  [at("John", 3), twoVerses],
  [at("John", 3, [2, 9]), twoVerses],
  [at("John", 3, [99, 99]), "failed" as const],
  [{ ...firstPlace, book: null }, null],
])("says nothing where nothing is missing, or nobody knows", (place, text) => {
  expect(missingPart(place, text)).toBeNull();
});

import { expect, it } from "vitest";
import { findBook } from "./canon";
import type { Chapter } from "./chapter";
import { endingWith, leftOut, missingPart } from "./missing-part";
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
  expect(missingPart(at("John", 3, [3]), twoVerses)).toBe(
    "There is no verse 3: in the KJV, John 3 ends with verse 2.",
  );
});

it.each([
  [at("John", 3), twoVerses],
  [at("John", 3, [2, 9]), twoVerses],
  [at("John", 3, [99]), "failed" as const],
  [{ ...firstPlace, book: null }, null],
])("says nothing where nothing is missing, or nobody knows", (place, text) => {
  expect(missingPart(place, text)).toBeNull();
});

it("says in which note a verse is that the text leaves out", () => {
  const chapter: Chapter = {
    ...twoVerses,
    blocks: [
      {
        kind: "prose",
        verses: [
          [1, ["One", 0]],
          [2, [1]],
          [3, ["Three"]],
        ],
      },
    ],
    notes: [
      { verse: 1, kind: "remark", text: "Or: Uno" },
      { verse: 2, kind: "remark", text: "Some add: Two" },
    ],
  };
  expect(leftOut(at("John", 3, [1, 2]), chapter)).toMatchObject({ note: 1 });
  expect(leftOut(at("John", 3, [1, 3]), chapter)).toBeNull();
});

it("ends with the chapter, unless nothing would be left", () => {
  const ended = (verses: Place["verses"]) =>
    endingWith(at("John", 3, verses), twoVerses).verses;
  expect(ended([1, 2, 3, 999])).toEqual([1, 2]);
  expect(ended([99])).toEqual([99]);
  expect(ended(null)).toBeNull();
});

import { expect, it } from "vitest";
import { findBook } from "./canon";
import type { Chapter } from "./chapter";
import {
  dropMissingVerses,
  hasText,
  missingPassageMessage,
} from "./missing-passage";
import { defaultPassage, type Passage } from "./passage";

const at = (
  name: string,
  chapter: number,
  verses: Passage["verses"] = null,
): Passage => ({
  ...defaultPassage,
  book: findBook(name) ?? null,
  chapter,
  verses,
});

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

it("says that the chapter doesn't exist, and how many there are", () => {
  expect(missingPassageMessage(at("Psalms", 151), null)).toBe(
    "There is no Psalm 151: Psalms has 150 chapters.",
  );
  expect(missingPassageMessage(at("Philemon", 2), null)).toBe(
    "There is no Philemon 2: Philemon has 1 chapter.",
  );
});

it("says that the verse doesn't exist, and which is the last", () => {
  expect(missingPassageMessage(at("John", 3, [3]), twoVerses)).toBe(
    "There is no verse 3: in the KJV, John 3 ends with verse 2.",
  );
});

it("says that there is no verse or chapter 0", () => {
  expect(missingPassageMessage(at("John", 3, [0]), twoVerses)).toBe(
    "There is no verse 0: in the KJV, John 3 begins with verse 1.",
  );
  expect(missingPassageMessage(at("John", 0), null)).toBe(
    "There is no John 0: John has 21 chapters.",
  );
});

it.each([
  [at("John", 3), twoVerses],
  [at("John", 3, [2, 9]), twoVerses],
  [at("John", 3, [99]), "failed" as const],
  [{ ...defaultPassage, book: null }, null],
])(
  "returns null if nothing is missing or the chapter failed to load",
  (passage, text) => {
    expect(missingPassageMessage(passage, text)).toBeNull();
  },
);

it("knows verses that the version has only in a footnote", () => {
  const chapter: Chapter = {
    ...twoVerses,
    blocks: [
      {
        kind: "prose",
        verses: [
          [1, ["One", 0]],
          [2, [1]],
        ],
      },
    ],
  };
  expect(hasText(at("John", 3, [1, 2]), chapter)).toBe(true);
  expect(hasText(at("John", 3), chapter)).toBe(true);
  expect(hasText(at("John", 3, [2]), chapter)).toBe(false);
  expect(hasText(at("John", 3, [9]), chapter)).toBe(false);
});

it("drops verses past the end of the chapter, unless none would be left", () => {
  const ended = (verses: Passage["verses"]) =>
    dropMissingVerses(at("John", 3, verses), twoVerses).verses;
  expect(ended([1, 2, 3, 999])).toEqual([1, 2]);
  expect(ended([99])).toEqual([99]);
  expect(ended(null)).toBeNull();
});

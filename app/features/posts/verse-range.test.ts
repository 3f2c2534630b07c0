import { describe, expect, it } from "vitest";
import {
  describeLimit,
  passageText,
  possibleEnds,
  getPassage,
  verseReference,
} from "./verse-range";

const verses = [
  { verse: 1, text: "One." },
  { verse: 2, text: "" },
  { verse: 3, text: "Three." },
  { verse: 4, text: "x".repeat(1300) },
];

describe("getPassage", () => {
  it("returns one verse of any length, or several that fit", () => {
    expect(getPassage(verses, 1, 1)).toEqual([verses[0]]);
    expect(getPassage(verses, 4, 4)).toEqual([verses[3]]);
    expect(getPassage(verses, 1, 3)).toEqual([verses[0], verses[2]]);
  });

  it.each([
    ["starts at a verse that doesn't exist", 0, 3],
    ["starts with a missing verse", 2, 3],
    ["ends with a missing verse", 1, 2],
    ["ends after the chapter", 3, 9],
    ["runs backwards", 3, 1],
    ["is too long", 3, 4],
  ])("returns null for a passage that %s", (_, first, last) => {
    expect(getPassage(verses, first, last)).toBeNull();
  });
});

it("joins the texts", () => {
  expect(passageText(getPassage(verses, 1, 3) ?? [])).toBe("One. Three.");
});

it("keeps the lines of poetry", () => {
  const lines = [
    "\nThe LORD is my shepherd;\nI shall not want.",
    "\nHe leads me.",
    "\nProse.",
  ];
  const passage = lines.map((text, i) => ({ verse: i + 1, text }));
  expect(passageText(passage)).toBe(
    "The LORD is my shepherd;\nI shall not want.\nHe leads me.\nProse.",
  );
});

it("says how far a passage that is too long can go", () => {
  expect(describeLimit(verses, 1)).toBe(
    "One picture holds 1,200 characters: here verses 1 to 3.",
  );
});

it("lists the ends that fit", () => {
  expect(possibleEnds(verses, 1)).toEqual([3]);
  expect(possibleEnds(verses, 3)).toEqual([]);
});

it("formats references as the rest of the product does", () => {
  const passage = { book: "Matthew", chapter: 5, verse: 3 };
  expect(verseReference({ ...passage, lastVerse: null })).toBe("Matthew 5:3");
  expect(verseReference({ ...passage, lastVerse: 12 })).toBe("Matthew 5:3–12");
  const psalm = { ...passage, book: "Psalms", lastVerse: null };
  expect(verseReference(psalm)).toBe("Psalm 5:3");
});

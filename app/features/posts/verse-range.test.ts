import { describe, expect, it } from "vitest";
import {
  fitsPicture,
  passageText,
  possibleEnds,
  takePassage,
  verseReference,
} from "./verse-range";

const verses = [
  { verse: 1, text: "One." },
  { verse: 2, text: "" },
  { verse: 3, text: "Three." },
  { verse: 4, text: "x".repeat(1300) },
];

describe("takePassage", () => {
  it("is one verse, however long, or several that fit", () => {
    expect(takePassage(verses, 1, 1)).toEqual([verses[0]]);
    expect(takePassage(verses, 4, 4)).toEqual([verses[3]]);
    expect(takePassage(verses, 1, 3)).toEqual([verses[0], verses[2]]);
  });

  it.each([
    ["begins where nothing is", 0, 3],
    ["begins with a verse left out", 2, 3],
    ["ends with a verse left out", 1, 2],
    ["ends beyond the chapter", 3, 9],
    ["runs backwards", 3, 1],
    ["is too long", 3, 4],
  ])("is none that %s", (_, first, last) => {
    expect(takePassage(verses, first, last)).toBeNull();
  });
});

it.each([
  [[], false],
  [[4], true],
  [[1, 2, 3], true],
  [[1, 3], false],
  [[1, 2], false],
  [[3, 4], false],
])("one picture shows all of %j: %s", (wanted, fits) => {
  expect(fitsPicture(verses, wanted)).toBe(fits);
});

it("joins the words", () => {
  expect(passageText(takePassage(verses, 1, 3) ?? [])).toBe("One. Three.");
});

it("offers the ends that fit", () => {
  expect(possibleEnds(verses, 1)).toEqual([3]);
  expect(possibleEnds(verses, 3)).toEqual([]);
});

it("is written as everywhere in the product", () => {
  const place = { book: "Matthew", chapter: 5, verse: 3 };
  expect(verseReference({ ...place, lastVerse: null })).toBe("Matthew 5:3");
  expect(verseReference({ ...place, lastVerse: 12 })).toBe("Matthew 5:3–12");
  const psalm = { ...place, book: "Psalms", lastVerse: null };
  expect(verseReference(psalm)).toBe("Psalm 5:3");
});

import { describe, expect, it } from "vitest";
import { findBook } from "~/features/bible/canon";
import { firstPlace } from "~/features/bible/place";
import {
  chaptersOffered,
  chosenPassage,
  generatorHref,
  readGeneratorPlace,
  versesMissing,
  withFirstVerse,
} from "./generator-place";

const read = (query: string) => readGeneratorPlace(new URLSearchParams(query));
const verses = [1, 2, 3, 4].map((verse) => ({
  verse,
  text: `Verse ${verse}.`,
}));

it("offers 50 chapters of every book, and all of those that have more", () => {
  expect(chaptersOffered(findBook("Jude") ?? null)).toHaveLength(50);
  expect(chaptersOffered(findBook("Psalms") ?? null)).toHaveLength(150);
  expect(chaptersOffered(null)).toHaveLength(50);
});

describe("the address", () => {
  it.each(["16", "16-18"])("says verse %s and is read back", (verse) => {
    const place = read(`book=John&chapter=3&verse=${verse}&version=WEB`);
    expect(place).toMatchObject({ book: { name: "John" }, chapter: 3 });
    expect(place && generatorHref(place)).toBe(
      `/verse-generator?book=John&chapter=3&verse=${verse}&version=WEB`,
    );
  });

  it("may come from the form as it is without scripts", () => {
    expect(read("book=John&chapter=3&verse=16&lastVerse=18")?.verses).toEqual([
      16, 17, 18,
    ]);
    for (const last of ["", "3", "x"]) {
      expect(
        read(`book=John&chapter=3&verse=16&lastVerse=${last}`)?.verses,
      ).toEqual([16]);
    }
  });

  it.each([
    ["book=John&chapter=999999999999", { chapter: 999999999999 }],
    ["book=John&chapter=3&verse=9999", { chapter: 3, verses: [9999] }],
    ["book=John&chapter=3&verse=9999-10000", { verses: [9999] }],
    ["book=John&chapter=0003&verse=0016", { chapter: 3, verses: null }],
    ["book=John&chapter=1e9&verse=-1", { chapter: 1e9, verses: null }],
  ])("may be past every end: %s", (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it("that names no place is none", () => {
    expect(read("version=WEB")).toBeNull();
  });
});

describe("choosing", () => {
  it("a verse takes an end along that it still can have", () => {
    const place = { ...firstPlace, verses: [1, 2, 3] };
    expect(withFirstVerse(place, 2, verses).verses).toEqual([2, 3]);
    expect(withFirstVerse(place, 4, verses).verses).toEqual([4]);
    expect(withFirstVerse(place, null, verses).verses).toBeNull();
    expect(withFirstVerse(firstPlace, 2, verses).verses).toEqual([2]);
  });

  it("misses what the address names and the chapter has not", () => {
    const at = (query: string) => read(query) ?? firstPlace;
    expect(versesMissing(at("book=Nope"), null)).toBe(true);
    expect(versesMissing(at("book=John&chapter=99"), null)).toBe(true);
    expect(versesMissing(at("book=John&verse=9999"), verses)).toBe(true);
    expect(versesMissing(at("book=John&verse=2"), verses)).toBe(false);
    expect(versesMissing(at("book=John"), verses)).toBe(false);
  });

  it("finds the passage, if it is there", () => {
    expect(chosenPassage(firstPlace, verses)).toBeNull();
    expect(
      chosenPassage({ ...firstPlace, verses: [2, 3] }, verses),
    ).toHaveLength(2);
    expect(chosenPassage({ ...firstPlace, verses: [9, 9] }, verses)).toBeNull();
  });
});

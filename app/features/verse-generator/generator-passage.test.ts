import { describe, expect, it } from "vitest";
import { findBook } from "~/features/bible/canon";
import { defaultPassage } from "~/features/bible/passage";
import {
  listChapterOptions,
  getSelectedVerses,
  generatorHref,
  parseGeneratorPassage,
  versesMissing,
} from "./generator-passage";

const read = (query: string) =>
  parseGeneratorPassage(new URLSearchParams(query));
const verses = [1, 2, 3, 4].map((verse) => ({
  verse,
  text: `Verse ${verse}.`,
}));

it("offers 50 chapters for every book, and all chapters of longer books", () => {
  expect(listChapterOptions(findBook("Jude") ?? null)).toHaveLength(50);
  expect(listChapterOptions(findBook("Psalms") ?? null)).toHaveLength(150);
  expect(listChapterOptions(null)).toHaveLength(50);
});

describe("the URL", () => {
  it.each(["16", "16-18"])("contains verse %s and can be parsed", (verse) => {
    const passage = read(`book=John&chapter=3&verse=${verse}&version=WEB`);
    expect(passage).toMatchObject({ book: { name: "John" }, chapter: 3 });
    expect(passage && generatorHref(passage)).toBe(
      `/verse-generator?book=John&chapter=3&verse=${verse}&version=WEB`,
    );
  });

  it("accepts the form without JavaScript", () => {
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
    ["book=John&chapter=3&verse=999", { chapter: 3, verses: [999] }],
    ["book=John&chapter=0003&verse=0016", { chapter: 3, verses: null }],
    ["book=John&chapter=1e9&verse=-1", { chapter: 1e9, verses: null }],
  ])("may contain numbers that don't exist: %s", (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it("without a passage is null", () => {
    expect(read("version=WEB")).toBeNull();
  });
});

describe("the selection", () => {
  it("detects chapters and verses that don't exist", () => {
    const at = (query: string) => read(query) ?? defaultPassage;
    expect(versesMissing(at("book=Nope"), null)).toBe(true);
    expect(versesMissing(at("book=John&chapter=99"), null)).toBe(true);
    expect(versesMissing(at("book=John&verse=999"), verses)).toBe(true);
    expect(versesMissing(at("book=John&verse=2"), verses)).toBe(false);
    expect(versesMissing(at("book=John"), verses)).toBe(false);
  });

  it("returns the selected verses if they exist", () => {
    expect(getSelectedVerses(defaultPassage, verses)).toBeNull();
    expect(
      getSelectedVerses({ ...defaultPassage, verses: [2, 3] }, verses),
    ).toHaveLength(2);
    expect(
      getSelectedVerses({ ...defaultPassage, verses: [9, 9] }, verses),
    ).toBeNull();
  });
});

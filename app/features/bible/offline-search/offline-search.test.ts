import { expect, it } from "vitest";
import { createTokenizer, createVerseScanner, getHighlights } from "./scan";

// tests/api/offline-search.test.ts compares the results with those of the server's index.

it("highlights whole words, and merges overlapping phrases", () => {
  const phrases = [["live", "water"], ["water", "of"], ["life"]];
  const text = "living water of life, living";
  const tokenize = createTokenizer("en");
  expect(
    getHighlights(tokenize(text), phrases).map(([start, end]) =>
      text.slice(start, end),
    ),
  ).toEqual(["living water of", "life"]);
});

it("ignores case, marks and endings", async () => {
  const find = createVerseScanner(
    [
      [1, "The LORD’s Éden"],
      [2, "he loved e\u0301l"],
    ],
    "en",
  );
  const keys = async (term: string) => {
    const query = { whole: null, terms: [[term]], every: true };
    return (await find(query, 0, 9)).found.map(({ key }) => key);
  };
  expect(await keys("eden")).toEqual([1]);
  expect(await keys("lord")).toEqual([1]);
  expect(await keys("El")).toEqual([2]);
  expect(await keys("loveth")).toEqual([]);
  expect(await keys("loves")).toEqual([2]);
});

it("ranks verses with more of the words first, and matches phrases only within a verse", async () => {
  const find = createVerseScanner(
    [
      [1, "light and light of the day"],
      [2, "light of the world"],
      [3, "the day is light"],
      [4, "world without end"],
      [5, "the night"],
    ],
    "en",
  );
  const terms = [["light"], ["world"]];
  const keys = async (...args: Parameters<typeof find>) =>
    (await find(...args)).found.map(({ key }) => key);
  expect(await keys({ whole: null, terms, every: false }, 0, 9)).toEqual([
    2, 1, 3, 4,
  ]);
  expect(await keys({ whole: null, terms, every: false }, 1, 2)).toEqual([
    1, 3,
  ]);
  expect(await keys({ whole: null, terms, every: true }, 0, 9)).toEqual([2]);
  const day = { whole: "the day", terms: [["the"], ["day"]], every: true };
  expect(await keys(day, 0, 9)).toEqual([1, 3]);
  const apart = { whole: null, terms: [["light world"]], every: true };
  expect(await find(apart, 0, 9)).toEqual({ found: [], total: 0 });
});

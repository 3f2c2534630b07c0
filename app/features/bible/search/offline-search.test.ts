import { expect, it } from "vitest";
import { parseReaderRequest } from "../reader-request";
import { defaultVersion } from "../versions";
import { createVerseScanner, type VerseRow } from "./scan";
import { loadSearchView, type FindRequest } from "./search-pages";
import { toSearchQuery, type MatchQuery } from "./search-query";
import { getHighlights } from "./tokens";

// tests/api/offline-search.test.ts compares the results with those of the server's index.

const terms = (...typed: string[]): MatchQuery => ({
  language: "en",
  whole: null,
  typed: [],
  terms: typed.map((term) => [term]),
  every: true,
  unfinished: [],
});

function createSearch(rows: VerseRow[]) {
  const finder = createVerseScanner(defaultVersion, rows);
  return async (query: MatchQuery, more: Partial<FindRequest> = {}) => {
    const { found, total } = await finder.find({
      query,
      order: "relevance",
      range: [0, 100],
      offset: 0,
      size: 9,
      ...more,
    });
    return { keys: found.map(({ key }) => key), total };
  };
}

it.each([
  [
    "living water of life, living",
    '"living water" "water of" life',
    "living water of|life",
  ],
  ["Love as I loved", "loves", "Love|loved"],
  ["Love as I loved", '"loved"', "loved"],
])("highlights in %j the matches of %s", (text, typed, expected) => {
  const query = toSearchQuery(typed, "en")?.all ?? terms();
  const found = getHighlights(text, query);
  expect(found.map(([start, end]) => text.slice(start, end)).join("|")).toBe(
    expected,
  );
});

it("highlights words that an unfinished one begins", () => {
  const text = "The way of righteousness is right";
  const query = { ...terms("the", "righteousn"), unfinished: ["righteousn"] };
  expect(
    getHighlights(text, query).map(([start, end]) => text.slice(start, end)),
  ).toEqual(["The", "righteousness"]);
});

it("ignores case, marks and endings", async () => {
  const find = createSearch([
    [1, "The LORD’s Éden"],
    [2, "he loved e\u0301l"],
  ]);
  expect((await find(terms("eden"))).keys).toEqual([1]);
  expect((await find(terms("lord"))).keys).toEqual([1]);
  expect((await find(terms("El"))).keys).toEqual([2]);
  expect((await find(terms("loveth"))).keys).toEqual([]);
  expect((await find(terms("loves"))).keys).toEqual([2]);
  const typed = { ...terms(), typed: ["love"] };
  expect((await find(typed)).keys).toEqual([]);
  expect((await find({ ...typed, typed: ["loved el"] })).keys).toEqual([2]);
});

it("ranks verses with more of the words first, and matches phrases only within a verse", async () => {
  const find = createSearch([
    [1, "light and light of the day"],
    [2, "light of the world"],
    [3, "the day is light"],
    [4, "world without end"],
    [5, "the night"],
    [6, "the dayspring from on high"],
    [7, "a tree"],
    [8, "a bird"],
  ]);
  const any = { ...terms("light", "world"), every: false };
  expect((await find(any)).keys).toEqual([2, 4, 1, 3]);
  expect((await find(any, { offset: 1, size: 2 })).keys).toEqual([4, 1]);
  expect((await find(any, { order: "bible" })).keys).toEqual([1, 2, 3, 4]);
  expect((await find(any, { range: [2, 3] })).keys).toEqual([2, 3]);
  expect((await find(terms("light", "world"))).keys).toEqual([2]);
  expect(await find(terms("light world"))).toEqual({ keys: [], total: 0 });
  const day = { ...terms("the", "day"), whole: "the day" };
  expect((await find(day)).keys).toEqual([3, 1]);
  const unfinished = ["day"];
  expect((await find({ ...day, unfinished })).keys).toEqual([3, 1, 6]);
  expect((await find({ ...terms("da"), unfinished: ["da"] })).keys).toEqual([
    1, 3, 6,
  ]);
  const typed = { ...terms("day"), typed: ["on high"] };
  expect((await find({ ...typed, unfinished })).keys).toEqual([6]);
});

it.each([
  ["2", 2],
  ["3", 3],
  ["4", "page=3"],
  ["51", "page=3"],
  ["99999", "page=3"],
  ["2.5", "page=2"],
  ["0", "page=1"],
  ["-1", "page=1"],
  ["abc", "page=1"],
])(
  "shows page %s of three, or redirects to one that exists",
  async (page, expected) => {
    const rows = Array.from({ length: 57 }, (_, i): VerseRow => [
      101_001_001 + i,
      "light",
    ]);
    const finder = createVerseScanner(defaultVersion, rows);
    const request = parseReaderRequest(
      new URLSearchParams({ q: "light", page, within: "OT" }),
      null,
    );
    if (!("search" in request)) throw new Error("not a search");
    const { search } = request;
    const view = loadSearchView(() => Promise.resolve(finder), search);
    if (typeof expected === "number") {
      expect((await view)?.items[0]?.verse).toBe(expected * 20 - 19);
    } else {
      const response: unknown = await view.catch((thrown: unknown) => thrown);
      if (!(response instanceof Response)) throw new Error("no redirect");
      expect(response.headers.get("location")).toBe(
        `/bible?q=light&version=KJV&order=relevance&within=OT&${expected}`,
      );
    }
  },
);

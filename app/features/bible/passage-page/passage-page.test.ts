import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Chapter } from "../chapter";
import { ChapterText } from "../chapter-text";
import { formatPassage, publicPassageHref, type Passage } from "../passage";
import {
  chapterHrefs,
  parsePassagePath,
  parseUnavailablePath,
  suggestPassage,
} from "../passage-address";
import { versions } from "../versions";
import { surroundings } from "./surroundings";

const at = (path: string) => parsePassagePath(path);
const href = (passage: Passage | null) => passage && publicPassageHref(passage);

describe("the URL of a passage", () => {
  it.each([
    ["kjv/john/3", "/bible/kjv/john/3"],
    ["WEB/1-Corinthians/13/4-7/", "/bible/web/1-corinthians/13/4-7"],
    ["kjv/1 cor/013/4–7", "/bible/kjv/1-corinthians/13/4-7"],
    ["kjv/jn/3/18-20,16,19", "/bible/kjv/john/3/16,18-20"],
    ["kjv/psalm/23", "/bible/kjv/psalms/23"],
    ["kjv/song of songs/8/6-7", "/bible/kjv/song-of-solomon/8/6-7"],
    ["kjv/jude", "/bible/kjv/jude/1"],
    ["kjv/jude/5", "/bible/kjv/jude/1/5"],
    ["kjv/jude/24-25", "/bible/kjv/jude/1/24-25"],
    ["kjv/jude/1/5", "/bible/kjv/jude/1/5"],
    ["kjv/john/3:16", "/bible/kjv/john/3/16"],
    ["kjv/john/99", "/bible/kjv/john/99"],
    ["kjv/john/3/0", "/bible/kjv/john/3/0"],
  ])("%s has the canonical URL %s", (path, canonical) => {
    expect(href(at(path))).toBe(canonical);
  });

  it.each([
    "",
    "xyz",
    "kjv",
    "niv/john/3",
    "kjv/enoch/1",
    "kjv/john/z",
    "kjv/john/1e9",
    "kjv/john/3/z",
    "kjv/john/3/16/17",
    "kjv/john/3:16:17",
    "kjv//3",
  ])("%j isn't a passage", (path) => {
    expect(at(path)).toBeNull();
  });
});

it.each([
  ["niv/john/3/16", "NIV", "John 3:16"],
  ["ESV/1-corinthians/13/", "ESV", "1 Corinthians 13"],
])("%s names a version that isn't installed", (path, id, name) => {
  const found = parseUnavailablePath(path);
  expect([found?.id, found && formatPassage(found.passage)]).toEqual([
    id,
    name,
  ]);
});

it.each(["kjv/john/3", "xyz/john/3", "niv", "niv/enoch/1"])(
  "%s doesn't",
  (path) => {
    expect(parseUnavailablePath(path)).toBeNull();
  },
);

it.each([
  ["kjv/jhon/3/16", "John 3:16"],
  ["niv/Pslam/23", "Psalm 23"],
  ["kjv/nothing/1", null],
])("%s probably means %s", (path, meant) => {
  const passage = suggestPassage(path);
  expect(passage && formatPassage(passage)).toBe(meant);
});

it("the sitemap contains the canonical URL of every chapter once", () => {
  const hrefs = chapterHrefs();
  expect(new Set(hrefs).size).toBe(versions.length * 1189);
  expect(hrefs).toContain("/bible/web/song-of-solomon/8");
});

describe("surroundings", () => {
  const line = (verse: number) =>
    ({ kind: "line", verses: [[verse, [`Verse ${verse}`, 0]]] }) as const;
  const heading = { kind: "letter", runs: ["Aleph"] } as const;
  const chapter: Chapter = {
    version: "KJV",
    book: "PSA",
    chapter: 1,
    blocks: [heading, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(line), heading],
    notes: [],
  };
  const verses = (list: number[] | null) =>
    surroundings(chapter, list).blocks.map((block) =>
      "verses" in block ? block.verses[0]?.[0] : block.kind,
    );

  it("adds three verses on each side, and headings at the ends of the chapter", () => {
    expect(verses([5])).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(verses([2])).toEqual(["letter", 1, 2, 3, 4, 5]);
    expect(verses([6, 8])).toEqual([3, 4, 5, 6, 7, 8, 9, "letter"]);
    expect(verses(null)).toHaveLength(11);
  });

  it("have anchors of footnotes only in the column with links", () => {
    const countAnchors = (getVerseHref?: () => string) => {
      const links = getVerseHref && { getVerseHref };
      const props = { chapter, selected: null, ...links };
      const html = renderToString(createElement(ChapterText, props));
      return html.split('aria-label="Footnote').length - 1;
    };
    expect(countAnchors(() => "#")).toBe(9);
    expect(countAnchors()).toBe(0);
  });
});

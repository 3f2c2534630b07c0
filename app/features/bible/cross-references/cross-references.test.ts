import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  chooseTargets,
  crossReferencesFile,
  joinTargets,
  readCrossReferences,
} from "../../../../scripts/bible/cross-references.mjs";
import { dataDir, readRows } from "../../../../scripts/bible/rows.mjs";
import { books } from "../canon";
import { excerpt, type Target } from "./cross-reference";

/** "43.3.16-17" */
const parse = (list: string): Target[] =>
  list.split(" ").map((text) => {
    const [book = 0, chapter = 0, verse = 0, last = verse] = text
      .split(/[.-]/)
      .map(Number);
    return [book, chapter, verse, last];
  });
const format = (targets: readonly Target[]) =>
  targets
    .map(([book, chapter, verse, last]) => {
      const end = last > verse ? `-${last}` : "";
      return `${book}.${chapter}.${verse}${end}`;
    })
    .join(" ");

it.each([
  ["consecutive verses", "19.8.3 19.8.4 19.8.5", "19.8.3-5"],
  ["verses with a gap", "19.8.3 19.8.5", "19.8.3 19.8.5"],
  ["the ends of two chapters", "1.1.31 1.2.1 1.2.2", "1.1.31 1.2.1-2"],
  ["duplicates", "1.1.1 1.1.1 1.1.2", "1.1.1-2"],
  ["ranges that overlap", "1.1.1-5 1.1.3 1.1.6", "1.1.1-6"],
  ["another order", "66.1.8 1.1.2 23.44.6 1.1.1", "1.1.1-2 23.44.6 66.1.8"],
])("joins %s", (_, targets, joined) => {
  expect(format(joinTargets(parse(targets)))).toBe(joined);
});

it.each([
  [
    "all, if there are at most eight",
    "43.3.15 43.3.17 45.5.8",
    "43.3.15 43.3.17 45.5.8",
  ],
  [
    "ranges before single verses",
    "1.1.1 1.1.3 1.1.5 1.1.7 1.1.9 1.1.11 1.1.13 1.1.15 66.1.8-9 66.2.1-3",
    "1.1.1 1.1.3 1.1.5 1.1.7 1.1.9 1.1.11 66.1.8-9 66.2.1-3",
  ],
  [
    "neighbors in the chapter last, also ranges, but not distant verses",
    "1.1.1 1.1.3 43.3.1-2 43.3.6-9 43.3.18 43.3.27 43.3.36 44.1.1 44.1.3 44.1.5 44.1.7",
    "1.1.1 1.1.3 43.3.1-2 43.3.27 43.3.36 44.1.1 44.1.3 44.1.5",
  ],
])("chooses %s", (_, targets, chosen) => {
  const [source = [0, 0, 0, 0]] = parse("43.3.16");
  expect(format(chooseTargets(source, parse(targets)))).toBe(chosen);
});

it.each([
  ["Jesus wept.", "Jesus wept."],
  ["", "\u00a0"],
  [
    "He is not here; for he is risen, as he said.",
    "He is not here; for he is risen…",
  ],
])("shortens %j", (text, short) => {
  expect(excerpt(text)).toBe(short);
});

describe("the data", async () => {
  const chapters = await readCrossReferences();
  const lists = [...chapters].flatMap(([key, verses]) =>
    Object.entries(verses).map(([verse, list]) => ({
      source: `${key}:${verse}`,
      ...list,
      all: list.all ?? list.first,
    })),
  );

  it("has the documented checksum", () => {
    const sources = readFileSync(path.join(dataDir, "SOURCES.md"), "utf8");
    const data = readFileSync(crossReferencesFile);
    const hash = createHash("sha256").update(data).digest("hex");
    expect(sources).toContain(hash);
  });

  it("has all chapters and links", () => {
    const links = lists.flatMap(({ all }) => all);
    const verses = links.map(([, , first, last]) => last - first + 1);
    expect(chapters.size).toBe(1189);
    expect(lists).toHaveLength(30_412);
    expect(links).toHaveLength(380_300);
    // 386,550 without 77 duplicates and links of a verse to itself.
    expect(verses.reduce((sum, count) => sum + count)).toBe(386_473);
  });

  it("links verses that exist, in canonical order", async () => {
    const existing = new Set(
      (await readRows("kjv")).map((row) => {
        const { book, chapter, verse } = row;
        return `${book} ${chapter}:${verse}`;
      }),
    );
    const name = ([n, chapter]: Target, verse: number) =>
      `${books[n - 1]?.id} ${chapter}:${verse}`;
    const unknown = lists.flatMap(({ source, all }) => [
      ...(existing.has(source) ? [] : [source]),
      ...all
        .flatMap((each) => [name(each, each[2]), name(each, each[3])])
        .filter((verse) => !existing.has(verse) || verse === source),
    ]);
    expect(unknown).toEqual([]);
    for (const { first, all } of lists) {
      expect(joinTargets(all)).toEqual(all);
      expect(first).toHaveLength(Math.min(8, all.length));
    }
  });
});

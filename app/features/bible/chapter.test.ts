import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { toChapter } from "../../../scripts/bible/chapter.mjs";
import { parseRuns } from "../../../scripts/bible/runs.mjs";
import {
  byChapter,
  dataDir,
  readRows,
  versions,
  type Row,
} from "../../../scripts/bible/rows.mjs";
import { hasItalics, isText, verseTexts, type Chapter } from "./chapter";

type Counts = Record<string, Record<string, number[]>>;
const counts = JSON.parse(
  readFileSync(path.join(dataDir, "verse-counts.json"), "utf8"),
) as Counts;

const kinds = (chapter: Chapter) => chapter.blocks.map((block) => block.kind);

describe.each(versions)("the whole %s", (version) => {
  let chapters: { rows: Row[]; chapter: Chapter }[];
  const find = (book: string, number: number): Chapter => {
    const found = chapters.find(
      ({ chapter: c }) => c.book === book && c.chapter === number,
    );
    if (!found) throw new Error(`${book} ${number} is missing`);
    return found.chapter;
  };

  beforeAll(async () => {
    chapters = byChapter(await readRows(version)).map((rows) => ({
      rows,
      chapter: toChapter(version.toUpperCase(), rows),
    }));
  });

  it("has 1,189 chapters whose verses are identical to the source", () => {
    expect(chapters).toHaveLength(1189);
    for (const { rows, chapter } of chapters) {
      expect(verseTexts(chapter)).toEqual(
        rows.map(({ verse, text }) => ({ verse, text })),
      );
      expect(chapter.blocks.filter(isText).length).toBeGreaterThan(0);
      for (const { text } of verseTexts(chapter)) {
        expect(text).not.toMatch(/[<>&¶\p{Cc}]| {2}|^ | $/u);
      }
    }
    const verses = chapters.flatMap(({ rows }) => rows).length;
    expect(verses).toBe(version === "web" ? 31_103 : 31_102);
  });

  it("has the right verse counts in every chapter", () => {
    // Two other sources confirm the counts of the KJV and the WEB.
    const expected = counts[version];
    for (const { chapter } of chapters) {
      const verses = verseTexts(chapter);
      expect([chapter.book, chapter.chapter, verses.length]).toEqual([
        chapter.book,
        chapter.chapter,
        expected?.[chapter.book]?.[chapter.chapter - 1],
      ]);
    }
  });

  it("contains no markup, and anchors every note once", () => {
    for (const { chapter } of chapters) {
      expect(JSON.stringify(chapter)).not.toMatch(/[<>\p{Cc}]/u);
      const anchors = chapter.blocks
        .flatMap((block) =>
          isText(block)
            ? block.verses.flatMap(([, runs]) => runs)
            : "runs" in block
              ? block.runs
              : [],
        )
        .filter((run) => typeof run === "number");
      expect(anchors).toEqual(chapter.notes.map((_, i) => i));
    }
  });

  it("starts and ends every chapter with text, not with a break", () => {
    for (const { chapter } of chapters) {
      expect(kinds(chapter)[0]).not.toBe("break");
      expect(kinds(chapter).at(-1)).not.toBe("break");
      expect(kinds(chapter).join()).not.toContain("break,break");
    }
  });

  if (!["kjv", "web", "rv1909"].includes(version)) return;

  it("renders Psalm 3 below its title, as poetry if the source says so", () => {
    const [title, ...lines] = find("PSA", 3).blocks;
    expect(title?.kind).toBe("title");
    const isPoetry = chapters.some(({ chapter }) =>
      kinds(chapter).includes("line"),
    );
    expect(lines.every((line) => line.kind !== "prose")).toBe(isPoetry);
  });

  it("has 22 letters in Psalm 119", () => {
    const letters = kinds(find("PSA", 119)).filter((kind) => kind === "letter");
    expect(letters).toHaveLength(22);
  });

  if (version === "web") {
    it("keeps verses that exist only as a footnote", () => {
      const chapter = find("ROM", 16);
      expect(verseTexts(chapter).at(-1)).toEqual({ verse: 25, text: "" });
      expect(chapter.notes.at(-1)?.verse).toBe(25);
    });

    it("puts Selah on its own line and names the speakers in the Song", () => {
      expect(kinds(find("PSA", 3))).toContain("selah");
      expect(kinds(find("SNG", 1)).filter((k) => k === "speaker")).toHaveLength(
        8,
      );
    });

    it("starts a new block for a verse after poetry that lost its tag", () => {
      const findKind = (book: string, number: number, verse: number) =>
        find(book, number).blocks.find(
          (block) => isText(block) && block.verses[0]?.[0] === verse,
        )?.kind;
      expect(findKind("ECC", 10, 3)).toBe("prose");
      expect(findKind("JOL", 3, 10)).toBe("line");
      // A verse that continues a sentence also continues its line.
      expect(findKind("PSA", 66, 14)).not.toBe("line");
    });
  } else {
    it("detects italics", () => {
      expect(hasItalics(find("GEN", 1))).toBe(true);
      expect(hasItalics(find("PSA", version === "kjv" ? 3 : 11))).toBe(true);
      expect(hasItalics({ blocks: find("GEN", 1).blocks.slice(9, 9) })).toBe(
        false,
      );
    });

    it("has the colophons after the epistles", () => {
      expect(kinds(find("ROM", 16)).at(-1)).toBe("colophon");
    });
  }
});

describe("parseRuns", () => {
  const parse = (markup: string) => parseRuns(markup, (note) => 10 + note);

  it("collapses spaces, merges adjacent runs, and attaches anchors to the previous word", () => {
    expect(parse(" a <i>b </i> <n0/> c<i>d</i><i>e</i> ")).toEqual([
      "a ",
      ["i", "b"],
      10,
      " c",
      ["i", "de"],
    ]);
    expect(parse("<j>x <i>y</i>.</j>")).toEqual([
      ["j", "x"],
      ["ji", " y"],
      ["j", "."],
    ]);
  });

  it("rejects unknown markup", () => {
    expect(() => parse("a <b>c</b>")).toThrow(/Unknown markup/);
    expect(() => parse("a < b")).toThrow(/Unknown markup/);
  });
});

// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { formatQuotation, getQuotation } from "~/client/scripture-text";
import { findBook } from "../canon";
import { verseTexts, type Block, type Chapter } from "../chapter";
import { versions } from "../versions";
import { ParallelText } from "./parallel-text";
import { toRows } from "./rows";

const prose = (...verses: [number, string][]): Block => ({
  kind: "prose",
  verses: verses.map(([verse, text]) => [verse, [text]]),
});
const line = (verse: number, text: string): Block => ({
  kind: "line",
  verses: [[verse, [text]]],
});
const title: Block = { kind: "title", runs: ["A Psalm"] };
const colophon: Block = { kind: "colophon", runs: ["Written from Corinth"] };

const kjv = [
  title,
  prose([1, "One."], [2, "Two begins"]),
  line(2, "and ends."),
  prose([4, "Four."]),
];
const web = [
  line(1, "First,"),
  { kind: "break" } as const,
  line(1, "still first."),
  prose([2, "Second."], [3, "Third."], [4, ""]),
  colophon,
];

/** "1: One. | First, / still first." */
const format = (rows: ReturnType<typeof toRows>) =>
  rows.map(({ verse, cells }) => {
    const texts = cells.map((blocks) =>
      blocks
        ?.map((block) =>
          "verses" in block
            ? verseTexts({ blocks: [block] }).map(({ text }) => text)
            : block.kind,
        )
        .join(" / "),
    );
    return `${verse}: ${texts.map((text) => text ?? "–").join(" | ")}`;
  });

it("lines up verses and headings, also those that one version lacks", () => {
  expect(format(toRows([{ blocks: kjv }, { blocks: web }]))).toEqual([
    "null: title | –",
    "1: One. | First, / break / still first.",
    "2: Two begins / and ends. | Second.",
    "3: – | Third.",
    "4: Four. | ",
    "null: – | colophon",
  ]);
});

function renderChapters(selected: number[] | null, second: boolean) {
  const [version, parallel] = versions;
  const toChapter = (blocks: Block[]): Chapter => ({
    version: version.id,
    book: "PSA",
    chapter: 3,
    blocks,
    notes: [],
  });
  document.body.innerHTML = `<div data-scripture="Psalm 3" data-version="KJV">${renderToString(
    <ParallelText
      passage={{
        version,
        book: findBook("Psalms") ?? null,
        chapter: 3,
        verses: selected,
        parallel,
      }}
      chapter={toChapter(kjv)}
      second={second ? toChapter(web) : undefined}
      selected={selected}
      getVerseHref={() => "#"}
    />,
  )}</div>`;
  const text = document.querySelector<HTMLElement>("[data-scripture]");
  if (!text) throw new Error("Nothing was rendered");
  return text;
}

it("selects a verse in both columns and copies both with their versions", () => {
  const text = renderChapters([1, 2, 3], true);
  expect(text.querySelectorAll("#v2")).toHaveLength(1);
  expect(text.textContent).toContain("Not in the KJV.");
  const quotation = getQuotation(text);
  expect(quotation && formatQuotation(quotation)).toBe(
    "One.\nTwo begins\nand ends.\nPsalm 3:1–2 (KJV)\n\nFirst,\n\nstill first.\nSecond.\nThird.\nPsalm 3:1–3 (WEB)",
  );
});

it("copies what is selected with the mouse, with its version", () => {
  const text = renderChapters(null, true);
  const getVerse = (n: number) => text.querySelectorAll("[data-verse]").item(n);
  const range = document.createRange();
  const copy = () => {
    const quotation = getQuotation(text, {}, range);
    return quotation && formatQuotation(quotation);
  };
  range.selectNodeContents(getVerse(2));
  expect(copy()).toBe("still first.\nPsalm 3:1 (WEB)");
  range.setStart(getVerse(0), 0);
  expect(copy()).toBe(
    "One.\nPsalm 3:1 (KJV)\n\nFirst,\n\nstill first.\nPsalm 3:1 (WEB)",
  );
});

it("shows the chapter as it is without a second version", () => {
  const text = renderChapters([1], false);
  expect(text.querySelectorAll("[data-version]")).toHaveLength(0);
  expect(text.querySelectorAll("mark")).toHaveLength(1);
});

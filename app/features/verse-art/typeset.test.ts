import { beforeAll, describe, expect, it } from "vitest";
import { readRows, versions } from "../../../scripts/bible/rows.mjs";
import { leading, shapes, type Shape } from "./shapes";
import { typeset, unitsPerPx, textWidth } from "./typeset";

let verses: { id: string; text: string }[];
beforeAll(async () => {
  const rows = (await Promise.all(versions.map(readRows))).flat();
  verses = rows
    .filter(({ text }) => text !== "")
    .map(({ book, chapter, verse, text }) => ({
      id: `${book} ${chapter}:${verse}`,
      text,
    }));
});
const find = (id: string) =>
  verses.find((verse) => verse.id === id)?.text ?? "";

function expectToFit(text: string, px: number, shape: Shape): void {
  const { size, lines } = typeset(text, px, shape);
  const { margin, reference } = shape;
  const block = lines.length * size * leading;
  expect(block + reference.gap + reference.leading).toBeLessThanOrEqual(
    shape.height - margin.top - margin.bottom,
  );
  const widest = Math.max(...lines.map(textWidth)) * size;
  expect(widest).toBeLessThanOrEqual(shape.width - 2 * margin.x);
  expect(size).toBeLessThanOrEqual(px * unitsPerPx);
  expect(lines.join(" ").replaceAll("— ", "—")).toBe(
    text.replaceAll(/\s+/g, " ").replaceAll("— ", "—").trim(),
  );
}

describe.each(Object.keys(shapes) as (keyof typeof shapes)[])(
  "as a %s",
  (name) => {
    const shape = shapes[name];

    it.each([12, 24, 60])("fits short and long verses at %i px", (px) => {
      for (const id of ["JHN 11:35", "PSA 119:105", "EST 8:9", "ISA 8:1"]) {
        expectToFit(find(id), px, shape);
      }
    });

    it.each([12, 60])(
      "fits every 31st verse of both versions at %i px",
      (px) => {
        for (let i = 0; i < verses.length; i += 31) {
          expectToFit(verses[i]?.text ?? "", px, shape);
        }
      },
    );

    it("fits passages of several verses", () => {
      const beatitudes = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        .map((verse) => find(`MAT 5:${verse}`))
        .join(" ");
      expect(beatitudes.length).toBeGreaterThan(800);
      for (const px of [12, 60]) expectToFit(beatitudes, px, shape);
    });
  },
);

describe("typeset", () => {
  it("uses the requested size if the text fits", () => {
    expect(typeset("Jesus wept.", 24, shapes.post)).toEqual({
      size: 72,
      lines: ["Jesus wept."],
    });
  });

  it("sets the longest verse at more than 11 px on a phone", () => {
    const { size } = typeset(find("EST 8:9"), 60, shapes.post);
    expect(size / unitsPerPx).toBeGreaterThan(11);
  });

  it("breaks text into lines of similar length", () => {
    const { lines } = typeset(find("JHN 3:16"), 24, shapes.post);
    const widths = lines.map(textWidth);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5);
  });

  it("breaks after dashes, and never within words", () => {
    const word = "Mahershalalhashbaz".repeat(3);
    expect(typeset(word, 60, shapes.post).lines).toEqual([word]);
    const { lines } = typeset(
      `${"a".repeat(20)}—${"b".repeat(20)}`,
      24,
      shapes.post,
    );
    expect(lines).toEqual([`${"a".repeat(20)}—`, "b".repeat(20)]);
  });

  it("assumes a wide glyph for unknown letters", () => {
    expect(textWidth("א")).toBeGreaterThan(1);
  });
});

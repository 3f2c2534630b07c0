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
  // The sum of widths is rounded.
  expect(widest - 1e-6).toBeLessThanOrEqual(shape.width - 2 * margin.x);
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
  it("uses the requested size for a verse of usual length, and fills more space with a short one", () => {
    expect(typeset(find("JHN 3:16"), 24, shapes.post).size).toBe(72);
    const { size, lines } = typeset("Jesus wept.", 24, shapes.post);
    expect(lines).toEqual(["Jesus wept."]);
    expect(size).toBeGreaterThan(120);
    expect(typeset("Jesus wept.", 60, shapes.post).lines).toHaveLength(2);
  });

  it.each([
    ["JHN 11:35", "JHN 11:35"],
    ["PSA 119:105", "PSA 119:105"],
    ["JHN 3:16", "JHN 3:16"],
    ["EST 8:9", "EST 8:9"],
    ["lines of poetry", "LAM 3:22\nLAM 3:23\nLAM 3:24"],
    ["many lines", Array(40).fill("JHN 11:35").join("\n")],
  ])("a larger size is never smaller: %s", (_, ids) => {
    const text = ids.split("\n").map(find).join("\n");
    for (const shape of Object.values(shapes)) {
      let before = 0;
      for (let px = 12; px <= 60; px++) {
        const { size } = typeset(text, px, shape);
        expect(size, `${px} px`).toBeGreaterThanOrEqual(before);
        before = size;
      }
    }
  });

  it("keeps the lines of poetry, and breaks only those that are too long", () => {
    const couplet = "Yahweh is my shepherd;\nI shall lack nothing.";
    expect(typeset(couplet, 24, shapes.post).lines).toEqual(
      couplet.split("\n"),
    );
    const { lines } = typeset(
      `${couplet}\n${"He guides me in the paths of righteousness. ".repeat(2)}`,
      32,
      shapes.post,
    );
    expect(lines.slice(0, 2)).toEqual(couplet.split("\n"));
    expect(lines.length).toBeGreaterThan(3);
  });

  const psalm = `Yahweh is my shepherd;
I shall lack nothing.
He makes me lie down in green pastures.
He leads me beside still waters.
He restores my soul.
He guides me in the paths of righteousness for his name’s sake.`;

  it("shrinks poetry by at most a tenth for the sake of its lines", () => {
    for (let px = 12; px <= 60; px++) {
      const { size, isReduced } = typeset(psalm, px, shapes.post);
      if (!isReduced) expect(size, `${px} px`).toBeGreaterThan(px * 2.7);
    }
    expect(typeset(psalm, 24, shapes.post).size).toBe(72);
  });

  it.each([
    ["a text that fits", () => find("JHN 3:16"), 24, false],
    ["one that doesn't", () => find("JHN 3:16"), 60, true],
    ["the longest verse", () => find("EST 8:9"), 12, false],
    ["the longest verse, larger", () => find("EST 8:9"), 32, true],
    ["a short one that is set larger", () => "Jesus wept.", 60, false],
    ["poetry that is smaller because of its lines", () => psalm, 20, false],
    ["poetry that doesn't fit", () => psalm, 32, true],
    ["no text", () => "", 60, false],
  ])(
    "says whether the text had to be reduced: %s",
    (_, text, px, isReduced) => {
      const result = typeset(text(), px, shapes.post);
      expect(result.isReduced).toBe(isReduced);
      if (isReduced) expect(result.size).toBeLessThan(px * unitsPerPx);
    },
  );

  it("breaks lines where a clause ends, if that doesn't need another line", () => {
    expect(typeset(find("JHN 3:16"), 20, shapes.post).lines).toEqual([
      "For God so loved the world,",
      "that he gave his only begotten Son,",
      "that whosoever believeth in him should",
      "not perish, but have everlasting life.",
    ]);
  });

  it.each([16, 20, 24, 28, 32])("leaves no line of one word at %d px", (px) => {
    for (const reference of ["ISA 53:5", "JHN 3:16", "ROM 8:28"]) {
      const { lines } = typeset(find(reference), px, shapes.post);
      for (const line of lines) expect(line, reference).toContain(" ");
    }
  });

  it("sets poetry as prose if its lines would be too small to read", () => {
    const text = Array(40).fill("Jesus wept.").join("\n");
    const { size, lines } = typeset(text, 24, shapes.post);
    expect(lines.length).toBeLessThan(30);
    expect(size / unitsPerPx).toBeGreaterThan(11);
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

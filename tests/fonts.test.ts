import { readFileSync } from "node:fs";
import { Blob, Face, Font } from "harfbuzzjs";
import { expect, it } from "vitest";
import previewWidths from "~/features/link-preview/widths.json";
import { parseWidths } from "~/features/verse-art/typeset";
import verseWidths from "~/features/verse-art/widths.json";

it.each([
  ["verse/serif", verseWidths, 195],
  ["preview/serif", previewWidths.serif, 1400],
  ["preview/sans", previewWidths.sans, 1100],
])(
  "%s.ttf has exactly the letters of its width table, with the same widths",
  (name, table, minLetters) => {
    const file = readFileSync(`app/fonts/${name}.ttf`);
    const face = new Face(new Blob(Uint8Array.from(file).buffer));
    const font = new Font(face);
    const widths = parseWidths(table);
    expect(widths.size).toBeGreaterThanOrEqual(minLetters);
    const codes = [...face.collectUnicodes()];
    expect(codes.map((code) => String.fromCodePoint(code)).toSorted()).toEqual(
      [...widths.keys()].toSorted(),
    );
    for (const [letter, width] of widths) {
      const glyph = font.glyph(letter.codePointAt(0) ?? 0) ?? 0;
      expect(font.glyphHAdvance(glyph) / face.upem, letter).toBeCloseTo(
        width,
        3,
      );
    }
  },
);

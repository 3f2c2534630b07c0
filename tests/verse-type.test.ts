import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readFace } from "~/features/link-preview/face";
import { serifWidths } from "~/features/verse-art/metrics";

const file = readFileSync("app/fonts/verse/serif.ttf");
const face = readFace(Uint8Array.from(file).buffer);

it("has the widths of the face that the pictures are drawn with", () => {
  const letters = serifWidths.flatMap(([width, row]) =>
    Array.from(row, (letter) => ({ letter, width })),
  );
  expect(letters).toHaveLength(104);
  for (const { letter, width } of letters) {
    const advance = face.advance(letter.codePointAt(0) ?? 0);
    expect({ letter, width }).toEqual({
      letter,
      width: Math.round((advance ?? 0) * 1000),
    });
  }
});

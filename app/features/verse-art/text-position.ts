import type { VerseLayout } from "./layout";
import { blockHeight, leading, shapes } from "./shapes";

/** Ascent and descent of both fonts in em (from the `hhea` table). */
const serif = { above: 1.007, below: 0.298 };
const sans = { above: 1.024, below: 0.4 };

const divineName =
  /(?<=LORD |(?<!\p{Lu}{2} ))\b([LGJ])(ORD|OD|EHOVAH)\b(?! (?!JEHOVAH)\p{Lu}{2})/u;

/** Relative to the font size. */
export const smallCapital = 0.74;

/**
 * The letters of LORD, GOD and JEHOVAH that are set as small capitals are at the indexes 2, 5, 8 …. Titles in capitals,
 * such as LORD OF LORDS, have none.
 */
export const splitDivineNames = (line: string) => line.split(divineName);

/**
 * Text position in units of the shape: one `x`, and a `y` for each baseline. Both the page and the PNG use
 * these positions: some browsers snap HTML lines to whole CSS px, which are three units on a phone.
 * Baselines are whole units, because browsers render letters on whole screen px.
 */
export function positionText(art: VerseLayout) {
  const { width, margin, reference } = shapes[art.shape];
  const block = blockHeight(art.shape, art.size, art.lines);
  const line = art.size * leading;
  const size = referenceSize(reference.size, art.size);
  const first = art.top + baseline(art.size, line, serif);
  const last =
    art.top +
    block -
    reference.leading +
    baseline(size, reference.leading, sans);
  return {
    ...{
      left: { x: margin.x, anchor: "start" as const },
      center: { x: width / 2, anchor: "middle" as const },
      right: { x: width - margin.x, anchor: "end" as const },
    }[art.align],
    lines: art.lines.map((text, i) => ({
      y: Math.round(first + i * line),
      text,
    })),
    reference: { y: Math.round(last), size },
    /** The ellipse of the overlay. 60% of it cover the text: an ellipse around a box is √2 times as large. */
    shade: {
      x: width / 2,
      y: art.top + block / 2,
      rx: ((width / 2 - margin.x) * Math.SQRT2) / 0.6,
      ry: ((block / 2) * Math.SQRT2) / 0.6 + 60,
    },
  };
}

/** Below small text, the reference shrinks too, down to a readable 38 units. */
function referenceSize(max: number, verseSize: number): number {
  return Math.min(max, Math.max(38, Math.round(verseSize * 0.8)));
}

/** Offset of the baseline in its line box, as in CSS. */
function baseline(
  size: number,
  line: number,
  { above, below }: { above: number; below: number },
): number {
  return (line - (above + below) * size) / 2 + above * size;
}

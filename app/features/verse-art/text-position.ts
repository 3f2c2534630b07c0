import type { VerseLayout } from "./layout";
import { leading, shapes } from "./shapes";

/** Ascent and descent of both fonts in em (from the `hhea` table). */
const serif = { above: 1.007, below: 0.298 };
const sans = { above: 1.024, below: 0.4 };

/**
 * Text position in units of the shape: one `x`, and a `y` for each baseline. Centers the lines and the reference
 * vertically between the margins. Both the page and the PNG use
 * these positions: some browsers snap HTML lines to whole CSS px, which are three units on a phone.
 * Baselines are whole units, because browsers render letters on whole screen px.
 */
export function positionText(art: VerseLayout) {
  const { width, height, margin, reference } = shapes[art.shape];
  const line = art.size * leading;
  const block = art.lines.length * line + reference.gap + reference.leading;
  const size = referenceSize(reference.size, art.size);
  const top = margin.top + (height - margin.top - margin.bottom - block) / 2;
  const first = top + baseline(art.size, line, serif);
  const last =
    top + block - reference.leading + baseline(size, reference.leading, sans);
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

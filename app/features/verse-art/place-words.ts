import type { VerseLayout } from "./layout";
import { leading, shapes } from "./shapes";

/** Of both faces, in em: how far they reach above and below their line (`hhea`). */
const serif = { above: 1.007, below: 0.298 };
const sans = { above: 1.024, below: 0.4 };

/** Where the words of a picture stand, in units of its shape: an `x`, and a `y` for each baseline. */
export interface PlacedWords {
  x: number;
  anchor: "start" | "middle" | "end";
  lines: { y: number; words: string }[];
  reference: { y: number; size: number };
}

/**
 * The lines and the reference, in the middle of the height that the shape leaves them. Page and PNG
 * take it from here: lines of HTML stand on whole px of CSS in some browsers, a phone's three units.
 * Baselines are whole units, because browsers draw letters on whole px of the screen.
 */
export function placeWords(art: VerseLayout): PlacedWords {
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
    lines: art.lines.map((words, i) => ({
      y: Math.round(first + i * line),
      words,
    })),
    reference: { y: Math.round(last), size },
  };
}

/** Units; below a long passage in small letters it is no larger than needed to be read. */
function referenceSize(most: number, verse: number): number {
  return Math.min(most, Math.max(38, Math.round(verse * 0.8)));
}

/** Where letters stand in the box of their line, as CSS has it. */
function baseline(
  size: number,
  line: number,
  { above, below }: { above: number; below: number },
): number {
  return (line - (above + below) * size) / 2 + above * size;
}

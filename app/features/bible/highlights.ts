/** A text and what was found in it, as [start, end) in UTF-16 units, in order. */
export interface Highlighted {
  text: string;
  highlights: [number, number][];
}

/** The characters that the index puts around what it found. No text holds them. */
export const markStart = "\u0002";
export const markEnd = "\u0003";

/** "a [b] c" with marks → the text without them, and where they stood. */
export function readMarks(marked: string): Highlighted {
  const highlights: [number, number][] = [];
  let text = "";
  for (const part of marked.split(markStart)) {
    const [inside = "", after] = part.split(markEnd);
    if (after === undefined) {
      text += inside;
    } else {
      highlights.push([text.length, text.length + inside.length]);
      text += inside + after;
    }
  }
  return { text, highlights };
}

export interface Part {
  text: string;
  /** Where it begins, in UTF-16 units of the whole. */
  start: number;
  found: boolean;
}

/** The text in parts: those in `ranges`, found, and those between them. None is empty. */
export function cut(
  text: string,
  ranges: readonly (readonly [number, number])[],
): Part[] {
  const cuts = ranges.flat();
  return [0, ...cuts]
    .map((start, i) => ({
      text: text.slice(start, cuts[i] ?? text.length),
      start,
      found: i % 2 === 1,
    }))
    .filter((part) => part.text !== "");
}

/** Highlights are ordered [start, end) ranges in UTF-16 units. */
export interface Highlighted {
  text: string;
  highlights: [number, number][];
}

/** The index puts these characters around matches. No text contains them. */
export const markStart = "\u0002";
export const markEnd = "\u0003";

/** Removes the marks and returns their ranges. */
export function parseMarks(marked: string): Highlighted {
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

/** Splits a text at the ranges, without empty parts. `start` is the position in the whole text, in UTF-16 units. */
export function splitByRanges(
  text: string,
  ranges: readonly (readonly [number, number])[],
) {
  const boundaries = ranges.flat();
  return [0, ...boundaries]
    .map((start, i) => ({
      text: text.slice(start, boundaries[i] ?? text.length),
      start,
      inRange: i % 2 === 1,
    }))
    .filter((part) => part.text !== "");
}

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

/** The text cut at its highlights, for showing. */
export function highlightParts({ text, highlights }: Highlighted): {
  text: string;
  found: boolean;
}[] {
  const cuts = highlights.flat();
  return [0, ...cuts]
    .map((from, i) => ({
      text: text.slice(from, cuts[i] ?? text.length),
      found: i % 2 === 1,
    }))
    .filter((part) => part.text !== "");
}

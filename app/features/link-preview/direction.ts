/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Read from the right, as its first letter is (Unicode's bidirectional algorithm, P2 and P3). */
export function isRightToLeft(text: string): boolean {
  return fromTheRight.test(/\p{L}/u.exec(text)?.[0] ?? "");
}

/** Right-to-left embedding: a line of such a paragraph begins with it, whatever its first letter. */
export const embedding = "\u202b";
const end = "\u202c";

/** A line's text for the renderer, which takes every line to run from the left unless it is told. */
export function directed(line: string): string {
  if (line.startsWith(embedding)) return `${line}${end}`;
  return isRightToLeft(line) ? `${embedding}${line}${end}` : line;
}

import type { Face } from "./face";

/** A text as it is set: one size, broken into lines. */
export interface SetText {
  lines: string[];
  /** px. */
  size: number;
  /** px from line to line. */
  leading: number;
}

interface Room {
  /** px. */
  width: number;
  height: number;
  /** px, largest first: the first at which the whole text fits. */
  sizes: readonly number[];
  /** Line height by size. */
  leading?: number;
}

/**
 * Sets a text as large as its room allows, its lines about equally long. What does not fit at the
 * smallest size ends in an ellipsis.
 */
export function setText(text: string, face: Face, room: Room): SetText {
  const { width, height, sizes, leading = 1.28 } = room;
  const smallest = sizes.at(-1) ?? 16;
  for (const size of sizes) {
    const most = Math.max(1, Math.floor(height / (size * leading)));
    const lines = breakLines(text, face, width / size);
    if (lines.length <= most || size === smallest) {
      return {
        size,
        leading: size * leading,
        lines:
          lines.length <= most
            ? balanced(text, lines, face, width / size)
            : cut(lines, most, face, width / size),
      };
    }
  }
  throw new Error("A room without a size");
}

/** In em. A letter that is lacking takes no room. */
export function widthOf(text: string, face: Face): number {
  let width = 0;
  for (const letter of text) {
    width += face.advance(letter.codePointAt(0) ?? 0) ?? 0;
  }
  return width;
}

/** One line, with an ellipsis where it is longer than `width` em. */
export function oneLineOf(text: string, face: Face, width: number): string {
  return widthOf(text, face) <= width
    ? text
    : (cut([text, ""], 1, face, width)[0] ?? "");
}

/** As many words to a line as `width` em hold; a longer word is broken where it must be. */
function breakLines(text: string, face: Face, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (widthOf(longer, face) <= width) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = word;
      while (widthOf(line, face) > width) {
        const head = headOf(line, face, width);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** The same lines in number, in the least width that holds them: the last is no orphan. */
function balanced(
  text: string,
  lines: string[],
  face: Face,
  width: number,
): string[] {
  let best = lines;
  // No word is broken for the sake of balance.
  const words = text.split(/\s/).map((word) => widthOf(word, face));
  let narrow = Math.min(width, Math.max(width / 2, ...words));
  let wide = width;
  for (let i = 0; i < 7; i++) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(text, face, middle);
    if (tried.length <= lines.length) {
      best = tried;
      wide = middle;
    } else narrow = middle;
  }
  return best;
}

function cut(
  lines: string[],
  most: number,
  face: Face,
  width: number,
): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? "";
  while (last !== "" && widthOf(`${last}…`, face) > width) {
    const space = last.lastIndexOf(" ");
    last =
      space > 0 ? last.slice(0, space) : Array.from(last).slice(0, -1).join("");
  }
  return [...kept, `${last.replace(/[\s.,;:…–-]+$/, "")}…`];
}

/** At least one letter. */
function headOf(word: string, face: Face, width: number): string {
  let head = "";
  for (const letter of word) {
    if (head !== "" && widthOf(head + letter, face) > width) break;
    head += letter;
  }
  return head;
}

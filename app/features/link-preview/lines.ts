import type { Face } from "./letters";

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

/** In em, without kerning and ligatures, which only bring letters nearer. One that is lacking takes no room. */
export function widthOf(text: string, face: Face): number {
  let width = 0;
  for (const letter of text) width += face.get(letter) ?? 0;
  return width;
}

/** One line, with an ellipsis where it is longer than `width` em. */
export function oneLineOf(text: string, face: Face, width: number): string {
  return widthOf(text, face) <= width
    ? text
    : (cut([text], 1, face, width)[0] ?? "");
}

/** With the spaces behind them. */
const wordsOf = (text: string) => text.match(/[^ ]+ *| +/g) ?? [];
/** With the marks that they bear. */
const lettersOf = (text: string) => text.match(/.\p{M}*/gsu) ?? [];

/** As many words to a line as `width` em hold; a longer word is broken where it must be. */
function breakLines(text: string, face: Face, width: number): string[] {
  const isLong = (line: string) => widthOf(line.trimEnd(), face) > width;
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of wordsOf(paragraph)) {
      if (!isLong(line + word)) {
        line += word;
        continue;
      }
      if (line !== "") lines.push(line);
      line = "";
      for (const letter of isLong(word) ? lettersOf(word) : [word]) {
        if (line !== "" && isLong(line + letter)) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return [...lines, line].map((one) => one.trimEnd());
  });
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
    const words = wordsOf(last);
    const fewer = words.length > 1 ? words : lettersOf(last);
    last = fewer.slice(0, -1).join("").trimEnd();
  }
  return [...kept, `${last.replace(/[\s.,;:…·–-]+$/, "")}…`];
}

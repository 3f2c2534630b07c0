import { embedding, isRightToLeft } from "./direction";
import type { Face, FaceType } from "./face";
import { lettersOf, piecesOf } from "./pieces";

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

/** Letters that stand below others, and need room for it. */
const stacked = /[\p{sc=Myanmar}\p{sc=Khmer}]/u;

/**
 * Sets a text as large as its room allows, its lines about equally long. What does not fit at the
 * smallest size ends in an ellipsis.
 */
export function setText(text: string, type: FaceType, room: Room): SetText {
  const { width, height, sizes } = room;
  const leading = (room.leading ?? 1.28) * (stacked.test(text) ? 1.22 : 1);
  const smallest = sizes.at(-1) ?? 16;
  for (const size of sizes) {
    const most = Math.max(1, Math.floor(height / (size * leading)));
    const lines = breakLines(text, type, width / size);
    if (lines.length <= most || size === smallest) {
      return {
        size,
        leading: size * leading,
        lines:
          lines.length <= most
            ? balanced(text, lines, type, width / size)
            : cut(lines, most, type, width / size),
      };
    }
  }
  throw new Error("A room without a size");
}

/** In em. A letter that is lacking takes no room. */
export function widthOf(text: string, type: FaceType): number {
  return widthIn(type.in(text), text);
}

function widthIn(face: Face, text: string): number {
  if (face.shape) {
    return face.shape(text).reduce((sum, { width }) => sum + width, 0);
  }
  let width = 0;
  for (const letter of text) {
    width += face.advance(letter.codePointAt(0) ?? 0) ?? 0;
  }
  return width;
}

/** One line, with an ellipsis where it is longer than `width` em. */
export function oneLineOf(text: string, type: FaceType, width: number): string {
  return widthOf(text, type) <= width
    ? text
    : (cut([text, ""], 1, type, width)[0] ?? "");
}

/** As many words to a line as `width` em hold; a longer word is broken where it must be. */
function breakLines(text: string, type: FaceType, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    const face = type.in(paragraph);
    const begin = isRightToLeft(paragraph) ? embedding : "";
    let line = "";
    const end = () => lines.push(begin + line.trimEnd());
    for (const piece of piecesOf(paragraph)) {
      const longer = line + piece;
      if (widthIn(face, longer.trimEnd()) <= width) {
        line = longer;
        continue;
      }
      if (line !== "") end();
      line = piece;
      while (widthIn(face, line.trimEnd()) > width) {
        const rest = line.slice(headOf(line, face, width).length);
        line = line.slice(0, line.length - rest.length);
        end();
        line = rest;
      }
    }
    end();
  }
  return lines;
}

/** The same lines in number, in the least width that holds them: the last is no orphan. */
function balanced(
  text: string,
  lines: string[],
  type: FaceType,
  width: number,
): string[] {
  let best = lines;
  // No word is broken for the sake of balance.
  const words = text.split("\n").flatMap((paragraph) => {
    const face = type.in(paragraph);
    return piecesOf(paragraph).map((word) => widthIn(face, word.trimEnd()));
  });
  let narrow = Math.min(width, Math.max(width / 2, ...words));
  let wide = width;
  for (let i = 0; i < 7; i++) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(text, type, middle);
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
  type: FaceType,
  width: number,
): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? "";
  const face = type.in(last);
  while (last !== "" && widthIn(face, `${last}…`) > width) {
    const pieces = piecesOf(last);
    const fewer = pieces.length > 1 ? pieces : lettersOf(last);
    last = fewer.slice(0, -1).join("").trimEnd();
  }
  return [...kept, `${last.replace(/[\s.,;:…–،؛。、，・-]+$/, "")}…`];
}

/** At least one letter. */
function headOf(word: string, face: Face, width: number): string {
  let head = "";
  for (const letter of lettersOf(word)) {
    if (head !== "" && widthIn(face, head + letter) > width) break;
    head += letter;
  }
  return head;
}

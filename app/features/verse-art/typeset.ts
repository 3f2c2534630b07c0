import { leading } from "./shapes";
import type { Shape } from "./shapes";
import rows from "./widths.json";

/** A verse as it is set: broken once, the same in every browser and on the server. */
export interface SetVerse {
  /** Units of the shape. */
  size: number;
  lines: string[];
}

/** The sizes of spec §5 are px on a picture 360 px wide, a phone's: one is three units of 1080. */
export const unitsPerPx = 3;

/** A step down, where the words do not fit. */
const step = 0.96;
/** Units. No passage of the lengths that are offered comes near it. */
const smallest = 10;

/** In em, by letter, from what scripts/fonts.mjs has written: letters by thousandths of an em. */
export const readWidths = (
  byWidth: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(byWidth).flatMap(([width, letters]) =>
      Array.from(letters, (letter) => [letter, Number(width) / 1000] as const),
    ),
  );

/** Of the letters of Scripture in EB Garamond. */
const widths = readWidths(rows);
/** A letter outside the table: none in the face is wider. */
const widest = 1.2;

/** In em, without kerning, which only ever brings letters nearer. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += widths.get(letter) ?? widest;
  return width;
}

/**
 * Sets a verse in the size that was chosen, or in the next smaller one in which all of it fits; its
 * lines are about equally long, and no word is ever broken.
 *
 * @param px spec §3, `textSize`
 */
export function typeset(text: string, px: number, shape: Shape): SetVerse {
  const words = wordsOf(text);
  const { margin, reference } = shape;
  const width = shape.width - 2 * margin.x;
  const below = reference.gap + reference.leading;
  const height = shape.height - margin.top - margin.bottom - below;
  const longest = Math.max(0, ...words.map(({ width: em }) => em));
  let size = Math.min(px * unitsPerPx, width / Math.max(longest, 0.1));
  let lines = breakLines(words, width / size);
  while (lines.length * size * leading > height && size > smallest) {
    size *= step;
    lines = breakLines(words, width / size);
  }
  size = Math.floor(size * 10) / 10;
  return { size, lines: balance(words, lines, width / size) };
}

interface Word {
  text: string;
  /** What stands between it and the word before it on the same line. */
  space: string;
  /** em */
  width: number;
}

/** A line may also break after a dash. */
function wordsOf(text: string): Word[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      word.split(/(?<=—)(?=[\p{L}“‘])/u).map((part, i) => ({
        text: part,
        space: i === 0 ? " " : "",
        width: widthOf(part),
      })),
    );
}

/** As many words to a line as `width` em hold. */
function breakLines(words: readonly Word[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of words) {
    const more = widthOf(word.space) + word.width;
    if (line !== "" && used + more <= width) {
      line += word.space + word.text;
      used += more;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word.text;
    used = word.width;
  }
  return line === "" ? lines : [...lines, line];
}

/** The same lines in number, in the least width that holds them: the last is no orphan. */
function balance(
  words: readonly Word[],
  lines: string[],
  width: number,
): string[] {
  let best = lines;
  let narrow = Math.max(width / 2, ...words.map((word) => word.width));
  let wide = width;
  for (let i = 0; i < 8; i++) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(words, middle);
    if (tried.length <= lines.length) {
      best = tried;
      wide = middle;
    } else narrow = middle;
  }
  return best;
}

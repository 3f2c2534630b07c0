import { leading, type Shape } from "./shapes";
import rows from "./widths.json";

/** The slider's sizes are px on an image 360 px wide (a phone), so 1 px is 3 of 1080 units. */
export const unitsPerPx = 3;

/** Factor by which the size shrinks until the text fits. */
const sizeStep = 0.96;
/** Units. No passage that users can select gets near it. */
const minSize = 10;

/** Letter widths in em, from the table that scripts/fonts.mjs writes (letters grouped by width in 1/1000 em). */
export const parseWidths = (
  byWidth: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(byWidth).flatMap(([width, letters]) =>
      Array.from(letters, (letter) => [letter, Number(width) / 1000] as const),
    ),
  );

/** All letters of both translations in EB Garamond. */
const widths = parseWidths(rows);
/** em. No letter of the font is wider. */
const unknownLetterWidth = 1.2;

/** In em. Ignores kerning and ligatures, which only make text narrower. */
export function measureText(
  text: string,
  font: Pick<typeof widths, "get">,
  missingWidth = 0,
): number {
  let width = 0;
  for (const letter of text) width += font.get(letter) ?? missingWidth;
  return width;
}

export const textWidth = (text: string) =>
  measureText(text, widths, unknownLetterWidth);

/**
 * Breaks a verse into lines of about equal length, the same in every browser and on the server: at the requested size or
 * the largest smaller size (in units of the shape) at which all of it fits. Words are never broken.
 *
 * @param px `textSize` of the customization
 */
export function typeset(text: string, px: number, shape: Shape) {
  const words = splitWords(text);
  const { margin, reference } = shape;
  const width = shape.width - 2 * margin.x;
  const below = reference.gap + reference.leading;
  const height = shape.height - margin.top - margin.bottom - below;
  const longest = Math.max(0, ...words.map(({ width: em }) => em));
  let size = Math.min(px * unitsPerPx, width / Math.max(longest, 0.1));
  let lines = breakLines(words, width / size);
  while (lines.length * size * leading > height && size > minSize) {
    size *= sizeStep;
    lines = breakLines(words, width / size);
  }
  size = Math.floor(size * 10) / 10;
  const widest = width / size;
  lines = balanceLines(
    lines,
    (tried) => breakLines(words, tried),
    Math.max(widest / 2, longest),
    widest,
  );
  return { size, lines };
}

interface Word {
  text: string;
  /** Separator from the previous word on the same line. */
  space: string;
  /** em */
  width: number;
}

/** Lines may also break after a dash. */
function splitWords(text: string): Word[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      word.split(/(?<=—)(?=[\p{L}“‘])/u).map((part, i) => ({
        text: part,
        space: i === 0 ? " " : "",
        width: textWidth(part),
      })),
    );
}

/** Greedy line breaking; `width` is in em. */
function breakLines(words: readonly Word[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of words) {
    const more = textWidth(word.space) + word.width;
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

/**
 * Finds the smallest width between `narrow` and `wide` with the same number of lines, so that the last line isn't a
 * single word.
 */
export function balanceLines(
  lines: string[],
  breakAt: (width: number) => string[],
  narrow: number,
  wide: number,
): string[] {
  let best = lines;
  for (let i = 0; i < 8; i++) {
    const middle = (narrow + wide) / 2;
    const tried = breakAt(middle);
    if (tried.length <= lines.length) {
      best = tried;
      wide = middle;
    } else narrow = middle;
  }
  return best;
}

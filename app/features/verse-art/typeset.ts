import { leading, type Shape } from "./shapes";
import rows from "./widths.json";

/** The slider's sizes are px on an image 360 px wide (a phone), so 1 px is 3 of 1080 units. */
export const unitsPerPx = 3;

/** Units. The whole text of every passage that users can select fits at this size. */
const minSize = 10;
/** The largest size at which a verse of usual length fits. A shorter verse is set larger than requested. */
const usualFit = 107;
/** Poetry that doesn't fit at this size (11 px on a phone) is set as prose. */
const minPoetrySize = 33;
/** Shrinks poetry by up to a quarter so that fewer of its lines break. */
const maxShrink = 0.75;

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
 * Breaks a verse into lines, the same in every browser and on the server: prose into lines of about equal length, poetry
 * where its own lines end. All of it fits, in units of the shape, and words are never broken. A larger `px` never gives
 * a smaller size.
 *
 * @param text lines of poetry are separated by line breaks
 * @param px `textSize` of the customization
 */
export function typeset(text: string, px: number, shape: Shape) {
  const { margin, reference } = shape;
  const width = shape.width - 2 * margin.x;
  const below = reference.gap + reference.leading;
  const height = shape.height - margin.top - margin.bottom - below;
  const words = splitWords(text);
  const longest = Math.max(0.1, ...words.map(({ width: em }) => em));
  let paragraphs = text.trim().split("\n").map(splitWords);
  const findLargest = () => {
    let [fits, exceeds] = [minSize, width / longest];
    for (let i = 0; i < 11; i++) {
      const size = (fits + exceeds) / 2;
      const count = paragraphs.flatMap((each) =>
        breakLines(each, width / size),
      );
      if (count.length * size * leading <= height) fits = size;
      else exceeds = size;
    }
    return fits;
  };
  let largest = findLargest();
  if (paragraphs.length > 1 && largest < minPoetrySize) {
    paragraphs = [words];
    largest = findLargest();
  }
  let size = px * unitsPerPx * Math.max(1, Math.sqrt(largest / usualFit));
  if (paragraphs.length > 1) {
    const unbroken = paragraphs.map((line) => width / lineWidth(line));
    size = Math.min(size, ...unbroken.filter((at) => at > size * maxShrink));
  }
  size = Math.floor(Math.min(size, largest) * 10) / 10;
  const widest = width / size;
  const lines = paragraphs.flatMap((paragraph) =>
    balanceLines(
      breakLines(paragraph, widest),
      (tried) => breakLines(paragraph, tried),
      Math.max(widest / 2, longest),
      widest,
    ),
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

const lineWidth = (words: readonly Word[]) =>
  words.reduce((sum, word) => sum + textWidth(word.space) + word.width, 0);

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

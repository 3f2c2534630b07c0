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
/** Shrinks poetry by up to a tenth so that fewer of its lines break. */
const maxShrink = 0.9;
/** Added for each line, so that there are as few as possible. */
const lineCost = 1000;
/** Added for a line that ends within a clause, relative to the cost of an empty line. */
const splitClauseCost = 0.09;
/** Added for a line of one word. */
const singleWordCost = 0.3;

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
 * a smaller size. `isReduced`: the text doesn't fit at the requested size.
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
  const poetry = text.trim().split("\n");
  let paragraphs = poetry.map(splitWords);
  const breakAt = (size: number) =>
    paragraphs.flatMap((each) => breakLines(each, width / size));
  const findLargest = () => {
    let [fits, exceeds] = [minSize, width / longest];
    for (let i = 0; i < 11; i++) {
      const size = (fits + exceeds) / 2;
      if (breakAt(size).length * size * leading <= height) fits = size;
      else exceeds = size;
    }
    return fits;
  };
  let largest = findLargest();
  if (paragraphs.length > 1 && largest < minPoetrySize) {
    paragraphs = [words];
    largest = findLargest();
  }
  const requested = px * unitsPerPx;
  const enlarged = requested * Math.max(1, Math.sqrt(largest / usualFit));
  let size = Math.min(enlarged, largest);
  if (paragraphs.length > 1) {
    const unbroken = poetry.map((line) => width / textWidth(line));
    size = Math.min(size, ...unbroken.filter((at) => at > size * maxShrink));
  }
  size = Math.floor(size * 10) / 10;
  return { size, lines: breakAt(size), isReduced: largest < requested };
}

interface Word {
  text: string;
  /** Separator from the previous word on the same line. */
  space: string;
  /** em */
  spaceWidth: number;
  width: number;
  endsClause: boolean;
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
        spaceWidth: i === 0 ? textWidth(" ") : 0,
        width: textWidth(part),
        endsClause: !/[\p{L}\d]$/u.test(part),
      })),
    );
}

/**
 * Into as few lines as possible, of about equal length, preferably where a clause ends.
 *
 * @param width em
 */
function breakLines(words: readonly Word[], width: number): string[] {
  /** The best line that starts with each word, and the cost of it and those after it. */
  const best = words.map(() => ({ end: words.length, cost: Infinity }));
  for (let start = words.length - 1; start >= 0; start--) {
    let used = 0;
    for (let end = start + 1; end <= words.length; end++) {
      const word = words[end - 1];
      if (!word) break;
      used += word.width + (end > start + 1 ? word.spaceWidth : 0);
      if (end > start + 1 && used > width) break;
      const cost =
        (best[end]?.cost ?? 0) +
        lineCost +
        (1 - used / width) ** 2 +
        (word.endsClause ? 0 : splitClauseCost) +
        (end > start + 1 ? 0 : singleWordCost);
      if (cost < (best[start]?.cost ?? 0)) best[start] = { end, cost };
    }
  }
  const lines: string[] = [];
  for (let start = 0; start < words.length;) {
    const end = best[start]?.end ?? words.length;
    const line = words.slice(start, end);
    lines.push(
      line.map(({ space, text }, i) => (i > 0 ? space : "") + text).join(""),
    );
    start = end;
  }
  return lines;
}

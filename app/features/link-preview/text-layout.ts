import { measureText } from "~/features/verse-art/typeset";
import type { FontMetrics } from "./font-metrics";

/** A text broken into lines, in one font size. */
export interface TextLayout {
  lines: string[];
  /** Font size, px. */
  size: number;
  /** px from baseline to baseline. */
  leading: number;
}

interface TextBox {
  /** px. */
  width: number;
  height: number;
  /** Font sizes in px, largest first: the first that fits is used. */
  sizes: readonly number[];
  /** Relative to the font size. */
  leading?: number;
}

/**
 * Uses the largest size that fits and balances the lines. A text that doesn't fit at the smallest size
 * ends in an ellipsis.
 */
export function layOutText(
  text: string,
  font: FontMetrics,
  box: TextBox,
): TextLayout {
  const { width, height, sizes, leading = 1.28 } = box;
  const breakAt = (em: number) => breakLines(text, font, em);
  const maxLines = (each: number) =>
    Math.max(1, Math.floor(height / (each * leading)));
  const size =
    sizes.find((each) => breakAt(width / each).length <= maxLines(each)) ??
    sizes.at(-1) ??
    16;
  const em = width / size;
  const lines = breakAt(em);
  // Don't break words for balance.
  const words = text.split(/\s/).map((word) => measureText(word, font));
  return {
    size,
    leading: size * leading,
    lines:
      lines.length <= maxLines(size)
        ? balanceLines(lines, breakAt, Math.max(em / 2, ...words), em)
        : truncateLines(lines, maxLines(size), font, em),
  };
}

/** Finds the smallest width above `narrow` with the same number of lines, so that the last line isn't a single word. */
function balanceLines(
  lines: string[],
  breakAt: (width: number) => string[],
  narrow: number,
  wide: number,
): string[] {
  for (let i = 0; i < 8 && narrow < wide; i++) {
    const middle = (narrow + wide) / 2;
    const tried = breakAt(middle);
    if (tried.length > lines.length) narrow = middle;
    else [lines, wide] = [tried, middle];
  }
  return lines;
}

/** Ends in an ellipsis if the text is wider than `width` em. */
export function fitOneLine(
  text: string,
  font: FontMetrics,
  width: number,
): string {
  return measureText(text, font) <= width
    ? text
    : (truncateLines([text], 1, font, width)[0] ?? "");
}

/** Each with its trailing spaces. */
const splitWords = (text: string) => text.match(/[^ ]+ *| +/g) ?? [];
/** Each with its combining marks. */
const splitLetters = (text: string) => text.match(/.\p{M}*/gsu) ?? [];

/** Greedy, up to `width` em. Breaks words that are longer than a line. */
function breakLines(text: string, font: FontMetrics, width: number): string[] {
  const isLong = (line: string) => measureText(line.trimEnd(), font) > width;
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of splitWords(paragraph)) {
      if (!isLong(line + word)) {
        line += word;
        continue;
      }
      if (line !== "") lines.push(line);
      line = "";
      for (const letter of isLong(word) ? splitLetters(word) : [word]) {
        if (line !== "" && isLong(line + letter)) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return [...lines, line].map((item) => item.trimEnd());
  });
}

function truncateLines(
  lines: string[],
  maxLines: number,
  font: FontMetrics,
  width: number,
): string[] {
  const visible = lines.slice(0, maxLines);
  let last = visible.pop() ?? "";
  while (last !== "" && measureText(`${last}…`, font) > width) {
    const words = splitWords(last);
    const fewer = words.length > 1 ? words : splitLetters(last);
    last = fewer.slice(0, -1).join("").trimEnd();
  }
  return [...visible, `${last.replace(/[\s.,;:…·–-]+$/, "")}…`];
}

import { parseWidths } from "~/features/verse-art/typeset";
import widths from "./widths.json";

/** The advance width of each letter, in em. */
export type FontMetrics = Pick<ReadonlyMap<string, number>, "get" | "has">;

/** Latin, Greek and Cyrillic, subset by scripts/fonts.mjs. Post texts are serif, names are sans. */
export const serif: FontMetrics = parseWidths(widths.serif);
export const sans: FontMetrics = parseWidths(widths.sans);

const normalizations: [RegExp, string][] = [
  [/[\p{Variation_Selector}\u20e3]|\p{Emoji_Modifier}|\p{Cf}/gu, ""],
  [/[^\S\n]+/g, " "],
  [/ ?\n[\s]*/g, "\n"],
];

/**
 * The text with only the characters the font has, so that nothing renders as a box: without emoji and other
 * missing symbols. Null if a letter is missing, as in any other script.
 */
export function toRenderableText(
  text: string,
  font: FontMetrics,
): string | null {
  const isMissing = (letter: string) => !/\s/.test(letter) && !font.has(letter);
  const isLetter = (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter);
  const letters = Array.from(
    normalizations.reduce(
      (value, [from, to]) => value.replaceAll(from, to),
      text.normalize("NFC"),
    ),
  );
  if (letters.some((letter) => isLetter(letter) && isMissing(letter))) {
    return null;
  }
  const rendered = letters
    .filter((letter) => !isMissing(letter))
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ (?=\n|$)|(?<=\n|^) /g, "")
    .trim();
  return /[\p{L}\p{N}]/u.test(rendered) ? rendered : null;
}

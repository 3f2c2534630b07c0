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

/** If more letters are missing, the rest could say something else. */
const maxMissingShare = 1 / 4;

/**
 * The text with only the letters the font has, so that nothing renders as a box. Drops missing emoji and
 * symbols and replaces words with missing letters by an ellipsis. Null if too much is missing, as for
 * any text in another script.
 */
export function toRenderableText(
  text: string,
  font: FontMetrics,
): string | null {
  let letters = 0;
  let missing = 0;
  const has = (letter: string) => /\s/.test(letter) || font.has(letter);
  const rendered = normalizations
    .reduce(
      (value, [from, to]) => value.replaceAll(from, to),
      text.normalize("NFC"),
    )
    .split(/(\s)/)
    .map((word) => {
      const renderable = Array.from(word).filter(
        (letter) => has(letter) || isLetter(letter),
      );
      const count = renderable.filter(isLetter).length;
      letters += count;
      if (renderable.every(has)) return renderable.join("");
      missing += count;
      return "…";
    })
    .join("")
    .replaceAll(/…( ?…)+/g, "…")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ (?=\n|$)|(?<=\n|^) /g, "")
    .trim();
  const isFair = missing <= letters * maxMissingShare;
  return isFair && /[\p{L}\p{N}]/u.test(rendered) ? rendered : null;
}

const isLetter = (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter);

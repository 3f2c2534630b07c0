import { readWidths } from "~/features/verse-art/typeset";
import widths from "./widths.json";

/** The letters of a typeface, and how wide each is in em. */
export type Face = Pick<ReadonlyMap<string, number>, "get" | "has">;

/** Latin, Greek and Cyrillic, as scripts/fonts.mjs cuts them: words are set in the one, names in the other. */
export const serif: Face = readWidths(widths.serif);
export const sans: Face = readWidths(widths.sans);

/** Written differently, drawn alike. */
const alike: [RegExp, string][] = [
  [/[\p{Variation_Selector}\u20e3]|\p{Emoji_Modifier}|\p{Cf}/gu, ""],
  [/[^\S\n]+/g, " "],
  [/ ?\n[\s]*/g, "\n"],
];

/** Of a text's letters this share may be missing before what is left says something else. */
const mayBeMissing = 1 / 4;

/**
 * A text in the letters that there are. Emoji and signs that are lacking go; a word with a letter that
 * is lacking becomes an ellipsis; null where so much is lacking that the rest would be no fair picture
 * of it: of every text in another script. Nothing is ever drawn as a box.
 */
export function drawable(text: string, face: Face): string | null {
  let letters = 0;
  let missing = 0;
  const has = (letter: string) => /\s/.test(letter) || face.has(letter);
  const left = alike
    .reduce(
      (words, [from, to]) => words.replaceAll(from, to),
      text.normalize("NFC"),
    )
    .split(/(\s)/)
    .map((word) => {
      const drawn = Array.from(word).filter(
        (letter) => has(letter) || isLetter(letter),
      );
      const count = drawn.filter(isLetter).length;
      letters += count;
      if (drawn.every(has)) return drawn.join("");
      missing += count;
      return "…";
    })
    .join("")
    .replaceAll(/…( ?…)+/g, "…")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ (?=\n|$)|(?<=\n|^) /g, "")
    .trim();
  const isFair = missing <= letters * mayBeMissing;
  return isFair && /[\p{L}\p{N}]/u.test(left) ? left : null;
}

const isLetter = (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter);

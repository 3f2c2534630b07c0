import type { Face } from "./face";

/** Written differently, drawn alike. */
const alike: [RegExp, string][] = [
  [/[\p{Cf}\p{Variation_Selector}\u20e3]|\p{Emoji_Modifier}/gu, ""],
  [/[\u2010\u2011\u2212]/g, "-"],
  [/[\u2012\u2015]/g, "–"],
  [/\u2026/g, "…"],
  [/[^\S\n]+/g, " "],
  [/ ?\n[\s]*/g, "\n"],
];

/** Of a text's letters this share may be missing before what is left says something else. */
const mayBeMissing = 1 / 4;

/**
 * A text in the letters that a face has. Emoji and signs it lacks go; a word with a letter it lacks
 * becomes an ellipsis; null where so much is lacking that the rest would be no fair picture of it.
 * Nothing is ever drawn as a box.
 */
export function drawable(text: string, face: Face): string | null {
  const has = (letter: string) =>
    letter === "\n" || face.advance(letter.codePointAt(0) ?? 0) !== null;
  let letters = 0;
  let missing = 0;
  const plain = alike.reduce(
    (words, [from, to]) => words.replaceAll(from, to),
    text.normalize("NFC"),
  );
  const words = plain.split(/(\s)/).map((word) => {
    const drawn = Array.from(word).filter(
      (letter) => has(letter) || isLetter(letter),
    );
    const lacking = drawn.filter((letter) => !has(letter)).length;
    letters += drawn.filter(isLetter).length;
    if (lacking === 0) return drawn.join("");
    missing += drawn.filter(isLetter).length;
    return "…";
  });
  if (missing > letters * mayBeMissing) return null;
  const left = words
    .join("")
    .replaceAll(/…( …)+/g, "…")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ (?=\n|$)|(?<=\n|^) /g, "")
    .trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}

const isLetter = (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter);

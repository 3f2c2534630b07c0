import { piecesOf } from "./pieces";

/** Written differently, drawn alike. */
const alike: [RegExp, string][] = [
  [/[\p{Variation_Selector}\u20e3]|\p{Emoji_Modifier}/gu, ""],
  // Joiners stay between letters: Persian, Sinhala and Malayalam are spelt with them.
  [/(?!(?<=[\p{L}\p{M}])[\u200c\u200d])\p{Cf}/gu, ""],
  [/[\u2010\u2011\u2212]/g, "-"],
  [/[\u2012\u2015]/g, "–"],
  [/\u2026/g, "…"],
  [/[^\S\n]+/g, " "],
  [/ ?\n[\s]*/g, "\n"],
];

/** Which letters there are to draw with. */
export interface Letters {
  has: (codePoint: number) => boolean;
}

/** A paragraph is set in one face. */
export interface Type {
  in: (paragraph: string) => Letters;
}

/** Of a text's letters this share may be missing before what is left says something else. */
const mayBeMissing = 1 / 4;

/**
 * A text in the letters that there are. Emoji and signs that are lacking go; a word with a letter that
 * is lacking becomes an ellipsis; null where so much is lacking that the rest would be no fair picture
 * of it. Nothing is ever drawn as a box.
 */
export function drawable(text: string, type: Type): string | null {
  let letters = 0;
  let missing = 0;
  const plain = alike.reduce(
    (words, [from, to]) => words.replaceAll(from, to),
    text.normalize("NFC"),
  );
  const paragraphs = plain.split("\n").map((paragraph) => {
    const face = type.in(paragraph);
    const has = (letter: string) =>
      isJoiner(letter) || face.has(letter.codePointAt(0) ?? 0);
    return paragraph
      .split(/(\s)/)
      .flatMap(piecesOf)
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
      .join("");
  });
  if (missing > letters * mayBeMissing) return null;
  const left = paragraphs
    .join("\n")
    .replaceAll(/…( ?…)+/g, "…")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ (?=\n|$)|(?<=\n|^) /g, "")
    .trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : null;
}

const isLetter = (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter);
const isJoiner = (letter: string) => /[\u200c\u200d]/.test(letter);

/** Chinese and Japanese: a line may end after every sign. */
const sign =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
/** Written without spaces, in words that only a dictionary knows. */
const unspaced = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const runs = new RegExp(
  `${sign.source}|(?:${unspaced.source})+|(?:(?!${sign.source}|${unspaced.source}).)+`,
  "gsu",
);

/** No line begins with a closing mark or a small kana, and none ends with an opening bracket. */
const noBeginning =
  /^(?:[\p{Pe}\p{Pf}\p{M}!%,.:;?…·၊။។ฯๆໆ、。〃々！％，．：；？～ー・｡､･ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]|\s)/u;
const noEnd = /[\p{Ps}\p{Pi}]$/u;

let segmenters: { words: Intl.Segmenter; letters: Intl.Segmenter } | undefined;

function segmenter() {
  segmenters ??= {
    words: new Intl.Segmenter("th", { granularity: "word" }),
    letters: new Intl.Segmenter("en", { granularity: "grapheme" }),
  };
  return segmenters;
}

/** A text cut where its lines may be broken; joined, the pieces are the text. */
export function piecesOf(text: string): string[] {
  return (text.match(/[^ ]+ *| +/g) ?? []).flatMap((word) =>
    sign.test(word) || unspaced.test(word)
      ? glued(word.match(runs) ?? [])
      : word,
  );
}

/** As a reader counts them: a letter with all its marks is one. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter().letters.segment(text), (one) => one.segment);
}

function glued(parts: readonly string[]): string[] {
  const words = parts.flatMap((part) =>
    unspaced.test(part)
      ? Array.from(segmenter().words.segment(part), (one) => one.segment)
      : part,
  );
  const pieces: string[] = [];
  for (const word of words) {
    const before = pieces.at(-1);
    if (
      before !== undefined &&
      (noBeginning.test(word) || noEnd.test(before))
    ) {
      pieces[pieces.length - 1] = before + word;
    } else pieces.push(word);
  }
  return pieces;
}

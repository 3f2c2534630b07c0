import { shuffled, type Random } from "~/shared/random";

/** Drops punctuation, which would give the order of the words away. */
export function splitWords(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{N}\s’-]/gu, "")
    .split(/\s+/)
    .filter(Boolean);
}

/** Never returns the words in their original order, unless they are all the same. */
export function scramble(text: string, random: Random): string[] {
  const words = splitWords(text);
  if (new Set(words).size < 2) return words;
  for (;;) {
    const order = shuffled(words, random);
    if (!isInOrder(text, order)) return order;
  }
}

/** Compares words, not positions, so equal words may be swapped. */
export function isInOrder(text: string, words: readonly string[]): boolean {
  return splitWords(text).join(" ") === words.join(" ");
}

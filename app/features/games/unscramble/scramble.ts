import { shuffled } from "~/shared/random";
import type { Random } from "~/shared/random";

/** The words of a verse, without what would tell where they stand: full stops, commas and the like. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{N}\s’-]/gu, "")
    .split(/\s+/)
    .filter(Boolean);
}

/** Its words in another order than their own. */
export function scramble(text: string, random: Random): string[] {
  const words = wordsOf(text);
  if (new Set(words).size < 2) return words;
  for (;;) {
    const order = shuffled(words, random);
    if (!isInOrder(text, order)) return order;
  }
}

/** Whether words, each used once, are the verse; of two that are alike either may stand for the other. */
export function isInOrder(text: string, placed: readonly string[]): boolean {
  return wordsOf(text).join(" ") === placed.join(" ");
}

import leven from "leven";

/** A verse passes above this similarity (docs/product.md). */
export const passThreshold = 0.7;

/**
 * Similarity of two texts from 0 to 1: 1 minus their Levenshtein distance divided by the length of the longer text.
 * Ignores case, punctuation, accents and repeated spaces.
 */
export function similarity(first: string, second: string): number {
  const [a, b] = [normalize(first), normalize(second)];
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - leven(a, b) / longer;
}

function normalize(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .trim()
    .replace(/\s+/g, " ");
}

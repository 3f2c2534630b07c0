import leven from "leven";

/** spec §5: above it a verse is known. */
export const enough = 0.7;

/**
 * How alike two texts are, 0 to 1: one minus their Levenshtein distance (the least number of letters to
 * put in, take out or change) over the length of the longer. Case, punctuation, accents and the number of
 * blanks do not count.
 */
export function similarity(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - leven(a, b) / longer;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .trim()
    .replace(/\s+/g, " ");
}

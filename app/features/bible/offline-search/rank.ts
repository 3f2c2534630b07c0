import type { ResolvedQuery } from "./matches";
import { at, type VerseIndex } from "./verse-index";

// FTS5's constants (https://sqlite.org/fts5.html, 5.1.1).
const k1 = 1.2;
const b = 0.75;
const minRarity = 1e-6;

/** bm25 with SQLite's order of operations, so that verses with equal scores there have equal scores here. */
export function createScorer(
  { rows, lengths, words }: Pick<VerseIndex, "rows" | "lengths" | "words">,
  { phrases }: ResolvedQuery,
): (verse: number) => number {
  const average = words.length / rows.length;
  const rarities = phrases.map(({ verses }) => {
    const rarity = Math.log((rows.length - verses + 0.5) / (verses + 0.5));
    return rarity <= 0 ? minRarity : rarity;
  });
  return (verse) => {
    const length = at(lengths, verse);
    let score = 0;
    phrases.forEach(({ counts }, i) => {
      const count = at(counts, verse);
      const rarity = rarities[i] ?? minRarity;
      score +=
        rarity *
        ((count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average)));
    });
    return score;
  };
}

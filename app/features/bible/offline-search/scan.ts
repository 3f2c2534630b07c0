import type { FindVerses } from "../search-pages";
import { isMatch, resolveQuery, type ResolvedQuery } from "./matches";
import { at, type VerseIndex } from "./verse-index";
import { tokenize } from "./tokens";

// FTS5's constants (https://sqlite.org/fts5.html, 5.1.1).
const k1 = 1.2;
const b = 0.75;
const minRarity = 1e-6;

/** bm25 with SQLite's order of operations, so that verses with equal scores there have equal scores here. */
function createScorer(
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

/** Searches a downloaded version with the same results and order as the server's index. Takes 1–10 ms. */
export function createVerseScanner(index: VerseIndex): FindVerses {
  return (wording, offset, size) => {
    const resolved = resolveQuery(index, wording);
    const score = createScorer(index, resolved);
    const scores = new Float64Array(index.rows.length);
    const found: number[] = [];
    index.rows.forEach((_, verse) => {
      if (!isMatch(resolved, verse)) return;
      scores[verse] = score(verse);
      found.push(verse);
    });
    found.sort(
      (one, other) => at(scores, other) - at(scores, one) || one - other,
    );
    const stems = resolved.phrases.map((phrase) => phrase.stems);
    const shown = found.slice(offset, offset + size).flatMap((verse) => {
      const row = index.rows[verse];
      if (!row) return [];
      const [key, text] = row;
      return [{ key, text, highlights: getHighlights(text, stems) }];
    });
    return Promise.resolve({ found: shown, total: found.length });
  };
}

/** Ranges of the phrases in a text. Overlapping phrases are merged, like in FTS5's highlight(). */
export function getHighlights(
  text: string,
  phrases: readonly (readonly string[])[],
): [number, number][] {
  const tokens = [...tokenize(text)];
  const marks: [start: number, end: number][] = [];
  let lastWord = -1;
  tokens.forEach(({ start }, i) => {
    const reach = Math.max(
      ...phrases.map((stems) =>
        stems.every((stem, n) => tokens[i + n]?.stem === stem)
          ? i + stems.length - 1
          : -1,
      ),
    );
    if (reach < i) return;
    const end = tokens[Math.max(reach, lastWord)]?.end ?? start;
    const open = marks.at(-1);
    if (open && i <= lastWord) open[1] = end;
    else marks.push([start, end]);
    lastWord = Math.max(reach, lastWord);
  });
  return marks;
}

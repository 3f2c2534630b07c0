import { tokenize } from "./tokens";

/** The key is explained in verse-key.ts. */
export type VerseRow = readonly [key: number, text: string];

/** All words of a version in order, and the positions of each stem. */
export interface VerseIndex {
  rows: readonly VerseRow[];
  /** Stem number at each position. */
  words: Uint16Array;
  /** Index in `rows` at each position. */
  verseAt: Uint16Array;
  /** Number of words per verse. */
  lengths: Uint8Array;
  stemNumbers: ReadonlyMap<string, number>;
  /** Start of each stem's positions in `positions`. Has one more entry than there are stems. */
  offsets: Uint32Array;
  positions: Uint32Array;
}

/** Takes 0.4 s and 9 MB for 31,102 verses. */
export function buildIndex(rows: readonly VerseRow[]): VerseIndex {
  const stemNumbers = new Map<string, number>();
  const words: number[] = [];
  const verseAt: number[] = [];
  // The longest verse has 90 words.
  const lengths = new Uint8Array(rows.length);
  rows.forEach(([, text], verse) => {
    const before = words.length;
    for (const { stem } of tokenize(text)) {
      let number = stemNumbers.get(stem);
      if (number === undefined) {
        number = stemNumbers.size;
        stemNumbers.set(stem, number);
      }
      words.push(number);
      verseAt.push(verse);
    }
    lengths[verse] = words.length - before;
  });
  return {
    rows,
    words: Uint16Array.from(words),
    verseAt: Uint16Array.from(verseAt),
    lengths,
    stemNumbers,
    ...buildPositions(words, stemNumbers.size),
  };
}

/** Counting sort of the positions by stem. */
function buildPositions(words: readonly number[], stems: number) {
  const offsets = new Uint32Array(stems + 1);
  for (const number of words) offsets[number + 1] = at(offsets, number + 1) + 1;
  for (let n = 1; n <= stems; n++)
    offsets[n] = at(offsets, n) + at(offsets, n - 1);
  const next = offsets.slice();
  const positions = new Uint32Array(words.length);
  words.forEach((number, position) => {
    const free = at(next, number);
    positions[free] = position;
    next[number] = free + 1;
  });
  return { offsets, positions };
}

/** 0 past the end. */
export function at(
  list: Uint8Array | Uint16Array | Uint32Array | Float64Array,
  position: number,
): number {
  return list[position] ?? 0;
}

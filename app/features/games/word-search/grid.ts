import type { Level } from "../level";
import { randomBelow, shuffled, type Random } from "~/shared/random";
import {
  reverse,
  directions,
  joinLines,
  countOccurrences,
  type Cell,
} from "./line";

/** Cells per side, and the directions words may run in: diagonals only on hard (docs/product.md). */
export const grids: Record<
  Level,
  { size: number; directions: readonly Cell[] }
> = {
  easy: { size: 8, directions: [directions.right, directions.down] },
  medium: { size: 10, directions: [directions.right, directions.down] },
  hard: { size: 12, directions: Object.values(directions) },
};

/** Attempts per word before the whole grid starts over. */
const maxPlacementAttempts = 100;
/** About one grid in a thousand needs a second attempt. */
const maxGridAttempts = 50;

/** Letters weighted by their frequency in English, so that filler letters don't stand out. */
const alphabet =
  "EEEEEEEEEEEETTTTTTTTTAAAAAAAAOOOOOOOIIIIIIINNNNNNNSSSSSSHHHHHHRRRRRRDDDDLLLLUUUCCCMMMWWFFGGYYPPBBVK";

interface Grid {
  size: number;
  /** Null for an empty cell. */
  letters: (string | null)[];
}

/**
 * Creates the rows of a grid that contains each word exactly once and no blocked word by chance. On easy, words run
 * right and down; on medium also backwards; on hard in all 8 directions. Blocked words must be in capitals.
 */
export function createGrid(
  words: readonly string[],
  level: Level,
  random: Random,
  blockedWords: ReadonlySet<string>,
): string[] {
  const both = [...blockedWords, ...words];
  const forbidden = new Set([...both, ...both.map(reverse)]);
  for (let attempt = 0; attempt < maxGridAttempts; attempt++) {
    const grid = placeWords(words, level, random);
    if (grid && fill(grid, forbidden, random)) {
      const rows = toRows(grid);
      const lines = joinLines(rows);
      const own = words.join(" ");
      // A blocked word inside one of the list's own words, such as ASS in CLASS, is fine.
      const containsBlockedWord = [...blockedWords].some(
        (word) => countOccurrences(lines, word) > countOccurrences(own, word),
      );
      const hasEachWordOnce = words.every(
        (word) => countOccurrences(lines, word) === 1,
      );
      if (hasEachWordOnce && !containsBlockedWord) return rows;
    }
  }
  throw new Error(`No grid holds ${words.join(", ")}.`);
}

function placeWords(
  words: readonly string[],
  level: Level,
  random: Random,
): Grid | null {
  const { size } = grids[level];
  const grid: Grid = {
    size,
    letters: Array.from({ length: size * size }, () => null),
  };
  const orderedDirections = shuffled(grids[level].directions, random);
  // Longest first, because they fit in the fewest positions.
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const placedDirections = sorted.map((word, at) => {
    // Take turns; otherwise the first words would push all others into their direction.
    const preferred =
      orderedDirections[at % orderedDirections.length] ?? directions.right;
    const isReversed = level !== "easy" && random() < 0.5;
    return placeWord(
      grid,
      isReversed ? reverse(word) : word,
      preferred,
      orderedDirections,
      random,
    );
  });
  // Without a diagonal word a hard grid would be no harder than the others.
  const lacksDiagonal =
    orderedDirections.length > 2 &&
    !placedDirections.some(
      (direction) => direction && direction[0] * direction[1],
    );
  return placedDirections.includes(null) || lacksDiagonal ? null : grid;
}

/** Returns the direction of the word, or null if there is no room for it. */
function placeWord(
  grid: Grid,
  letters: string,
  preferred: Cell,
  allowedDirections: readonly Cell[],
  random: Random,
): Cell | null {
  for (let attempt = 0; attempt < maxPlacementAttempts; attempt++) {
    const usePreferred = attempt < maxPlacementAttempts / 2;
    const direction = usePreferred
      ? preferred
      : (allowedDirections[randomBelow(allowedDirections.length, random)] ??
        preferred);
    const [row, column] = direction.map((step) => {
      const room = step === 0 ? grid.size : grid.size - letters.length + 1;
      return randomBelow(room, random) + (step < 0 ? letters.length - 1 : 0);
    });
    const indexes = Array.from(letters, (_, step) =>
      toIndex(grid, [
        (row ?? 0) + step * direction[0],
        (column ?? 0) + step * direction[1],
      ]),
    );
    const fits = indexes.every((at, step) => {
      const letter = at === null ? undefined : grid.letters[at];
      return letter === null || letter === letters[step];
    });
    if (!fits) continue;
    indexes.forEach((at, step) => {
      if (at !== null) grid.letters[at] = letters[step] ?? null;
    });
    return direction;
  }
  return null;
}

/** Fills the empty cells without creating a forbidden word (the set includes reversed words). False if impossible. */
function fill(
  grid: Grid,
  forbiddenWords: ReadonlySet<string>,
  random: Random,
): boolean {
  const longest = Math.max(
    ...Array.from(forbiddenWords, ({ length }) => length),
  );
  return grid.letters.every((existing, index) => {
    if (existing !== null) return true;
    const first = alphabet[randomBelow(alphabet.length, random)] ?? "E";
    const others = shuffled([...new Set(alphabet)], random);
    const letter = [first, ...others].find((candidate) => {
      grid.letters[index] = candidate;
      return !makesWord(grid, index, forbiddenWords, longest);
    });
    grid.letters[index] = letter ?? null;
    return letter !== undefined;
  });
}

/** Whether the letters around a cell form a word of the set. */
function makesWord(
  grid: Grid,
  at: number,
  words: ReadonlySet<string>,
  longest: number,
): boolean {
  const cell = toCell(grid, at);
  return Object.values(directions).some(([down, right]) => {
    const before = readRun(grid, cell, [-down, -right], longest - 1);
    const after = readRun(grid, cell, [down, right], longest - 1);
    const letters = reverse(before) + (grid.letters[at] ?? "") + after;
    const center = before.length;
    for (let from = 0; from <= center; from++) {
      const minEnd = Math.max(from + 3, center + 1);
      const maxEnd = Math.min(from + longest, letters.length);
      for (let to = minEnd; to <= maxEnd; to++) {
        if (words.has(letters.slice(from, to))) return true;
      }
    }
    return false;
  });
}

/** The letters after a cell in one direction, up to the edge or an empty cell. */
function readRun(
  grid: Grid,
  [row, column]: Cell,
  [down, right]: Cell,
  maxLength: number,
): string {
  let letters = "";
  for (let step = 1; step <= maxLength; step++) {
    const at = toIndex(grid, [row + step * down, column + step * right]);
    const letter = at === null ? null : grid.letters[at];
    if (!letter) break;
    letters += letter;
  }
  return letters;
}

function toCell({ size }: Grid, at: number): Cell {
  return [Math.floor(at / size), at % size];
}

function toIndex({ size }: Grid, [row, column]: Cell): number | null {
  const isInside = row >= 0 && column >= 0 && row < size && column < size;
  return isInside ? row * size + column : null;
}

function toRows({ size, letters }: Grid): string[] {
  return Array.from({ length: size }, (_, row) =>
    letters.slice(row * size, (row + 1) * size).join(""),
  );
}

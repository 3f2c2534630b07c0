import type { Level } from "../level";
import { below, shuffled } from "~/shared/random";
import type { Random } from "~/shared/random";
import { backwards, directions, linesOf, timesIn } from "./line";
import type { Cell } from "./line";

/** spec §9: cells a side; diagonals only on hard. */
export const grids: Record<Level, { size: number; ways: readonly Cell[] }> = {
  easy: { size: 8, ways: [directions.right, directions.down] },
  medium: { size: 10, ways: [directions.right, directions.down] },
  hard: { size: 12, ways: Object.values(directions) },
};

/** spec §9. */
const attempts = 100;
/** Grids begun anew before it is given up; one in some thousand needs a second. */
const beginnings = 50;

/** As often as in English, roughly, so that a filler looks like a word's letter. */
const alphabet =
  "EEEEEEEEEEEETTTTTTTTTAAAAAAAAOOOOOOOIIIIIIINNNNNNNSSSSSSHHHHHHRRRRRRDDDDLLLLUUUCCCMMMWWFFGGYYPPBBVK";

interface Grid {
  size: number;
  /** Null: not filled. */
  letters: (string | null)[];
}

/**
 * The rows of a grid that holds each of the words exactly once, in any of 8 directions, and by chance none
 * of `unwanted`, whose words are in capitals. On easy words run right and down; on medium also backwards,
 * on hard in all directions.
 */
export function makeGrid(
  words: readonly string[],
  level: Level,
  random: Random,
  unwanted: ReadonlySet<string>,
): string[] {
  const both = [...unwanted, ...words];
  const refused = new Set([...both, ...both.map(backwards)]);
  for (let beginning = 0; beginning < beginnings; beginning++) {
    const grid = place(words, level, random);
    if (grid && fill(grid, refused, random)) {
      const rows = rowsOf(grid);
      const lines = linesOf(rows);
      const own = words.join(" ");
      // What the list's own words have in them, as CLASS has ASS, is theirs.
      const isUnwanted = [...unwanted].some(
        (word) => timesIn(lines, word) > timesIn(own, word),
      );
      const isClear = words.every((word) => timesIn(lines, word) === 1);
      if (isClear && !isUnwanted) return rows;
    }
  }
  throw new Error(`No grid holds ${words.join(", ")}.`);
}

function place(
  words: readonly string[],
  level: Level,
  random: Random,
): Grid | null {
  const { size } = grids[level];
  const grid: Grid = {
    size,
    letters: Array.from({ length: size * size }, () => null),
  };
  const ways = shuffled(grids[level].ways, random);
  // The longest first: they have the fewest places.
  const sorted = [...words].sort((a, b) => b.length - a.length);
  const run = sorted.map((word, at) => {
    // In turn, or the first words would send all others their own way.
    const inTurn = ways[at % ways.length] ?? directions.right;
    const turned = level !== "easy" && random() < 0.5;
    return placeWord(
      grid,
      turned ? backwards(word) : word,
      inTurn,
      ways,
      random,
    );
  });
  // A hard one that hides nothing on a slope would be no harder than the others.
  const isDull = ways.length > 2 && !run.some((way) => way && way[0] * way[1]);
  return run.includes(null) || isDull ? null : grid;
}

/** The way it runs; null where there is no room for it. */
function placeWord(
  grid: Grid,
  letters: string,
  inTurn: Cell,
  ways: readonly Cell[],
  random: Random,
): Cell | null {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const isHopeful = attempt < attempts / 2;
    const way = isHopeful
      ? inTurn
      : (ways[below(ways.length, random)] ?? inTurn);
    const [row, column] = way.map((step) => {
      const room = step === 0 ? grid.size : grid.size - letters.length + 1;
      return below(room, random) + (step < 0 ? letters.length - 1 : 0);
    });
    const places = Array.from(letters, (_, step) =>
      indexOf(grid, [
        (row ?? 0) + step * way[0],
        (column ?? 0) + step * way[1],
      ]),
    );
    const fits = places.every((at, step) => {
      const there = at === null ? undefined : grid.letters[at];
      return there === null || there === letters[step];
    });
    if (!fits) continue;
    places.forEach((at, step) => {
      if (at !== null) grid.letters[at] = letters[step] ?? null;
    });
    return way;
  }
  return null;
}

/** Each empty cell takes a letter that makes no word of `refused`, which has them backwards too; false where none is left. */
function fill(
  grid: Grid,
  refused: ReadonlySet<string>,
  random: Random,
): boolean {
  const longest = Math.max(...Array.from(refused, ({ length }) => length));
  return grid.letters.every((there, at) => {
    if (there !== null) return true;
    const first = alphabet[below(alphabet.length, random)] ?? "E";
    const others = shuffled([...new Set(alphabet)], random);
    const letter = [first, ...others].find((one) => {
      grid.letters[at] = one;
      return !makesWord(grid, at, refused, longest);
    });
    grid.letters[at] = letter ?? null;
    return letter !== undefined;
  });
}

/** Whether a word of the set runs through a cell, along the letters that are there. */
function makesWord(
  grid: Grid,
  at: number,
  words: ReadonlySet<string>,
  longest: number,
): boolean {
  const cell = cellOf(grid, at);
  return Object.values(directions).some(([down, right]) => {
    const before = run(grid, cell, [-down, -right], longest - 1);
    const after = run(grid, cell, [down, right], longest - 1);
    const letters = backwards(before) + (grid.letters[at] ?? "") + after;
    const place = before.length;
    for (let from = 0; from <= place; from++) {
      const least = Math.max(from + 3, place + 1);
      const most = Math.min(from + longest, letters.length);
      for (let to = least; to <= most; to++) {
        if (words.has(letters.slice(from, to))) return true;
      }
    }
    return false;
  });
}

/** The letters that follow a cell in a direction, up to the grid's end or an empty cell. */
function run(
  grid: Grid,
  [row, column]: Cell,
  [down, right]: Cell,
  most: number,
): string {
  let letters = "";
  for (let step = 1; step <= most; step++) {
    const at = indexOf(grid, [row + step * down, column + step * right]);
    const letter = at === null ? null : grid.letters[at];
    if (!letter) break;
    letters += letter;
  }
  return letters;
}

function cellOf({ size }: Grid, at: number): Cell {
  return [Math.floor(at / size), at % size];
}

function indexOf({ size }: Grid, [row, column]: Cell): number | null {
  const isInside = row >= 0 && column >= 0 && row < size && column < size;
  return isInside ? row * size + column : null;
}

function rowsOf({ size, letters }: Grid): string[] {
  return Array.from({ length: size }, (_, row) =>
    letters.slice(row * size, (row + 1) * size).join(""),
  );
}

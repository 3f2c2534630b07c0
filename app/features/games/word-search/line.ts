/** Row and column, from 0. */
export type Cell = readonly [row: number, column: number];

/** Words can also run backwards in each direction. */
export const directions = {
  right: [0, 1],
  down: [1, 0],
  diagonalDown: [1, 1],
  diagonalUp: [-1, 1],
} as const satisfies Record<string, Cell>;

/** The cells from one to the other, inclusive; null if they aren't on a straight line. */
export function lineBetween(from: Cell, to: Cell): Cell[] | null {
  const down = to[0] - from[0];
  const right = to[1] - from[1];
  const length = Math.max(Math.abs(down), Math.abs(right));
  const isLine =
    down === 0 || right === 0 || Math.abs(down) === Math.abs(right);
  if (!isLine) return null;
  return Array.from({ length: length + 1 }, (_, step) => [
    from[0] + step * Math.sign(down),
    from[1] + step * Math.sign(right),
  ]);
}

export function readLetters(rows: readonly string[], cells: readonly Cell[]) {
  return cells.map(([row, column]) => rows[row]?.[column] ?? "").join("");
}

export function reverse(letters: string): string {
  return Array.from(letters).reverse().join("");
}

/** Matches in either direction, from 3 letters on. */
export function matchWord(
  letters: string,
  words: readonly string[],
): string | null {
  if (letters.length < 3) return null;
  const candidates = [letters, reverse(letters)];
  return words.find((word) => candidates.includes(word)) ?? null;
}

/** The cells of a word from its first letter on; empty if it isn't in the grid. */
export function findWord(rows: readonly string[], word: string): Cell[] {
  const size = rows.length;
  const last = word.length - 1;
  for (let at = 0; at < size * size; at++) {
    const from: Cell = [Math.floor(at / size), at % size];
    for (const [down, right] of Object.values(directions)) {
      const to: Cell = [from[0] + last * down, from[1] + last * right];
      const cells = lineBetween(from, to) ?? [];
      const letters = readLetters(rows, cells);
      if (letters === word) return cells;
      if (letters === reverse(word)) return cells.reverse();
    }
  }
  return [];
}

/** Counts a word forwards and backwards in space-separated lines. */
export function countOccurrences(lines: string, word: string): number {
  let times = 0;
  for (const letters of new Set([word, reverse(word)])) {
    for (let at = lines.indexOf(letters); at >= 0; times++) {
      at = lines.indexOf(letters, at + 1);
    }
  }
  return times;
}

/** Rows, columns and both diagonals, separated by spaces. */
export function joinLines(rows: readonly string[]): string {
  const size = rows.length;
  const lines = Array.from({ length: 6 * size }, () => "");
  rows.forEach((letters, row) => {
    Array.from(letters).forEach((letter, column) => {
      for (const line of [
        row,
        size + column,
        3 * size + column - row,
        4 * size + column + row,
      ]) {
        lines[line] = (lines[line] ?? "") + letter;
      }
    });
  });
  return lines.join(" ");
}

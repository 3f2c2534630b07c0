/** A cell: row and column, from 0. */
export type Cell = readonly [row: number, column: number];

/** Right, down, and the two slopes; each is also read backwards. */
export const directions = {
  right: [0, 1],
  down: [1, 0],
  falling: [1, 1],
  rising: [-1, 1],
} as const satisfies Record<string, Cell>;

/** The cells from one to another, both with them, where they stand in one line; else null. */
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

/** The letters of some cells, in their order. */
export function lettersOf(rows: readonly string[], cells: readonly Cell[]) {
  return cells.map(([row, column]) => rows[row]?.[column] ?? "").join("");
}

export function backwards(letters: string): string {
  return Array.from(letters).reverse().join("");
}

/** spec §4: from 3 letters on, in either direction, a word that has not been found. */
export function wordFound(
  letters: string,
  words: readonly string[],
): string | null {
  if (letters.length < 3) return null;
  const read = [letters, backwards(letters)];
  return words.find((word) => read.includes(word)) ?? null;
}

/** Where a word stands, from its first letter on; nowhere: no cell. */
export function placeOf(rows: readonly string[], word: string): Cell[] {
  const size = rows.length;
  const last = word.length - 1;
  for (let at = 0; at < size * size; at++) {
    const from: Cell = [Math.floor(at / size), at % size];
    for (const [down, right] of Object.values(directions)) {
      const to: Cell = [from[0] + last * down, from[1] + last * right];
      const cells = lineBetween(from, to) ?? [];
      const letters = lettersOf(rows, cells);
      if (letters === word) return cells;
      if (letters === backwards(word)) return cells.reverse();
    }
  }
  return [];
}

/** How often a word stands in some lines (parted by blanks), read forwards and backwards. */
export function timesIn(lines: string, word: string): number {
  let times = 0;
  for (const letters of new Set([word, backwards(word)])) {
    for (let at = lines.indexOf(letters); at >= 0; times++) {
      at = lines.indexOf(letters, at + 1);
    }
  }
  return times;
}

/** Rows, columns and both kinds of slopes, parted by blanks. */
export function linesOf(rows: readonly string[]): string {
  const lines: Record<string, string> = {};
  rows.forEach((letters, row) => {
    Array.from(letters).forEach((letter, column) => {
      for (const name of [
        `right ${row}`,
        `down ${column}`,
        `falling ${column - row}`,
        `rising ${column + row}`,
      ]) {
        lines[name] = (lines[name] ?? "") + letter;
      }
    });
  });
  return Object.values(lines).join(" ");
}

import { seededRandom, shuffled } from "~/shared/random";

/**
 * Picks `size` items of the pool for a seed. Consecutive seeds go through the whole pool before an item repeats.
 * Skips the `reserved` items of today's puzzle.
 */
export function deal<Item>(
  pool: readonly Item[],
  size: number,
  seed: number,
  reserved: readonly Item[] = [],
): Item[] {
  const free = pool.filter((item) => !reserved.includes(item));
  const rounds = Math.max(1, Math.floor(free.length / size));
  const deck = shuffled(
    free,
    seededRandom(`deck ${Math.floor(seed / rounds)}`),
  );
  const from = (seed % rounds) * size;
  return deck.slice(from, from + size);
}

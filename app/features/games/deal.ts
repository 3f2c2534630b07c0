import { randomFrom, shuffled } from "~/shared/random";

/**
 * The round of a seed: `size` of the pool's items. Seeds that follow each other go through the whole pool
 * before one comes again; what is `kept` for today's puzzle is not in it.
 */
export function deal<Item>(
  pool: readonly Item[],
  size: number,
  seed: number,
  kept: readonly Item[] = [],
): Item[] {
  const free = pool.filter((item) => !kept.includes(item));
  const rounds = Math.max(1, Math.floor(free.length / size));
  const deck = shuffled(free, randomFrom(`deck ${Math.floor(seed / rounds)}`));
  const from = (seed % rounds) * size;
  return deck.slice(from, from + size);
}

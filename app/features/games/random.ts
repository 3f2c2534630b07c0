import { shuffled } from "~/shared/shuffle";
import type { Random } from "~/shared/shuffle";

/**
 * Chance that can be repeated: the same seed gives the same numbers everywhere. mulberry32 (Tommy Ettinger,
 * public domain) goes on from the seed's hash; it keeps no secret.
 */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits: tells texts apart that were not made to be alike. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

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

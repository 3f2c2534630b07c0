/** A number from 0 up to 1 each time. */
export type Random = () => number;

/** 0 up to `count`, without it. */
export function below(count: number, random: Random): number {
  return Math.floor(random() * count);
}

/** Fisher and Yates: every order is equally likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(below(rest.length, random), 1));
}

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

/** Like `Math.random`. */
export type Random = () => number;

/** An integer from 0 to `count - 1`. */
export function randomBelow(count: number, random: Random): number {
  return Math.floor(random() * count);
}

/** Fisher-Yates: every order is equally likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomBelow(rest.length, random), 1));
}

/**
 * The same seed gives the same numbers everywhere. mulberry32 (Tommy Ettinger, public domain), started with the seed's
 * hash. Not cryptographically secure.
 */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits. Not collision-resistant against deliberate input. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/**
 * @template T
 * @param {T[]} list
 * @param {() => number} random
 */
export const shuffle = (list, random) =>
  list
    .map((item) => ({ item, sortKey: random() }))
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ item }) => item);

/**
 * mulberry32, a seeded random number generator, so that the demo community is the same on every machine.
 *
 * @param {number} seed
 * @returns {() => number} from 0 up to 1
 */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

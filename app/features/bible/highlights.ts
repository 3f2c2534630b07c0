/** Splits a text at the ranges, without empty parts. `start` is the position in the whole text, in UTF-16 units. */
export function splitByRanges(
  text: string,
  ranges: readonly (readonly [number, number])[],
) {
  const boundaries = ranges.flat();
  return [0, ...boundaries]
    .map((start, i) => ({
      text: text.slice(start, boundaries[i] ?? text.length),
      start,
      inRange: i % 2 === 1,
    }))
    .filter((part) => part.text !== "");
}

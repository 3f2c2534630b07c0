/** A tower is cut to its middle: nothing on a card is taller than this. */
const tallest = 4 / 5;
/** What a picture of unknown size is shown at. */
const usual = 4 / 3;

/** Width by height at which a picture is shown, so that its place is kept while it loads. */
export function shownRatio(
  width: number | null,
  height: number | null,
): number {
  const known = width !== null && height !== null && width > 0 && height > 0;
  return known ? Math.max(width / height, tallest) : usual;
}

/** A tower is cut to its middle: nothing on a card is taller than this. */
const tallest = 4 / 5;
/** What a picture of unknown size is shown at. */
const usual = 4 / 3;

/** Width by height at which a picture is shown, so that its place is kept while it loads. */
export function shownRatio(
  width: number | null,
  height: number | null,
  least = tallest,
): number {
  const known = width !== null && height !== null && width > 0 && height > 0;
  return known ? Math.max(width / height, least) : usual;
}

/** Of an event, whose title and hour stand below its picture: at least this wide for its height. */
export const eventRatio = 16 / 9;

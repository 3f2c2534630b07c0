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
  return width && height ? Math.max(width / height, least) : usual;
}

/** Of an event, whose title and hour stand below its picture: at least this wide for its height. */
export const eventRatio = 16 / 9;

/** px; a card is at most twice as wide, and no picture is drawn at more than twice its size. */
const small = 320;

/** The style of a picture: one smaller than that is shown in its own size, on the ground around it. */
export function shownShape(
  width: number | null,
  height: number | null,
  least?: number,
) {
  const aspectRatio = shownRatio(width, height, least);
  return width && height && width < small
    ? {
        aspectRatio,
        // A tower, as a large one: drawn whole it would be a thread.
        objectFit:
          width / height < tallest
            ? ("none" as const)
            : ("scale-down" as const),
        maxHeight: height,
        // Of a dot, too, it is seen that there is one.
        minHeight: 48,
      }
    : { aspectRatio };
}

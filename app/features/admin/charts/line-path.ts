/** SVG paths in a 100 × 100 box, with 0 at the bottom and the highest value at the top. */
export interface LinePath {
  line: string;
  /** The segment to a last day that isn't over; otherwise empty. */
  dashed: string;
  area: string;
  points: { x: number; y: number }[];
  /** Index of the highest value; null if all are 0. */
  peak: number | null;
  /** The y coordinate of the requested `level`. */
  level: number | null;
}

const round = (value: number) => Math.round(value * 100) / 100;

export function linePath(
  values: readonly number[],
  level: number | null = null,
  isUnfinished = false,
): LinePath {
  const max = Math.max(0, ...values);
  const top = Math.max(max, level ?? 0) || 1;
  const height = (value: number) => round(100 - (value / top) * 100);
  const last = values.length - 1;
  const points = values.map((value, index) => ({
    // A single day is centred.
    x: last === 0 ? 50 : round((index / last) * 100),
    y: height(value),
  }));
  const join = (part: typeof points) =>
    part.map(({ x, y }) => `${x} ${y}`).join("L");
  const line = join(isUnfinished ? points.slice(0, -1) : points);
  const [first, end] = [points[0], points[last]];
  return {
    line: line === "" ? "" : `M${line}`,
    dashed: isUnfinished ? `M${join(points.slice(-2))}` : "",
    area: first && end ? `M${first.x} 100L${join(points)}L${end.x} 100Z` : "",
    points,
    peak: max > 0 ? values.indexOf(max) : null,
    level: level === null ? null : height(level),
  };
}

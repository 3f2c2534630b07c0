/** A trend in a box of 100 × 100, the highest at its top, nothing at its foot. */
export interface LinePath {
  line: string;
  /** The segment of a last day that isn't over; else empty. */
  dashed: string;
  area: string;
  points: { x: number; y: number }[];
  /** Where the highest stands; null where all are nothing. */
  peak: number | null;
  /** The height of `level`, if that is asked for. */
  level: number | null;
}

const round = (value: number) => Math.round(value * 100) / 100;

export function linePath(
  values: readonly number[],
  level: number | null = null,
  isUnfinished = false,
): LinePath {
  const most = Math.max(0, ...values);
  const top = Math.max(most, level ?? 0) || 1;
  const height = (value: number) => round(100 - (value / top) * 100);
  const last = values.length - 1;
  const points = values.map((value, at) => ({
    // One day alone stands in the middle.
    x: last === 0 ? 50 : round((at / last) * 100),
    y: height(value),
  }));
  const join = (some: typeof points) =>
    some.map(({ x, y }) => `${x} ${y}`).join("L");
  const line = join(isUnfinished ? points.slice(0, -1) : points);
  const [first, end] = [points[0], points[last]];
  return {
    line: line === "" ? "" : `M${line}`,
    dashed: isUnfinished ? `M${join(points.slice(-2))}` : "",
    area: first && end ? `M${first.x} 100L${join(points)}L${end.x} 100Z` : "",
    points,
    peak: most > 0 ? values.indexOf(most) : null,
    level: level === null ? null : height(level),
  };
}

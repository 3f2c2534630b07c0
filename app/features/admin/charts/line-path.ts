/** A trend in a box of 100 × 100, the highest at its top, nothing at its foot. */
export interface LinePath {
  line: string;
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
  const line = points.map(({ x, y }) => `${x} ${y}`).join("L");
  const [first, end] = [points[0], points[last]];
  return {
    line: line === "" ? "" : `M${line}`,
    area: first && end ? `M${first.x} 100L${line}L${end.x} 100Z` : "",
    points,
    peak: most > 0 ? values.indexOf(most) : null,
    level: level === null ? null : height(level),
  };
}

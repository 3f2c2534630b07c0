/** An arc of a ring whose whole length is 100. */
export interface Arc {
  length: number;
  /** The offset, clockwise from the top. */
  start: number;
}

/** One arc per share, one after the other; null for a share of 0. */
export function toArcs(shares: readonly number[]): (Arc | null)[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let start = 0;
  return shares.map((share) => {
    if (share <= 0) return null;
    const arc = { length: (share / whole) * 100, start };
    start += arc.length;
    return arc;
  });
}

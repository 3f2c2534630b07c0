/** An arc of a ring whose whole length is 100. */
export interface Arc {
  length: number;
  /** Where it begins, clockwise from the top. */
  start: number;
}

/** The arcs of parts in percent, one after the other; a part of nothing has none. */
export function arcsOf(shares: readonly number[]): (Arc | null)[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let start = 0;
  return shares.map((share) => {
    if (share <= 0) return null;
    const arc = { length: (share / whole) * 100, start };
    start += arc.length;
    return arc;
  });
}

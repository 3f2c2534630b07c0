/** spec §9: counts of 1000 or more show as x.xk. */
export function compactCount(count: number): string {
  return count < 1000 ? `${count}` : `${(count / 1000).toFixed(1)}k`;
}

/** 'person' for 1, 'people' otherwise, and the like. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** Cut at a code point, never inside one. */
export function truncate(text: string, length: number): string {
  const points = Array.from(text);
  return points.length > length ? `${points.slice(0, length).join("")}…` : text;
}

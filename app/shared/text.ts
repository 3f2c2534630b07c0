/** spec §9: counts of 1000 or more show as x.xk. */
export function compactCount(count: number): string {
  return count < 1000 ? `${count}` : `${(count / 1000).toFixed(1)}k`;
}

/** 'person' for 1, 'people' otherwise, and the like. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** What a field that counts says; `left` is negative where too much was written. */
export function lengthSentence(left: number): string {
  const count = Math.abs(left);
  const noun = plural(count, "character", "characters");
  return `${count} ${noun} ${left < 0 ? "too many" : "left"}`;
}

/** Cut at a code point, never inside one. */
export function truncate(text: string, length: number): string {
  const points = Array.from(text);
  return points.length > length ? `${points.slice(0, length).join("")}…` : text;
}

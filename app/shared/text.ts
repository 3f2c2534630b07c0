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

/** Words and what they are signed with, `length` characters at most: it is the words that give way. */
export function truncateSigned(
  words: string,
  signed: string,
  length: number,
): string {
  const whole = `${words} ${signed}`;
  if (Array.from(whole).length <= length) return whole;
  // Less the ellipsis and the blank.
  return `${truncate(words, length - signed.length - 2)} ${signed}`;
}

/** 1000 and more as '1.0k' (docs/product.md). */
export function compactCount(count: number): string {
  return count < 1000 ? `${count}` : `${(count / 1000).toFixed(1)}k`;
}

/** `plural(count, "person", "people")`. */
export function plural(
  count: number,
  singular: string,
  pluralForm: string,
): string {
  return count === 1 ? singular : pluralForm;
}

/** `remaining` is negative if the text is too long. */
export function characterCountText(remaining: number): string {
  const count = Math.abs(remaining);
  const noun = plural(count, "character", "characters");
  return `${count} ${noun} ${remaining < 0 ? "too many" : "left"}`;
}

/** Never cuts inside a code point. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length
    ? `${characters.slice(0, length).join("")}…`
    : text;
}

/** Truncates `text` so that text and suffix together have at most `length` characters. */
export function truncateBeforeSuffix(
  text: string,
  suffix: string,
  length: number,
): string {
  const combined = `${text} ${suffix}`;
  if (Array.from(combined).length <= length) return combined;
  // Minus the ellipsis and the space.
  return `${truncate(text, length - suffix.length - 2)} ${suffix}`;
}

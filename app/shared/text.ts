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

/**
 * Counts characters as people see them: a family emoji of 11 UTF-16 units is one. A longer one counts once more for
 * each 32 units, because joiners could make it endless. Old browsers count code points, which are never fewer.
 */
export function countCharacters(text: string): number {
  if (!("Segmenter" in Intl)) return Array.from(text).length;
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    count += Math.ceil(segment.length / 32);
  }
  return count;
}

/** Exact only near the limit, because counting 5,000 characters takes a phone several ms. Ignores space around the text. */
export function charactersLeft(text: string, max: number): number {
  const { length } = text.trim();
  const atLeast = max - length;
  return atLeast > max / 2 ? atLeast : max - countCharacters(text.trim());
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

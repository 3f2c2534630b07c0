/**
 * In capitals, except in inscriptions, which are all in capitals: THE LORD THY GOD (Deut 28:58), TO THE
 * UNKNOWN GOD, KING OF KINGS, AND LORD OF LORDS.
 */
const name = /(?<!\b(?:THY|UNKNOWN|AND) )\b(?:LORD|GOD|JEHOVAH)\b/g;

/**
 * Ranges of the divine name in a plain text, as [start, end) in order. Needed for search results, which are
 * plain text; chapters mark the name themselves ("d" in chapter.ts).
 */
export function divineNames(text: string): [number, number][] {
  return [...text.matchAll(name)].map(({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
}

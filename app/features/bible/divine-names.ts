/**
 * In capitals, and not a word of an inscription, all of which is in capitals: THE LORD THY GOD (Deut
 * 28:58), TO THE UNKNOWN GOD, KING OF KINGS, AND LORD OF LORDS.
 */
const name = /(?<!\b(?:THY|UNKNOWN|AND) )\b(?:LORD|GOD|JEHOVAH)\b/g;

/**
 * Where a plain text has the divine name, as [start, end) in order. The search index holds plain
 * texts; where it is in a chapter, the chapter says ("d" in chapter.ts).
 */
export function divineNames(text: string): [number, number][] {
  return [...text.matchAll(name)].map(({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
}

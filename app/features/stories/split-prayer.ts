/** About what can be read in the 7 seconds of a story. */
export const maxLength = 24;

export const getLength = (text: string) => text.split(/\s+/).length;

/**
 * Splits a prayer between its sentences, and a longer sentence between its clauses, into texts of at most 24 words. A test
 * checks that no clause is longer.
 */
export function splitPrayer(content: string): string[] {
  return content.split("\n\n").flatMap((paragraph) => {
    const sentences = paragraph.split(/(?<=[.?!])\s+/);
    return join(
      sentences.flatMap((sentence) =>
        getLength(sentence) > maxLength
          ? join(sentence.split(/(?<=[,;:])\s+/))
          : [sentence],
      ),
    );
  });
}

/** Joins neighbours into few texts of similar length: those with the least sum of squares of unused words. */
function join(pieces: readonly string[]): string[] {
  const best: { cost: number; texts: string[] }[] = [{ cost: 0, texts: [] }];
  for (let end = 1; end <= pieces.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const text = pieces.slice(start, end).join(" ");
      const unused = maxLength - getLength(text);
      if (unused < 0 && start < end - 1) break;
      const { cost = 0, texts = [] } = best[start] ?? {};
      const total = cost + unused ** 2;
      if (total < (best[end]?.cost ?? Infinity))
        best[end] = { cost: total, texts: [...texts, text] };
    }
  }
  return best[pieces.length]?.texts ?? [];
}

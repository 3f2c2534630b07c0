import { tokenize } from "./tokens";

/** Ranges of the phrases in a text. Overlapping phrases are merged, like in FTS5's highlight(). */
export function getHighlights(
  text: string,
  phrases: readonly (readonly string[])[],
): [number, number][] {
  const tokens = [...tokenize(text)];
  const marks: [start: number, end: number][] = [];
  let lastWord = -1;
  tokens.forEach(({ start }, i) => {
    const reach = Math.max(
      ...phrases.map((stems) =>
        stems.every((stem, n) => tokens[i + n]?.stem === stem)
          ? i + stems.length - 1
          : -1,
      ),
    );
    if (reach < i) return;
    const end = tokens[Math.max(reach, lastWord)]?.end ?? start;
    const open = marks.at(-1);
    if (open && i <= lastWord) open[1] = end;
    else marks.push([start, end]);
    lastWord = Math.max(reach, lastWord);
  });
  return marks;
}

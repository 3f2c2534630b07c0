import { tokensOf } from "./tokens";

/** Where the phrases stand in a text; those that share a word are one, as FTS5's highlight() has it. */
export function marksOf(
  text: string,
  phrases: readonly (readonly string[])[],
): [number, number][] {
  const tokens = [...tokensOf(text)];
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

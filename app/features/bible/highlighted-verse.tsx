import { Fragment } from "react";
import { DivineName } from "./divine-name";
import { splitByRanges, type Highlighted } from "./highlights";

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

/** A verse with highlighted matches, and the divine name in small capitals like in the chapter. */
export function HighlightedVerse({ verse }: { verse: Highlighted }) {
  const names = divineNames(verse.text);
  return splitByRanges(verse.text, verse.highlights).map(
    ({ text, start, inRange: inRange }) => {
      const inside = names
        .map(([from, to]): [number, number] => [from - start, to - start])
        .filter(([from]) => from >= 0 && from < text.length);
      const children = splitByRanges(text, inside).map((part) => (
        <Fragment key={part.start}>
          {part.inRange ? <DivineName name={part.text} /> : part.text}
        </Fragment>
      ));
      return inRange ? (
        <mark key={start} className="rounded-sm bg-mark px-0.5 text-ink">
          {children}
        </mark>
      ) : (
        <Fragment key={start}>{children}</Fragment>
      );
    },
  );
}

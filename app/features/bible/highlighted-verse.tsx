import { Fragment } from "react";
import { DivineName } from "./divine-name";
import { divineNames } from "./divine-names";
import { splitByRanges, type Highlighted } from "./highlights";

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

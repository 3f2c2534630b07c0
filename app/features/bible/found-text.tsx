import { Fragment } from "react";
import { DivineName } from "./divine-name";
import { divineNames } from "./divine-names";
import { cut } from "./highlights";
import type { Highlighted } from "./highlights";

/** The text of a verse, what was found in it marked, and the divine name set as in the chapter. */
export function FoundText({ verse }: { verse: Highlighted }) {
  const names = divineNames(verse.text);
  return cut(verse.text, verse.highlights).map(({ text, start, found }) => {
    const inside = names
      .map(([from, to]): [number, number] => [from - start, to - start])
      .filter(([from]) => from >= 0 && from < text.length);
    const words = cut(text, inside).map((part) => (
      <Fragment key={part.start}>
        {part.found ? <DivineName name={part.text} /> : part.text}
      </Fragment>
    ));
    return found ? (
      <mark key={start} className="rounded-sm bg-mark px-0.5 text-ink">
        {words}
      </mark>
    ) : (
      <Fragment key={start}>{words}</Fragment>
    );
  });
}

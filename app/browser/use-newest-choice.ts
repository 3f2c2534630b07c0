import { useState } from "react";

interface Choices<Value> {
  /** What was shown when they began. */
  from: string;
  /** The newest last; none is under way where it is empty. */
  made: Value[];
}

const none = { from: "", made: [] };

/**
 * What is chosen on a page that is fetched anew for each choice: at once the newest choice, and what
 * the page shows otherwise. Pages of choices that a newer one has overtaken may still arrive; they take
 * nothing back. A page that nobody chose here (a link, the way back) ends the waiting.
 *
 * @param shown what the page is of
 * @param keyOf the same for values that mean the same
 */
export function useNewestChoice<Value>(
  shown: Value,
  keyOf: (value: Value) => string,
): [chosen: Value, choose: (value: Value) => void] {
  const [choices, setChoices] = useState<Choices<Value>>(none);
  const key = keyOf(shown);
  const newest = choices.made.at(-1);
  const isBehind =
    newest !== undefined &&
    keyOf(newest) !== key &&
    [choices.from, ...choices.made.map(keyOf)].includes(key);
  if (newest !== undefined && !isBehind) setChoices(none);
  const choose = (value: Value) => {
    setChoices(({ from, made }) =>
      made.length > 0
        ? { from, made: [...made, value] }
        : { from: key, made: [value] },
    );
  };
  return [isBehind ? newest : shown, choose];
}

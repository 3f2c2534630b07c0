import { useState } from "react";

interface Choices<Value> {
  /** The key shown before the first pending choice. */
  from: string;
  /** Pending choices, newest last. */
  pending: Value[];
}

const none = { from: "", pending: [] };

/**
 * For a control whose every choice navigates: returns the newest choice at once, while its page loads. Pages of
 * superseded choices may still arrive and are ignored. A page that wasn't chosen here (a link, Back) clears the
 * pending choices.
 *
 * @param shown the value of the loaded page
 * @param toKey returns equal keys for equivalent values
 */
export function useLatestChoice<Value>(
  shown: Value,
  toKey: (value: Value) => string,
): [chosen: Value, choose: (value: Value) => void] {
  const [choices, setChoices] = useState<Choices<Value>>(none);
  const key = toKey(shown);
  const newest = choices.pending.at(-1);
  const isBehind =
    newest !== undefined &&
    toKey(newest) !== key &&
    [choices.from, ...choices.pending.map(toKey)].includes(key);
  if (newest !== undefined && !isBehind) setChoices(none);
  const choose = (value: Value) => {
    setChoices(({ from, pending }) =>
      pending.length > 0
        ? { from, pending: [...pending, value] }
        : { from: key, pending: [value] },
    );
  };
  return [isBehind ? newest : shown, choose];
}

import { useState } from "react";

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
  /** The value shown before the first pending choice, then the pending choices. */
  const [choices, setChoices] = useState<readonly Value[]>([]);
  const key = toKey(shown);
  const newest = choices.at(-1);
  const isBehind =
    newest !== undefined &&
    toKey(newest) !== key &&
    choices.some((choice) => toKey(choice) === key);
  if (newest !== undefined && !isBehind) setChoices([]);
  const choose = (value: Value) => {
    setChoices((before) => [...(before.length > 0 ? before : [shown]), value]);
  };
  return [isBehind ? newest : shown, choose];
}

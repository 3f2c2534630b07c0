import { useEffect, useRef } from "react";

/**
 * For a list whose rows leave when their button is pressed: the focus would go with the row, so
 * whoever came by keyboard goes on with the next.
 */
export function useNextButton<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const leftFrom = useRef<number | null>(null);

  useEffect(() => {
    const at = leftFrom.current;
    if (at === null || document.activeElement !== document.body) return;
    leftFrom.current = null;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    [...buttons].at(Math.min(at, buttons.length - 1))?.focus();
  }, [count]);

  return {
    list,
    /** The row at this index is about to leave. */
    leaveFrom: (at: number) => {
      leftFrom.current = at;
    },
  };
}

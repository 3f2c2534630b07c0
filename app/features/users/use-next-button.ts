import { useEffect, useRef } from "react";
import { focusHeading } from "~/ui/focus-back";

/**
 * For a list whose rows leave when their button is pressed: the focus would go with the row, so
 * whoever came by keyboard goes on with the next, or at the section's heading after the last.
 */
export function useNextButton<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const leftFrom = useRef<number | null>(null);
  const section = useRef<Element | null>(null);

  useEffect(() => {
    const at = leftFrom.current;
    if (at === null || document.activeElement !== document.body) return;
    leftFrom.current = null;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    [...buttons].at(Math.min(at, buttons.length - 1))?.focus();
    focusHeading(section.current);
  }, [count]);

  return {
    list,
    /** The row at this index is about to leave. */
    leaveFrom: (at: number) => {
      leftFrom.current = at;
      section.current = list.current?.closest("section") ?? null;
    },
  };
}

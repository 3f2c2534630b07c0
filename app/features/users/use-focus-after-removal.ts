import { useEffect, useRef } from "react";
import { focusHeading } from "~/ui/restore-focus";

/**
 * For lists whose rows disappear when their button is pressed. Moves the keyboard focus, which would be lost with the
 * row, to the next button, or to the section's heading after the last row.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const removedIndex = useRef<number | null>(null);
  const section = useRef<Element | null>(null);

  useEffect(() => {
    const index = removedIndex.current;
    if (index === null || document.activeElement !== document.body) return;
    removedIndex.current = null;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    [...buttons].at(Math.min(index, buttons.length - 1))?.focus();
    focusHeading(section.current);
  }, [count]);

  return {
    list,
    /** Call before the button at this index is removed. */
    prepareRemoval: (index: number) => {
      removedIndex.current = index;
      section.current = list.current?.closest("section") ?? null;
    },
  };
}

import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * For the heading of what comes next in a round: when `step` changes the focus goes there, since the button that
 * was pressed for it is gone. Not with the page's first drawing.
 */
export function useNextFocus<Element extends HTMLElement>(
  step: string | number,
): RefObject<Element> {
  const heading = useRef<Element>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

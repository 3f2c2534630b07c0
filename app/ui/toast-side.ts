import { useMemo } from "react";

/** Whether the last press, or a swipe's beginning, was in the lower half: what was pressed may have gone. */
let isLow: boolean | null = null;

addEventListener(
  "pointerdown",
  ({ clientY }) => {
    isLow = clientY > innerHeight / 2;
  },
  { capture: true },
);

addEventListener(
  "click",
  ({ detail, target }) => {
    // By keyboard there was no pointer.
    if (detail === 0 && target instanceof Element) isLow = standsLow(target);
  },
  { capture: true },
);

/**
 * Whether toast `id` appears at the top of the window: where somebody pressed in the lower half. Only a phone's stylesheet heeds it; on a wide screen the corner is out of the way.
 */
export function useToastHigh(id: number): boolean {
  return useMemo(() => {
    // Nothing lies over a player that plays.
    if (id === 0 || document.querySelector("[data-stage] iframe")) return false;
    // The first press of all may have come before this listened. Focus alone does not tell: on an iPhone a
    // pressed button gets none.
    const { activeElement, body } = document;
    if (isLow !== null || !activeElement || activeElement === body) {
      return isLow ?? false;
    }
    return standsLow(activeElement);
  }, [id]);
}

function standsLow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom > innerHeight;
}

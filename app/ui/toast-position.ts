import { useMemo } from "react";

/** Whether the last click or touch was in the lower half. Tracked by events, because its target may have been removed. */
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
    // A click by keyboard.
    if (detail === 0 && target instanceof Element)
      isLow = isInLowerHalf(target);
  },
  { capture: true },
);

/**
 * Whether toast `id` appears at the top of the window: if the last click or touch was in the lower half. Applies to
 * phones only; on a wide screen the toast's corner is out of the way.
 */
export function useToastAtTop(id: number): boolean {
  return useMemo(() => {
    // Don't cover a playing video.
    if (id === 0 || document.querySelector("[data-reel-scroller] iframe"))
      return false;
    // The first click may precede these listeners. Focus alone isn't reliable: on an iPhone a tapped button isn't
    // focused.
    const { activeElement, body } = document;
    if (isLow !== null || !activeElement || activeElement === body) {
      return isLow ?? false;
    }
    return isInLowerHalf(activeElement);
  }, [id]);
}

function isInLowerHalf(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top + bottom > innerHeight;
}

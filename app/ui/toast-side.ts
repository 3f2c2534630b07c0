import { useMemo } from "react";

/** Focus alone does not tell: on an iPhone a pressed button gets none. */
let pressed: Element | null = null;

addEventListener(
  "click",
  ({ target }) => {
    pressed = target instanceof Element ? target : null;
  },
  { capture: true },
);

/**
 * Whether toast `id` appears at the top of the window: where what was pressed stands in the lower
 * half. Only a phone's stylesheet heeds it; on a wide screen the corner is out of the way.
 */
export function useToastHigh(id: number): boolean {
  return useMemo(() => {
    // The first press of all may have come before this listened.
    const control = pressed ?? document.activeElement;
    if (id === 0 || !control || control === document.body) return false;
    const { top, bottom } = control.getBoundingClientRect();
    return top + bottom > innerHeight;
  }, [id]);
}

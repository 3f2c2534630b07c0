import { useEffect, useRef, type RefObject } from "react";

/**
 * Focuses the heading when `step` changes, because the button that had the focus is no longer on the page. Does
 * nothing on the first render.
 */
export function useStepFocus<Element extends HTMLElement>(
  step: string | number,
): RefObject<Element> {
  const heading = useRef<Element>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

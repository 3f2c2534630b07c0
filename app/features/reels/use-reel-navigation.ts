import { useEffect, useLayoutEffect, useRef } from "react";

/** Wheel events within this time, such as a trackpad's momentum, belong to one step. */
const wheelPauseMs = 200;

/**
 * Navigation that native scrolling doesn't provide: keys, and the mouse wheel (which would have to scroll a whole page).
 * `step` gets 1 for next, -1 for previous.
 */
export function useReelNavigation(step: (by: number) => void): void {
  const latestStep = useRef(step);
  // Not a passive effect: a key pressed right after a wheel step would still get the previous position.
  useLayoutEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = steps[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (by === undefined || hasModifier || event.defaultPrevented) return;
      if (hasOwnHandling(event.target)) return;
      event.preventDefault();
      // Holding a key down must not skip through all videos.
      if (!event.repeat) latestStep.current(by);
    };
    let lastWheelAt = 0;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, ctrlKey, timeStamp } = event;
      if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      if (hasOwnHandling(event.target)) return;
      const { target } = event;
      if (!(target instanceof Element && target.closest("main"))) return;
      if (document.querySelector("[role=menu]:popover-open")) return;
      event.preventDefault();
      const isNew = timeStamp - lastWheelAt > wheelPauseMs;
      lastWheelAt = timeStamp;
      if (isNew) latestStep.current(Math.sign(deltaY));
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("wheel", onWheel, { passive: false });
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("wheel", onWheel);
    };
  }, []);
}

const interactiveSelector =
  "input, textarea, select, [contenteditable], [data-dialog], [role=menu]";

/** Fields, layers over the page and scrollable captions handle these events themselves. */
function hasOwnHandling(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const scrollable = target.closest("[data-scrollable]");
  const scrolls =
    scrollable !== null &&
    scrollable.scrollHeight > scrollable.clientHeight + 1;
  return scrolls || target.closest(interactiveSelector) !== null;
}

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  PageDown: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageUp: -1,
};

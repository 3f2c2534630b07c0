import { useEffect, useLayoutEffect, useRef } from "react";

/** Wheel events within this time, such as a trackpad's momentum, belong to one step. */
const wheelPauseMs = 200;

const minSwipePx = 60;

/**
 * Navigation that native scrolling doesn't provide: keys, mouse wheel (which would have to scroll a whole page), and a
 * swipe on the last slide. `step` gets 1 for next, -1 for previous.
 */
export function useReelNavigation(
  step: (by: number) => void,
  isEnd: boolean,
): void {
  const latest = useRef({ step, isEnd });
  // Not a passive effect: a key pressed right after a wheel step would still get the previous position.
  useLayoutEffect(() => {
    latest.current = { step, isEnd };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = steps[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (by === undefined || hasModifier || event.defaultPrevented) return;
      if (hasOwnHandling(event.target)) return;
      event.preventDefault();
      // Holding a key down must not skip through all videos.
      if (!event.repeat) latest.current.step(by);
    };
    let lastWheelAt = 0;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, ctrlKey, timeStamp } = event;
      if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      if (hasOwnHandling(event.target) || !isInMain(event.target)) return;
      if (document.querySelector("[role=menu]:popover-open")) return;
      event.preventDefault();
      const isNew = timeStamp - lastWheelAt > wheelPauseMs;
      lastWheelAt = timeStamp;
      if (isNew) latest.current.step(Math.sign(deltaY));
    };
    let from = 0;
    const onTouchStart = ({ touches }: TouchEvent) => {
      from = touches[0]?.clientY ?? 0;
    };
    const onTouchEnd = ({ target, changedTouches }: TouchEvent) => {
      const to = changedTouches[0]?.clientY ?? from;
      const isUp = from - to > minSwipePx && isInMain(target);
      if (isUp && latest.current.isEnd) latest.current.step(1);
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("wheel", onWheel, { passive: false });
    addEventListener("touchstart", onTouchStart, { passive: true });
    addEventListener("touchend", onTouchEnd);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("wheel", onWheel);
      removeEventListener("touchstart", onTouchStart);
      removeEventListener("touchend", onTouchEnd);
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

const isInMain = (target: EventTarget | null) =>
  target instanceof Element && target.closest("main") !== null;

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  PageDown: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageUp: -1,
};

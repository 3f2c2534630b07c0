import { useRef, type MouseEvent, type PointerEvent } from "react";

/** A longer press is a hold. */
const maxTapMs = 300;
const maxTapMovePx = 10;
const minSwipePx = 50;

type Move = "back" | "forward" | "close";

/** A swipe to the left goes forward, to the right back, and down closes. */
export function getSwipe(x: number, y: number): Move | null {
  if (Math.abs(x) >= Math.max(minSwipePx, Math.abs(y)))
    return x < 0 ? "forward" : "back";
  return y >= minSwipePx ? "close" : null;
}

/** A tap on the left half goes back, on the right half forward; swipes as in `getSwipe`; holding pauses. */
export function useStoryTouch(
  setHeld: (isHeld: boolean) => void,
  onMove: (move: Move) => void,
) {
  const pressed = useRef<PointerEvent | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target, currentTarget, isPrimary, button } = event;
      const control =
        target instanceof Element && target.closest("button, select, label");
      if (control || !isPrimary || button !== 0) return;
      // The release counts even outside the stage.
      currentTarget.setPointerCapture(event.pointerId);
      pressed.current = event;
      setHeld(true);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = pressed.current;
      if (!from) return;
      setHeld(false);
      const movedX = event.clientX - from.clientX;
      const movedY = event.clientY - from.clientY;
      const swipe = getSwipe(movedX, movedY);
      if (swipe) onMove(swipe);
      if (Math.hypot(movedX, movedY) > maxTapMovePx) return;
      // The events' timestamps: a busy main thread must not turn a tap into a hold.
      if (event.timeStamp - from.timeStamp > maxTapMs) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onMove(from.clientX < left + width / 2 ? "back" : "forward");
    },
    /** After a release, or when the browser takes over because a finger scrolls. */
    onLostPointerCapture: () => {
      pressed.current = null;
      setHeld(false);
    },
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current) event.preventDefault();
    },
  };
}

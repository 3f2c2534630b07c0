import { useRef, type MouseEvent, type PointerEvent } from "react";

/** A longer press is a hold, a larger movement is scrolling. */
const maxTapMs = 300;
const maxTapMovePx = 10;

/** A tap on the left half goes back, on the right half forward; holding pauses. */
export function useStoryTouch(
  setHeld: (isHeld: boolean) => void,
  onTap: (move: "back" | "forward") => void,
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
      if (Math.hypot(movedX, movedY) > maxTapMovePx) return;
      // The events' timestamps: a busy main thread must not turn a tap into a hold.
      if (event.timeStamp - from.timeStamp > maxTapMs) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onTap(from.clientX < left + width / 2 ? "back" : "forward");
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

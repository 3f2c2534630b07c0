import { useRef, type TouchEvent } from "react";

/** In px. */
const minSwipe = 60;

/** Props for the element on which the user swipes sideways with one finger. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom.
      start.current = touches.length === 1 ? touches.item(0) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      if (!start.current) return;
      const { clientX, clientY } = changedTouches.item(0);
      const x = clientX - start.current.clientX;
      const y = clientY - start.current.clientY;
      if (Math.abs(x) < Math.max(minSwipe, 2 * Math.abs(y))) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}

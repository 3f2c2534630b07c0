import { useEffect, useLayoutEffect, useRef } from "react";

interface Gestures {
  /** In fractions of the area's width: 0.5 is half of it to the right or down. */
  onDrag: (dx: number, dy: number) => void;
  /** 2 zooms in by a factor of two. */
  onZoom: (factor: number) => void;
}

/** One finger or the mouse drags, two fingers pinch, the wheel zooms. */
export function useCropGestures<Area extends HTMLElement>(gestures: Gestures) {
  const area = useRef<Area>(null);
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const down = new Map<number, PointerEvent>();
    const start = (event: PointerEvent) => {
      current.setPointerCapture(event.pointerId);
      down.set(event.pointerId, event);
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const [other] = [...down.values()].filter(
        (pointer) => pointer !== before,
      );
      down.set(event.pointerId, event);
      if (other && distanceBetween(before, other) > 0) {
        latest.current.onZoom(
          distanceBetween(event, other) / distanceBetween(before, other),
        );
      }
      // With two fingers each a moves the image half as far.
      const width = current.clientWidth * (other ? 2 : 1);
      latest.current.onDrag(
        (event.clientX - before.clientX) / width,
        (event.clientY - before.clientY) / width,
      );
    };
    const end = ({ pointerId }: PointerEvent) => {
      down.delete(pointerId);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.onZoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    current.addEventListener("pointerdown", start);
    current.addEventListener("pointermove", move);
    current.addEventListener("pointerup", end);
    current.addEventListener("pointercancel", end);
    current.addEventListener("wheel", wheel, { passive: false });
    return () => {
      current.removeEventListener("pointerdown", start);
      current.removeEventListener("pointermove", move);
      current.removeEventListener("pointerup", end);
      current.removeEventListener("pointercancel", end);
      current.removeEventListener("wheel", wheel);
    };
  }, []);

  return area;
}

function distanceBetween(a: PointerEvent, b: PointerEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

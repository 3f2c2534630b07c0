import { useRef, useState, type PointerEvent, type RefObject } from "react";
import { clampZoom, fitted, zoomAt, type Point, type Zoom } from "./image-zoom";

/** px. A shorter movement is a tap. */
const maxTapMovePx = 10;
const doubleTapMs = 300;
/** Of a double tap. */
const tapScale = 2.5;
/** px. A longer swipe shows another picture or closes the viewer. */
const minSwipePx = 80;

const centre: Point = { x: 0, y: 0 };

interface ImageGestures {
  /** The current picture. */
  image: RefObject<HTMLImageElement>;
  /** -1: to the previous picture; 1: to the next. */
  onMove: (step: -1 | 1) => void;
  onClose: () => void;
}

/** Pinch, double tap, drag and swipe by fingers, pen or mouse, on a stage with `touch-action: none`. */
export function useImageGestures({ image, onMove, onClose }: ImageGestures) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  /** Where the fingers were when the last one was added or lifted; `spread` is their distance. */
  const start = useRef({ ...centre, spread: 0, zoom: fitted });
  const axis = useRef<"x" | "y" | "tap">("tap");
  const lastTap = useRef({ ...centre, time: 0 });
  /** `drag`: how far a picture that isn't zoomed has been dragged. */
  const [view, setView] = useState({ zoom: fitted, drag: centre, held: false });
  // Several pointer events may arrive before the next render.
  const latest = useRef(view);
  const update = (change: Partial<typeof view>) => {
    latest.current = { ...latest.current, ...change };
    setView(latest.current);
  };

  const measure = () => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    const { naturalWidth, naturalHeight } = image.current ?? {};
    const picture = { width: naturalWidth || 1, height: naturalHeight || 1 };
    return { box, picture };
  };
  const toPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = measure().box;
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const changeZoom = (next: Zoom) => {
    const { box, picture } = measure();
    update({ zoom: clampZoom(next, picture, box) });
  };
  const toggleZoom = (point: Point = centre) => {
    if (latest.current.zoom.scale > 1) update({ zoom: fitted });
    else changeZoom(zoomAt(fitted, tapScale, point));
  };

  const getFingers = () => {
    const [a = centre, b = a] = pointers.current.values();
    const spread = Math.hypot(a.x - b.x, a.y - b.y);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread };
  };
  const restart = () => {
    start.current = { ...getFingers(), zoom: latest.current.zoom };
    update({ drag: centre, held: pointers.current.size > 0 });
  };

  const onTap = ({ target, timeStamp }: PointerEvent, point: Point) => {
    if (target instanceof Element && target.closest("button")) return;
    const { time, x, y } = lastTap.current;
    const isDouble =
      timeStamp - time < doubleTapMs &&
      Math.hypot(point.x - x, point.y - y) < 3 * maxTapMovePx;
    lastTap.current = { ...point, time: isDouble ? 0 : timeStamp };
    if (isDouble) toggleZoom(point);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) axis.current = "tap";
      pointers.current.set(event.pointerId, toPoint(event));
      restart();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, toPoint(event));
      const from = start.current;
      const { x, y, spread } = getFingers();
      const [moveX, moveY] = [x - from.x, y - from.y];
      const isPinch = from.spread > 0;
      if (
        axis.current === "tap" &&
        (isPinch || Math.hypot(moveX, moveY) > maxTapMovePx)
      )
        axis.current = Math.abs(moveX) > Math.abs(moveY) ? "x" : "y";
      // Not on pointerdown: the captured pointer couldn't click a button on the stage.
      if (axis.current !== "tap")
        event.currentTarget.setPointerCapture(event.pointerId);
      if (isPinch || from.zoom.scale > 1) {
        const factor = isPinch ? spread / from.spread : 1;
        const next = zoomAt(from.zoom, from.zoom.scale * factor, from);
        changeZoom({ ...next, x: next.x + moveX, y: next.y + moveY });
      } else if (axis.current === "x") update({ drag: { x: moveX, y: 0 } });
      else if (axis.current === "y")
        update({ drag: { x: 0, y: Math.max(0, moveY) } });
    },
    onPointerUp: (event: PointerEvent) => {
      if (!pointers.current.delete(event.pointerId)) return;
      const { drag } = latest.current;
      restart();
      if (pointers.current.size > 0) return;
      if (axis.current === "tap") onTap(event, toPoint(event));
      else if (drag.y > minSwipePx) onClose();
      else if (Math.abs(drag.x) > minSwipePx) onMove(drag.x < 0 ? 1 : -1);
    },
    onPointerCancel: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      restart();
    },
  };

  return { stage, handlers, ...view, changeZoom, toggleZoom };
}

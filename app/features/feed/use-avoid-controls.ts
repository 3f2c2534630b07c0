import { useEffect, type RefObject } from "react";

const controlSelector = "a, button, input, textarea, select, summary";
/** px. Larger ones, such as pictures, can be pressed beside the button. */
const maxControlHeight = 96;
/** px */
const maxLift = 240;
/** Tested points, as parts of the button's size: closer than the smallest control is high. */
const grid = [0, 0.33, 0.67, 1];
/** After the last scroll event. */
const settleMs = 100;

/**
 * Moves a floating button up or aside until it covers none of the page's controls. If there is no room, it gets `data-crowded`.
 * Cost: 16 hit tests after a scroll, and 16 for each control in the way.
 */
export function useAvoidControls(
  button: RefObject<HTMLElement>,
  isFloating: boolean,
): void {
  useEffect(() => {
    const { current } = button;
    if (!current || !isFloating) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const avoidControls = () => {
      // 0 on wide screens, where the button isn't displayed.
      if (current.offsetHeight === 0) return;
      const [shift, lift] = findRoom(current) ?? [];
      current.toggleAttribute("data-crowded", lift === undefined);
      current.style.transform = `translate(${-(shift ?? 0)}px, ${-(lift ?? 0)}px)`;
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(avoidControls, settleMs);
    };
    const resizeObserver = new ResizeObserver(avoidControls);
    resizeObserver.observe(document.body);
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      resizeObserver.disconnect();
      removeEventListener("scroll", onScroll);
      current.style.transform = "";
    };
  }, [button, isFloating]);
}

/** px to the left of and above the button's own position; null if there is no room. */
function findRoom(button: HTMLElement): [number, number] | null {
  const { offsetLeft, offsetTop: top, offsetHeight: size } = button;
  // Short posts leave no room between the controls at their right edge, but left of it.
  for (let shift = 0; shift < offsetLeft; shift += size + 8) {
    const left = offsetLeft - shift;
    let lift = 0;
    while (lift < Math.min(maxLift, top)) {
      const tops = grid.flatMap((x) =>
        grid.flatMap((y) =>
          listControlTops(button, left + x * size, top - lift + y * size),
        ),
      );
      if (tops.length === 0) return [shift, lift];
      lift = Math.ceil(top + size - Math.min(...tops)) + 1;
    }
  }
  return null;
}

/** The upper edges of the controls at a point. */
function listControlTops(button: HTMLElement, x: number, y: number): number[] {
  return document.elementsFromPoint(x, y).flatMap((element) => {
    const control = element.closest(controlSelector);
    if (!control?.closest("main") || control === button) return [];
    // A link over a whole card is larger than its own box.
    const { top, bottom } = control.getBoundingClientRect();
    const isHere = top <= y && y <= bottom && bottom - top <= maxControlHeight;
    return isHere ? [top] : [];
  });
}

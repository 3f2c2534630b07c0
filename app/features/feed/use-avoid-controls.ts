import { useEffect, type RefObject } from "react";

const controlSelector =
  "main :is(a, button, input, textarea, select, summary):not(.fixed), [data-outbox]";
/** px. Larger ones, such as pictures, can be pressed next to the button. */
const maxControlHeight = 96;
/** px */
const [maxLift, step] = [240, 8];
/** After the last scroll event. */
const settleMs = 100;

/**
 * Moves a floating button up or aside until it covers neither the page's controls nor the outbox bar. If there is no
 * room, it gets `data-crowded`.
 */
export function useAvoidControls(button: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = button;
    if (!current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const avoidControls = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // If it moved while it is pressed, the click would be lost.
        if (current.matches(":active")) {
          avoidControls();
          return;
        }
        const room = findRoom(current);
        current.toggleAttribute("data-crowded", room === null);
        current.style.transform = room ?? "";
      }, settleMs);
    };
    const resizeObserver = new ResizeObserver(avoidControls);
    resizeObserver.observe(document.body);
    addEventListener("scroll", avoidControls, { passive: true });
    return () => {
      clearTimeout(timer);
      resizeObserver.disconnect();
      removeEventListener("scroll", avoidControls);
    };
  }, [button]);
}

/** The nearest place, to the left only as far as needed: posts without a picture have no room at their right edge. */
function findRoom(button: HTMLElement): string | null {
  const { offsetLeft, offsetTop, offsetHeight: size } = button;
  // On wide screens the button isn't displayed.
  if (size === 0) return null;
  const boxes = [...document.querySelectorAll(controlSelector)]
    // Measuring a control of a distant card would lay out the whole card.
    .filter((control) =>
      control.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height <= maxControlHeight);
  for (let left = offsetLeft; left >= 0; left -= size + step) {
    for (let top = offsetTop; top > offsetTop - maxLift; top -= step) {
      const isCovering = boxes.some(
        (box) =>
          box.left < left + size &&
          box.right > left &&
          box.top < top + size &&
          box.bottom > top,
      );
      if (!isCovering)
        return `translate(${left - offsetLeft}px, ${top - offsetTop}px)`;
    }
  }
  return null;
}

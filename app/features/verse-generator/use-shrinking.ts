import { useEffect, useRef, type RefObject } from "react";

/** The preview shrinks to 24% of the window height, at most 208 px. */
const minHeight = { part: 0.24, px: 208 };
/** Height of the top bar on phones, even while it's hidden. */
const barPx = 56;
/** Duration of the top bar's show and hide animation (shell/top-bar.tsx). */
const barMs = 200;

/**
 * Shrinks the pinned preview while the user scrolls, down to a quarter of the window. Its container
 * keeps its height and moves up behind the top bar, so that nothing below it jumps. At the side, or in
 * a low window, the preview doesn't shrink.
 */
export function useShrinkingPreview(): RefObject<HTMLDivElement> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pinned = container.current;
    const preview = pinned?.firstElementChild;
    const layout = pinned?.parentElement;
    if (!pinned || !layout || !(preview instanceof HTMLElement)) return;

    const topBar = document.querySelector("header[data-hidden]");
    let start = 0;
    let maxShrink = 0;
    const updateScale = () => {
      // With the bar hidden, the preview first moves up into the free space.
      const freeSpace =
        topBar?.getAttribute("data-hidden") === "true" ? barPx : 0;
      const shrinkBy = Math.min(
        Math.max(scrollY - start - freeSpace, 0),
        maxShrink,
      );
      preview.style.transform =
        shrinkBy > 0 ? `scale(${1 - shrinkBy / preview.offsetHeight})` : "";
    };
    const measure = () => {
      const isPinned =
        getComputedStyle(layout).display !== "grid" &&
        getComputedStyle(pinned).position === "sticky";
      const minPx = Math.min(innerHeight * minHeight.part, minHeight.px);
      maxShrink = isPinned ? Math.max(preview.offsetHeight - minPx, 0) : 0;
      start = layout.getBoundingClientRect().top + scrollY - barPx;
      pinned.style.setProperty("--shrink", `${maxShrink}px`);
      updateScale();
    };
    measure();
    const sizeObserver = new ResizeObserver(measure);
    sizeObserver.observe(pinned);
    let moving: ReturnType<typeof setTimeout> | undefined;
    const barObserver = new MutationObserver(() => {
      preview.style.transition = `transform ${barMs}ms`;
      updateScale();
      clearTimeout(moving);
      moving = setTimeout(() => {
        preview.style.transition = "";
      }, barMs);
    });
    if (topBar)
      barObserver.observe(topBar, { attributeFilter: ["data-hidden"] });
    addEventListener("resize", measure);
    addEventListener("scroll", updateScale, { passive: true });
    return () => {
      sizeObserver.disconnect();
      barObserver.disconnect();
      clearTimeout(moving);
      removeEventListener("resize", measure);
      removeEventListener("scroll", updateScale);
    };
  }, []);
  return container;
}

import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Of the window's height, and px: what of a phone the picture keeps while the choices are used. */
const lowest = { part: 0.24, px: 208 };
/** px. The bar at the top of a phone, whether or not it is hidden just now. */
const bar = 56;
/** What the bar takes to go and to come (shell/top-bar.tsx). */
const barMs = 200;

/**
 * The preview above the choices: as far as one scrolls past it, so much lower it is drawn, down to a
 * quarter of the window, where it stays. Its place keeps its height and moves up behind the bar, so
 * that nothing below it jumps. At the side, or in a low window, it stays as it is.
 */
export function useShrinking(): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pinned = place.current;
    const picture = pinned?.firstElementChild;
    const around = pinned?.parentElement;
    if (!pinned || !around || !(picture instanceof HTMLElement)) return;

    const topBar = document.querySelector("header[data-hidden]");
    let start = 0;
    let range = 0;
    const follow = () => {
      // With the bar away the picture rises into its place before it shrinks.
      const away = topBar?.getAttribute("data-hidden") === "true" ? bar : 0;
      const less = Math.min(Math.max(scrollY - start - away, 0), range);
      picture.style.transform =
        less > 0 ? `scale(${1 - less / picture.offsetHeight})` : "";
    };
    const measure = () => {
      const above =
        getComputedStyle(around).display !== "grid" &&
        getComputedStyle(pinned).position === "sticky";
      const low = Math.min(innerHeight * lowest.part, lowest.px);
      range = above ? Math.max(picture.offsetHeight - low, 0) : 0;
      start = around.getBoundingClientRect().top + scrollY - bar;
      pinned.style.setProperty("--shrink", `${range}px`);
      follow();
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(pinned);
    let moving: ReturnType<typeof setTimeout> | undefined;
    const barMoves = new MutationObserver(() => {
      picture.style.transition = `transform ${barMs}ms`;
      follow();
      clearTimeout(moving);
      moving = setTimeout(() => {
        picture.style.transition = "";
      }, barMs);
    });
    if (topBar) barMoves.observe(topBar, { attributeFilter: ["data-hidden"] });
    addEventListener("resize", measure);
    addEventListener("scroll", follow, { passive: true });
    return () => {
      sizes.disconnect();
      barMoves.disconnect();
      clearTimeout(moving);
      removeEventListener("resize", measure);
      removeEventListener("scroll", follow);
    };
  }, []);
  return place;
}

import { useEffect, useState } from "react";

/** spec §9, CSS pixels. */
const hidesPast = 100;
const showsAbove = 10;

/**
 * Whether the phone's top bar is out of the way: it goes when the page is scrolled down past 100 px
 * and comes back near the top or on any scroll up.
 */
export function barHidden(
  hidden: boolean,
  previous: number,
  scrollY: number,
): boolean {
  if (scrollY < showsAbove || scrollY < previous) return false;
  return hidden || (scrollY > previous && scrollY > hidesPast);
}

/** Follows the window's scrolling; renders only when the answer changes. */
export function useBarHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let previous = scrollY;
    const onScroll = () => {
      const from = previous;
      previous = scrollY;
      setHidden((was) => barHidden(was, from, previous));
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
    };
  }, []);
  return hidden;
}

import { useEffect, useState } from "react";

/** CSS pixels (docs/product.md). */
const hideBelowPx = 100;
const showAbovePx = 10;

/**
 * The top bar hides when the user scrolls down past 100 px. It reappears near the top, or when the user scrolls up.
 */
export function isBarHidden(
  hidden: boolean,
  previous: number,
  scrollY: number,
): boolean {
  if (scrollY < showAbovePx || scrollY < previous) return false;
  return hidden || (scrollY > previous && scrollY > hideBelowPx);
}

export function useBarHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let previous = scrollY;
    const onScroll = () => {
      const from = previous;
      previous = scrollY;
      setHidden((was) => isBarHidden(was, from, previous));
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
    };
  }, []);
  return hidden;
}

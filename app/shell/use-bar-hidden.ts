import { useEffect, useState } from "react";
import { barHidden } from "./bar-visibility";

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

import { useEffect, useState } from "react";

/** Whether the reader has gone away since the list was opened: to another tab, or a screen down. */
export function useLeft(): boolean {
  const [left, setLeft] = useState(false);

  useEffect(() => {
    if (left) return;
    const look = () => {
      if (document.hidden || scrollY > innerHeight) setLeft(true);
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("scroll", look, { passive: true });
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("scroll", look);
    };
  }, [left]);

  return left;
}

import { useEffect, useRef } from "react";

/** The arrow keys, wherever nothing else heeds them: 1 is on, -1 back. */
export function useArrowKeys(move: (by: number) => void): void {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      const by = steps[key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (by === undefined || hasModifier || defaultPrevented) return;
      if (target instanceof Element && target.closest(heeding)) return;
      event.preventDefault();
      // Held down it would run through all of them unseen.
      if (event.repeat) return;
      latest.current(by);
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

const heeding =
  "input, textarea, select, [contenteditable], [data-dialog], [data-own-arrows], [role=menu]";

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

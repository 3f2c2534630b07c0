import { useEffect, useRef, useState } from "react";

/** ms; who was at another window or tab for less has missed nothing worth a question to the server. */
const awayFor = 15_000;
/** ms between two questions of somebody who stays and reads. */
const readFor = 60_000;

/**
 * How often there has been reason to look for news of a list, which is as it was at `since` (ms) when
 * this is mounted: its reader has come back to its tab or window, or reads on after a minute. spec §9
 * has no polling: a page that nobody touches asks nothing.
 */
export function useReturns(since: number): number {
  const [returns, setReturns] = useState(0);
  const lookedAt = useRef(since);

  useEffect(() => {
    const lookAfter = (time: number) => {
      if (document.hidden || Date.now() - lookedAt.current < time) return;
      lookedAt.current = Date.now();
      setReturns((count) => count + 1);
    };
    const comeBack = () => {
      lookAfter(awayFor);
    };
    const readOn = () => {
      lookAfter(readFor);
    };
    const reading = ["scroll", "pointerdown", "keydown"];
    document.addEventListener("visibilitychange", comeBack);
    addEventListener("focus", comeBack);
    for (const sign of reading) {
      addEventListener(sign, readOn, { passive: true });
    }
    // What brought the reader here counts.
    readOn();
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      removeEventListener("focus", comeBack);
      for (const sign of reading) removeEventListener(sign, readOn);
    };
  }, []);

  return returns;
}

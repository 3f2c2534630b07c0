import { useEffect, useState } from "react";

/** ms; who is away for less has missed nothing worth a question to the server. */
const awayFor = 60_000;

/**
 * How often the reader has come back to a list: to its tab after a minute, or to its top after
 * reading on for one. spec §9 has no polling, so these are the moments at which to look for news.
 * For a reader who is away as this is mounted; starts at one where the list is `stale` already.
 */
export function useReturns(stale: boolean): number {
  const [returns, setReturns] = useState(stale ? 1 : 0);

  useEffect(() => {
    let lookedAt = Date.now();
    let hiddenAt = lookedAt;
    let readOn = scrollY > innerHeight;
    const comeBack = () => {
      lookedAt = Date.now();
      setReturns((count) => count + 1);
    };
    const onVisibility = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= awayFor) comeBack();
    };
    const onScroll = () => {
      if (scrollY > innerHeight) readOn = true;
      else if (readOn && scrollY <= 10) {
        readOn = false;
        if (Date.now() - lookedAt >= awayFor) comeBack();
      }
    };
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("scroll", onScroll);
    };
  }, []);

  return returns;
}

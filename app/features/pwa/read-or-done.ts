import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { writes } from "~/browser/api-client";

/** ms; decided here: who stays that long with a chapter or the day's word has read it. */
export const readingTime = 20_000;

/** Decided here: who has scrolled through as many screens has read them. */
const screensRead = 2;

/** Pages of one text, which need not scroll. */
const isText = (pathname: string) =>
  /^\/(bible|verse-detail|prayer-detail|(verse|prayer)-of-the-day)$/.test(
    pathname,
  );

/** Whether somebody has read or done something here, in this document. */
export function useReadOrDone(): boolean {
  const { pathname } = useLocation();
  const [earned, setEarned] = useState(false);

  useEffect(() => {
    if (earned) return;
    const earn = () => {
      setEarned(true);
    };
    const onScroll = () => {
      if (scrollY > screensRead * innerHeight) earn();
    };
    const timer = isText(pathname) ? setTimeout(earn, readingTime) : undefined;
    addEventListener("scroll", onScroll, { passive: true });
    writes.addEventListener("written", earn);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
      writes.removeEventListener("written", earn);
    };
  }, [earned, pathname]);

  return earned;
}

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { apiWrites } from "~/client/api-client";

/** On a page with a single text, such as a chapter. */
export const readingTimeMs = 20_000;

const screensScrolled = 2;

/** These pages may be too short to scroll. */
const isSingleTextPage = (pathname: string) =>
  /^\/(bible|verse-detail|prayer-detail|(verse|prayer)-of-the-day)$/.test(
    pathname,
  );

/** Whether the user has read or written something since the document loaded. */
export function useEngaged(): boolean {
  const { pathname } = useLocation();
  const [engaged, setEngaged] = useState(false);

  useEffect(() => {
    if (engaged) return;
    const engage = () => {
      setEngaged(true);
    };
    const onScroll = () => {
      if (scrollY > screensScrolled * innerHeight) engage();
    };
    const timer = isSingleTextPage(pathname)
      ? setTimeout(engage, readingTimeMs)
      : undefined;
    addEventListener("scroll", onScroll, { passive: true });
    apiWrites.addEventListener("written", engage);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", onScroll);
      apiWrites.removeEventListener("written", engage);
    };
  }, [engaged, pathname]);

  return engaged;
}

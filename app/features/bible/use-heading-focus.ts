import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { useHydrated } from "~/ui/hydrated";

/** On what turns a page from its end, and stays there. */
export const turnsPage = { "data-turns-page": "" };

/**
 * For the heading of a page. When `page` changes within the app, it takes the focus if that went with
 * the page before or stays at its end, so that reading goes on from there. Whoever is elsewhere, in a
 * select or on a tab, is left there.
 */
export function useHeadingFocus(page: object): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  // What came as a document begins at its beginning by itself.
  const before = useRef(useHydrated() ? null : page);
  useEffect(() => {
    const turned = before.current !== page;
    before.current = page;
    const focused = document.activeElement ?? document.body;
    const leftBehind =
      focused === document.body || focused.closest("[data-turns-page]");
    if (turned && leftBehind) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

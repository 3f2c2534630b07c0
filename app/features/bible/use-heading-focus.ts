import { useEffect, useRef, type RefObject } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** For controls at the end of a page that load another page and stay there. */
export const pageTurnProps = { "data-turns-page": "" };

/**
 * Ref for the page heading. When `page` changes, focuses the heading if the focus was lost with the old page
 * or is on a control at its end, so that reading continues at the top. Other focused elements, such as a
 * select or a tab, keep the focus.
 */
export function useHeadingFocus(page: object): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  // A full page load starts at the top anyway.
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

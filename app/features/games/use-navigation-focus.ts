import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

/**
 * Focuses the heading after a client-side navigation removed the clicked link and its focus with it. Does nothing
 * on the first load, where the browser starts at the top of the page.
 */
export function useNavigationFocus(
  pageKey: string,
): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key === "default" || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [pageKey, key]);
  return heading;
}

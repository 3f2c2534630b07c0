import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * For the heading of what a link led to: where the link is gone with its page, the focus would be nowhere. A
 * page that the browser itself has opened begins at its top.
 */
export function useLandingFocus(place: string): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key === "default" || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [place, key]);
  return heading;
}

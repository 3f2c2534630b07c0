import { useEffect, useRef } from "react";
import { restoreFocus } from "./restore-focus";

/**
 * Restores the focus to where it was before the toast had it, as soon as the toast closes. Otherwise the focus would
 * stay on the empty list or fall back to the document.
 */
export function useToastFocus(id: number, open: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const outside = useRef<Element | null>(null);
  const within = useRef(false);

  useEffect(() => {
    outside.current = document.activeElement;
    const onFocusIn = ({ target }: Event) => {
      // Includes Radix's focus proxies around the list.
      const region = list.current?.parentElement;
      within.current = target instanceof Node && !!region?.contains(target);
      if (!within.current && target instanceof Element)
        outside.current = target;
    };
    // A click on nothing focusable: there is nowhere to restore the focus to.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && !within.current) outside.current = null;
    };
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("focusout", onFocusOut);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, []);

  useEffect(() => {
    const { activeElement: now, body } = document;
    const lost = now === body || (!open && now === list.current);
    if (within.current && lost) restoreFocus(outside.current);
  }, [id, open]);

  return list;
}

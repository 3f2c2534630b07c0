import { useEffect, useRef } from "react";
import { focusBack } from "./focus-back";

/**
 * What a toast takes the focus from gets it back as soon as the toast is gone, pressed or not: on its
 * own the focus would stay at the empty list, or fall to the top of the document.
 */
export function useToastFocus(id: number, open: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const outside = useRef<Element | null>(null);
  const within = useRef(false);

  useEffect(() => {
    outside.current = document.activeElement;
    const onFocusIn = ({ target }: Event) => {
      // With what stands around the list, so that Tab finds it.
      const region = list.current?.parentElement;
      within.current = target instanceof Node && !!region?.contains(target);
      if (!within.current && target instanceof Element)
        outside.current = target;
    };
    // A press beside everything: who then presses the toast comes from nowhere.
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
    if (within.current && lost) focusBack(outside.current);
  }, [id, open]);

  return list;
}

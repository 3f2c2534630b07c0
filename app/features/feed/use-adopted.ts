import { useEffect, useRef } from "react";

/** What stood in the text area that this one took the place of, and whether it had the focus. */
export interface Before {
  typed: string;
  focused: boolean;
}

/** Goes on where the person was. Both what was kept and what was typed since are theirs. */
export function useAdopted(
  { typed, focused }: Before,
  kept: string,
  write: (text: string) => void,
) {
  const area = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  useEffect(() => {
    const { current } = area;
    if (!current || done.current) return;
    done.current = true;
    const text = joined(kept, typed);
    if (text !== kept) write(text);
    if (!focused) return;
    current.focus({ preventScroll: true });
    current.setSelectionRange(text.length, text.length);
  }, [typed, focused, kept, write]);
  return area;
}

/** Browsers put what was typed before a reload back by themselves: it is not wanted twice. */
export function joined(kept: string, typed: string): string {
  if (kept.includes(typed)) return kept;
  return typed.includes(kept) ? typed : `${kept}\n${typed}`;
}

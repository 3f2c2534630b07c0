import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { urls } from "~/shared/urls";
import { toPassageQuery, type Passage } from "./passage";

/** A change this soon after a key press came from the keyboard. It fires after 1 ms, or 50 ms on a slow phone. */
const keyboardChangeMs = 200;

/**
 * Props of the version select. A value picked from an open list opens at once. On a closed list, every arrow
 * key fires a change, so such a value opens only with Enter or on blur, and Escape resets it (WCAG 3.2.2).
 */
export function useVersionSelect(passage: Passage) {
  const navigate = useNavigate();
  const ref = useRef<HTMLSelectElement>(null);
  const lastKeyAt = useRef(-Infinity);
  const { id } = passage.version;
  const reset = () => {
    if (ref.current) ref.current.value = id;
  };
  useEffect(reset, [passage, id]);
  const open = () => {
    const version = ref.current?.value ?? id;
    if (version === id) return;
    const to = urls.bible({ ...toPassageQuery(passage), version });
    navigate(to, { preventScrollReset: true });
  };
  const onChange = () => {
    if (performance.now() - lastKeyAt.current > keyboardChangeMs) open();
  };
  const onKeyDown = ({ key }: KeyboardEvent<HTMLSelectElement>) => {
    // Enter and Space pick a value from the open list.
    const picks = key === "Enter" || key === " ";
    lastKeyAt.current = picks ? -Infinity : performance.now();
    if (key === "Escape") reset();
    if (key === "Enter") open();
  };
  return {
    selectRef: ref,
    defaultValue: id,
    onChange,
    onKeyDown,
    onBlur: open,
  };
}

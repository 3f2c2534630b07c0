import { useEffect, useRef, type KeyboardEvent } from "react";

/** A change this soon after a key press came from the keyboard. It fires after 1 ms, or 50 ms on a slow phone. */
const keyboardChangeMs = 200;

/**
 * Props of a select whose value opens another page. A value picked from an open list opens at once. On a closed list,
 * every arrow key fires a change, so such a value opens only with Enter or on blur, and Escape resets it (WCAG 3.2.2).
 *
 * @param page changes with every navigation
 */
export function useNavigatingSelect(
  value: string,
  page: object,
  open: (select: HTMLSelectElement) => void,
) {
  const ref = useRef<HTMLSelectElement>(null);
  const lastKeyAt = useRef(-Infinity);
  const opened = useRef(value);
  useEffect(() => {
    const select = ref.current;
    // Keep an unconfirmed keyboard choice when an earlier navigation finishes.
    const isChoosing = select?.matches(":focus") && opened.current === value;
    if (select && !isChoosing) select.value = value;
    opened.current = value;
  }, [page, value]);
  const openChosen = () => {
    if (!ref.current || ref.current.value === value) return;
    opened.current = ref.current.value;
    open(ref.current);
  };
  const onChange = () => {
    if (performance.now() - lastKeyAt.current > keyboardChangeMs) openChosen();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, currentTarget: select } = event;
    // Enter and Space pick a value from the open list.
    const picks = key === "Enter" || key === " ";
    lastKeyAt.current = picks ? -Infinity : performance.now();
    if (key === "Escape") select.value = value;
    if (key === "Enter" && select.value !== value) {
      // Chrome would open the list as well.
      event.preventDefault();
      openChosen();
    }
  };
  return {
    selectRef: ref,
    defaultValue: value,
    onChange,
    onKeyDown,
    onBlur: openChosen,
  };
}

import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { urls } from "~/shared/urls";
import { toPassageQuery, type Passage } from "./passage";

/** A change this soon after a key press came from the keyboard. It fires after 1 ms, or 50 ms on a slow phone. */
const keyboardChangeMs = 200;

export function useVersionSelect(passage: Passage) {
  const navigate = useNavigate();
  return useNavigatingSelect(passage.version.id, passage, (select) => {
    const query = { ...toPassageQuery(passage), version: select.value };
    navigate(urls.bible(query), { preventScrollReset: true });
  });
}

/**
 * Props of a select whose value opens another page. A value picked from an open list opens at once. On a closed list,
 * every arrow key fires a change, so such a value opens only with Enter or on blur, and Escape resets it (WCAG 3.2.2).
 */
export function useNavigatingSelect(
  value: string,
  page: object,
  open: (select: HTMLSelectElement) => void,
) {
  const ref = useRef<HTMLSelectElement>(null);
  const lastKeyAt = useRef(-Infinity);
  const reset = () => {
    if (ref.current) ref.current.value = value;
  };
  useEffect(reset, [value]);
  useEffect(() => {
    const select = ref.current;
    // A choice from the keyboard continues when the page of another select arrives.
    if (select && !select.matches(":focus")) select.value = value;
  }, [page, value]);
  const openChosen = () => {
    if (ref.current && ref.current.value !== value) open(ref.current);
  };
  const onChange = () => {
    if (performance.now() - lastKeyAt.current > keyboardChangeMs) openChosen();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key } = event;
    // Enter and Space pick a value from the open list.
    const picks = key === "Enter" || key === " ";
    lastKeyAt.current = picks ? -Infinity : performance.now();
    if (key === "Escape") reset();
    if (key === "Enter" && event.currentTarget.value !== value) {
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

import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { urls } from "~/shared/urls";
import { chosen, placeQuery } from "./place";
import type { Place } from "./place";

/** What has a work of its own when it is pressed; the numbers of verses are links for this one. */
const controls = "button, a:not(sup a)";
/** What the next press, or Escape, closes, and no more than that. */
export const opened = ":popover-open, details[open], dialog[open]";

/**
 * For the text of a chapter: a press on a verse or on its number points the address to it, in place of
 * the entry before, and the page stays where it is. ↑ and ↓ go from number to number. A verse that the
 * address points to from elsewhere is brought into sight.
 */
export function useVerseChoice(place: Place): RefObject<HTMLDivElement> {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    const [first] = place.verses ?? [];
    if (!pressed.current && first !== undefined) {
      document.getElementById(`v${first}`)?.scrollIntoView({ block: "center" });
    }
    pressed.current = false;
  }, [place.verses]);

  useEffect(() => {
    const { current } = text;
    if (!current) return;
    let closing = false;
    const onPointerDown = () => {
      closing = document.querySelector(opened) !== null;
    };
    const onClick = (event: MouseEvent) => {
      const verse = verseAt(event.target);
      const elsewhere =
        event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (verse === null || elsewhere || closing || isSelecting()) {
        closing = false;
        return;
      }
      event.preventDefault();
      pressed.current = true;
      numberOf(current, verse)?.focus({ preventScroll: true });
      navigate(urls.bible(placeQuery(chosen(place, verse))), {
        replace: true,
        preventScrollReset: true,
      });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const { target } = event;
      if (step === undefined || !(target instanceof HTMLAnchorElement)) return;
      const next = numberOf(current, (verseAt(target) ?? 0) + step);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    current.addEventListener("pointerdown", onPointerDown);
    current.addEventListener("click", onClick);
    current.addEventListener("keydown", onKeyDown);
    return () => {
      current.removeEventListener("pointerdown", onPointerDown);
      current.removeEventListener("click", onClick);
      current.removeEventListener("keydown", onKeyDown);
    };
  }, [navigate, place]);

  return text;
}

function verseAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest(controls)) return null;
  const verse = target.closest<HTMLElement>("[data-verse]")?.dataset["verse"];
  return verse === undefined ? null : Number(verse);
}

function numberOf(text: HTMLElement, verse: number): HTMLElement | null {
  return text.querySelector<HTMLElement>(`#v${verse} a`);
}

/** Who marks words to copy them has not pressed a verse. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}

import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { urls } from "~/shared/urls";
import type { VerseList } from "~/shared/verse-list";
import { chosen, chosenThrough, placeQuery } from "./place";
import type { Place } from "./place";

/** What has a work of its own when it is pressed; the numbers of verses are links for this one. */
const controls = "button, a:not(sup a)";
/** What the next press, or Escape, closes, and no more than that. */
export const opened = ":popover-open, details[open], dialog[open]";

/**
 * For the text of a chapter: a press on a verse or on its number adds it to those that the address points
 * to, or takes it away, in place of the entry before, and the page stays where it is; with Shift all from
 * the one pressed before join. ↑ and ↓ go from number to number. Verses that the address points to from
 * elsewhere are brought into sight, and none that is pressed stays under the bar that opens for it.
 */
export function useVerseChoice(place: Place): RefObject<HTMLDivElement> {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  const last = useRef<number | null>(null);
  // Quick fingers press again before the address has followed: each press counts.
  const wanted = useRef(place);

  useEffect(() => {
    const { current } = text;
    const { verses } = place;
    wanted.current = place;
    if (current && verses) {
      const now = pressed.current;
      bringIntoSight(current, now === null ? verses : [now], now === null);
    } else last.current = null;
    pressed.current = null;
  }, [place]);

  useEffect(() => {
    const { current } = text;
    if (!current) return;
    let closing = false;
    const onPointerDown = () => {
      closing = document.querySelector(opened) !== null;
    };
    // Else the browser would mark all the words up to there.
    const onMouseDown = (event: MouseEvent) => {
      if (event.shiftKey && !isSelecting()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const verse = verseAt(event.target);
      const elsewhere = event.ctrlKey || event.metaKey || event.altKey;
      if (verse === null || elsewhere || closing || isSelecting()) {
        closing = false;
        return;
      }
      event.preventDefault();
      const before = wanted.current;
      const from = last.current ?? before.verses?.[0] ?? verse;
      const to = event.shiftKey
        ? chosenThrough(before, from, verse)
        : chosen(before, verse);
      wanted.current = to;
      pressed.current = verse;
      last.current = verse;
      numberOf(current, verse)?.focus({ preventScroll: true });
      navigate(urls.bible(placeQuery(to)), {
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
    current.addEventListener("mousedown", onMouseDown);
    current.addEventListener("click", onClick);
    current.addEventListener("keydown", onKeyDown);
    return () => {
      current.removeEventListener("pointerdown", onPointerDown);
      current.removeEventListener("mousedown", onMouseDown);
      current.removeEventListener("click", onClick);
      current.removeEventListener("keydown", onKeyDown);
    };
  }, [navigate]);

  return text;
}

/** px: so much stays free above and below. */
const margin = 8;

/**
 * Between the bar at the window's top, where one stands there, and that of the chosen verses; of those that do
 * not all fit, the first.
 */
function bringIntoSight(
  text: HTMLElement,
  verses: VerseList,
  centred: boolean,
): void {
  const parts = verses
    .flatMap((one) => [...text.querySelectorAll(`[data-verse="${one}"]`)])
    .map((part) => part.getBoundingClientRect());
  const bar = text.parentElement?.querySelector("[data-verse-bar]");
  const top = Math.min(...parts.map((part) => part.top));
  const bottom = Math.max(...parts.map((part) => part.bottom));
  if (!Number.isFinite(top)) return;
  const header = document
    .querySelector("header[data-hidden]")
    ?.getBoundingClientRect();
  const least = Math.max(0, header?.bottom ?? 0) + margin;
  const most = (bar?.getBoundingClientRect().top ?? innerHeight) - margin;
  const isSeen = top >= least && bottom <= most;
  const spare = most - least - (bottom - top);
  if (spare < 0 && verses.length > 1) {
    bringIntoSight(text, verses.slice(0, 1), centred);
    return;
  }
  // What is longer than its place begins at its top.
  if (spare < 0 || (centred && !isSeen)) {
    scrollBy({ top: top - least - Math.max(0, spare / 2) });
  } else if (top < least) scrollBy({ top: top - least });
  else if (bottom > most) scrollBy({ top: bottom - most });
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

import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { urls } from "~/shared/urls";
import type { VerseList } from "~/shared/verse-list";
import {
  toggleVerse,
  addVerseRange,
  toPassageQuery,
  type Passage,
} from "./passage";

/** Controls inside the text that keep their own behavior. Verse numbers are links handled here. */
const controls = "button, a:not(sup a)";
/** If one of these is open, the next click or Escape only closes it. */
export const openOverlays = ":popover-open, dialog[open]";

/**
 * Ref and listeners for the text of a chapter. A click on a verse or its number selects or deselects it: the URL is replaced
 * and the page doesn't scroll. Shift selects the whole range from the verse clicked before. ↑ and ↓ move
 * between verse numbers. Verses selected by a link are scrolled into view, and a clicked verse never stays
 * behind the verse bar.
 */
export function useVerseSelection(passage: Passage) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  const clicked = useRef<number | null>(null);
  const last = useRef<number | null>(null);
  // Includes clicks that haven't reached the URL yet, so that fast clicks aren't lost.
  const latestPassage = useRef(passage);

  useEffect(() => {
    const { current } = text;
    const { verses } = passage;
    latestPassage.current = passage;
    if (current && verses) {
      const now = clicked.current;
      scrollToVerses(current, now === null ? verses : [now]);
    } else last.current = null;
    clicked.current = null;
  }, [passage]);

  const isClosing = useRef(false);
  const listeners = {
    onPointerDown: () => {
      isClosing.current = document.querySelector(openOverlays) !== null;
    },
    // Otherwise, Shift+click would select the text in between.
    onMouseDown: (event: MouseEvent) => {
      if (event.shiftKey && !isSelecting()) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const verse = verseAt(event.target);
      const elsewhere = event.ctrlKey || event.metaKey || event.altKey;
      if (verse === null || elsewhere || isClosing.current || isSelecting()) {
        isClosing.current = false;
        return;
      }
      event.preventDefault();
      const before = latestPassage.current;
      const from = last.current ?? before.verses?.[0] ?? verse;
      const to = event.shiftKey
        ? addVerseRange(before, from, verse)
        : toggleVerse(before, verse);
      latestPassage.current = to;
      clicked.current = verse;
      last.current = verse;
      getNumberLink(verse)?.focus({ preventScroll: true });
      navigate(urls.bible(toPassageQuery(to)), {
        replace: true,
        preventScrollReset: true,
      });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const { target } = event;
      if (step === undefined || !(target instanceof HTMLAnchorElement)) return;
      const next = getNumberLink((verseAt(target) ?? 0) + step);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
  return { text, listeners };
}

/** The scroll margins of the verses keep them between the top bar and the verse bar. */
export function scrollToVerses(text: HTMLElement, verses: VerseList): void {
  const parts = verses.flatMap((verse) => [
    ...text.querySelectorAll(`[data-verse="${verse}"]`),
  ]);
  // If they don't all fit, the first one is visible.
  for (const part of [parts.at(-1), parts[0]]) {
    part?.scrollIntoView({ block: "nearest" });
  }
}

function verseAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest(controls)) return null;
  const verse = target.closest<HTMLElement>("[data-verse]")?.dataset["verse"];
  return verse === undefined ? null : Number(verse);
}

const getNumberLink = (verse: number) =>
  document.querySelector<HTMLElement>(`#v${verse} a`);

/** Selecting text isn't a click on a verse. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}

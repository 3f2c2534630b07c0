import { useNavigate } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";
import { fetchChapter, prefetchNeighbours } from "./chapter-fetch";
import { rememberPlace } from "./memory";
import { placeHref } from "./place";
import type { Place } from "./place";
import { prepareSearch } from "./search-anywhere";

/** What ← and → must not be taken from. */
const typing =
  "input, select, textarea, summary, [contenteditable], [role=tablist], [role=menu], [role=dialog]";

/** A key pressed as soon as a page is seen turns from that page; the server has no keys. */
const useOnceSeen = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** ← and → turn the page, unless somebody types or holds a modifier (⌥← goes back in history). */
export function useChapterKeys(place: Place): void {
  const navigate = useNavigate();
  useOnceSeen(() => {
    const turn = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const held =
        event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (step === undefined || held || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing))
        return;
      const chapter = place.chapter + step;
      if (!place.book || chapter < 1 || chapter > place.book.chapters) return;
      navigate(placeHref({ ...place, chapter, verses: null }));
    };
    document.addEventListener("keydown", turn);
    return () => {
      document.removeEventListener("keydown", turn);
    };
  }, [navigate, place]);
}

/** Has at hand what searching without a network needs, where the Bible is kept here. */
export function usePreparedSearch(): void {
  useEffect(() => {
    void prepareSearch();
  }, []);
}

/** Keeps the place for the next visit, and the chapters beside it at hand. */
export function useRememberedPlace(place: Place): void {
  useEffect(() => {
    if ("outdated" in document.documentElement.dataset) return;
    const cookie = rememberPlace(place);
    if (cookie !== null) document.cookie = cookie;
    prefetchNeighbours(place);
    // A page that came as a document brought its chapter along: the service worker keeps the file.
    if (!("serviceWorker" in navigator)) return;
    whenControlled()
      .then(() => fetchChapter(place))
      .catch(() => null);
  }, [place]);
}

/** Resolves when requests of this page pass the service worker: an active one has yet to claim the page. */
async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { fetchChapter, prefetchAdjacentChapters } from "./chapter-fetch";
import { storePosition } from "./position/continue-reading";
import { parsePassageCookie, serializePassageCookie } from "./reader-cookies";
import {
  adjacentChapter,
  inEachVersion,
  readerHref,
  type Passage,
} from "./passage";
import { preloadOfflineSearch } from "./search-with-fallback";

/** Elements that handle the arrow keys themselves. */
const ignoredTargets =
  "input, select, textarea, [contenteditable], [role=tablist], [role=menu], [role=dialog]";

/** ← and → open the previous and next chapter. Ignores modifiers, because ⌥← goes back in history. */
export function useChapterKeys(passage: Passage): void {
  const navigate = useNavigate();
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const hasModifier =
        event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (step === undefined || hasModifier || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(ignoredTargets)) return;
      const turned = adjacentChapter(passage, step);
      if (turned) navigate(readerHref(turned));
    };
    document.addEventListener("keydown", turn);
    return () => {
      document.removeEventListener("keydown", turn);
    };
  }, [navigate, passage]);
}

export function usePreloadOfflineSearch(): void {
  useEffect(() => {
    void preloadOfflineSearch();
  }, []);
}

export function useSavePassage(passage: Passage): void {
  useEffect(() => {
    if ("outdated" in document.documentElement.dataset) return;
    const last = parsePassageCookie(document.cookie);
    const cookie = serializePassageCookie(passage);
    const here = formatPosition(passage);
    if (cookie !== null && (!last || formatPosition(last) !== here)) {
      document.cookie = cookie;
      storePosition(passage);
    }
    const passages = inEachVersion(passage);
    passages.forEach(prefetchAdjacentChapters);
    // A server-rendered page contains its chapter, so this fetch lets the service worker cache the file.
    if (!("serviceWorker" in navigator)) return;
    whenControlled()
      .then(() => Promise.all(passages.map(fetchChapter)))
      .catch(() => null);
  }, [passage]);
}

const formatPosition = (passage: Passage) =>
  readerHref({ ...passage, verses: null });

/** Resolves when the service worker controls this page. */
async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

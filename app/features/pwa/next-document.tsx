import {
  matchPath,
  useBlocker,
  useMatches,
  useNavigation,
} from "@remix-run/react";
import type { UIMatch } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { isCached } from "~/browser/kept-pages";
import { isReachable } from "~/browser/reachable";
import { OfflineView } from "~/ui/offline-view";
import { offerPlace } from "./offer-place";

interface Move {
  currentLocation: { pathname: string };
  nextLocation: { pathname: string };
  historyAction: string;
}

/** A page whose data takes longer is opened as a document: the service worker has a cached or the offline page. */
const slowAfterMs = 10_000;

/** Patterns of the pages shown since the document came: their code is here. */
const shown = new Set<string>();

/**
 * Some pages are opened as documents, and not inside the app. Where a newer build is there, the next page is
 * of that. Without a network it is the service worker that may have kept one; where it has not, the move is
 * stopped here, so that the page one was on is not lost, and goes on when the network is back.
 */
export function NextDocument() {
  const page = useMatches().at(-1);
  const pattern = page && patternOf(page);
  useEffect(() => {
    if (pattern !== undefined) shown.add(pattern);
  }, [pattern]);
  const navigation = useNavigation();
  useEffect(() => {
    const { state, formMethod, location: next } = navigation;
    if (state !== "loading" || formMethod !== undefined) return;
    const open = () => {
      location.assign(addressOf(next));
    };
    const timer = setTimeout(open, slowAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [navigation]);
  const blocker = useBlocker(wantsDocument);
  const goOn = useCallback(() => {
    if (blocker.state === "blocked") blocker.proceed();
  }, [blocker]);
  const [missing, setMissing] = useState<string | null>(null);
  const target =
    blocker.state === "blocked" ? addressOf(blocker.location) : null;
  useEffect(() => {
    if (target === null) return;
    const open = (cached: boolean) => {
      if (cached || navigator.onLine) location.assign(target);
      else setMissing(target);
    };
    void isCached(new URL(target, location.href)).then(open);
  }, [target]);
  const place = document.getElementById(offerPlace);
  if (target === null || target !== missing || !place) return null;
  return createPortal(
    <div data-stopped="">
      <OfflineView
        onRetry={goOn}
        isReachable={isReachable}
        onBack={() => {
          blocker.reset?.();
        }}
      />
    </div>,
    place,
  );
}

function wantsDocument({
  currentLocation,
  nextLocation,
  historyAction,
}: Move): boolean {
  const { pathname } = nextLocation;
  if (pathname === currentLocation.pathname) return false;
  if (!navigator.onLine) {
    return ![...shown].some((pattern) => matchPath(pattern, pathname));
  }
  return historyAction !== "POP" && "newer" in document.documentElement.dataset;
}

function addressOf(next: { pathname: string; search: string; hash: string }) {
  return `${next.pathname}${next.search}${next.hash}`;
}

/** "/post/12" is a page of "/post/:postId?"; nothing stands for an address that leads nowhere. */
function patternOf({ pathname, params }: UIMatch): string | undefined {
  if ("*" in params) return undefined;
  return Object.entries(params).reduce(
    (path, [name, value]) =>
      value === undefined ? path : path.replace(`/${value}`, `/:${name}?`),
    pathname,
  );
}

import {
  createPath,
  NavigationType,
  useBlocker,
  useLocation,
  useNavigation,
  type BlockerFunction,
} from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { isCached } from "~/client/cached-pages";
import { urls } from "~/shared/urls";
import { useProgress } from "~/ui/use-progress";
import { isReachable } from "~/client/reachable";
import { OfflineView } from "~/ui/offline-view";
import { bannerSlotId } from "./banner-slot";

/** A page whose data takes longer is loaded as a document: the service worker serves a cached or the offline page. */
const slowAfterMs = 10_000;

/** First path segments of the pages shown since the document loaded: their code is available offline. */
const visitedSections = new Set<string | undefined>();

const getSection = (pathname: string) => pathname.split("/")[1];

/**
 * Turns some navigations into document loads: when there is a newer build, to get it; and offline, because the service
 * worker may have cached the document. If it hasn't, blocks the navigation and shows a message, so that the current
 * page isn't lost; the navigation continues when the network is back.
 */
export function DocumentNavigation() {
  const { pathname } = useLocation();
  useEffect(() => {
    visitedSections.add(getSection(pathname));
  }, [pathname]);
  const navigation = useNavigation();
  useEffect(() => {
    const { state, formMethod, location: next } = navigation;
    if (state !== "loading" || formMethod !== undefined) return;
    const open = () => {
      location.assign(createPath(next));
    };
    const timer = setTimeout(open, slowAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [navigation]);
  const blocker = useBlocker(needsDocument);
  const proceed = useCallback(() => {
    if (blocker.state === "blocked") blocker.proceed();
  }, [blocker]);
  const [missing, setMissing] = useState<string | null>(null);
  const target =
    blocker.state === "blocked" ? createPath(blocker.location) : null;
  useProgress(target !== null && target !== missing);
  useEffect(() => {
    if (target === null) return;
    const open = (cached: boolean) => {
      if (cached || navigator.onLine) location.assign(target);
      else setMissing(target);
    };
    void isCached(new URL(target, location.href)).then(open);
  }, [target]);
  const slot = document.getElementById(bannerSlotId);
  if (target === null || target !== missing || !slot) return null;
  return createPortal(
    <div data-navigation-blocked="">
      <OfflineView
        onRetry={proceed}
        isReachable={isReachable}
        onBack={() => {
          blocker.reset?.();
        }}
      />
    </div>,
    slot,
  );
}

const needsDocument: BlockerFunction = ({
  currentLocation,
  nextLocation: { pathname },
  historyAction,
}) => {
  if (pathname === currentLocation.pathname) return false;
  // The list is only in the cached document.
  if (!navigator.onLine && pathname === urls.prayNow) return true;
  if (!navigator.onLine) return !visitedSections.has(getSection(pathname));
  return (
    historyAction !== NavigationType.Pop &&
    "newBuild" in document.documentElement.dataset
  );
};

import { matchPath, useBlocker, useMatches } from "@remix-run/react";
import type { UIMatch } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import type { ReactNode } from "react";
import { OfflineView } from "./offline-view";

interface Move {
  currentLocation: { pathname: string };
  nextLocation: { pathname: string };
}

/** Patterns of the pages shown since the document came: their code is here. */
const shown = new Set<string>();

/**
 * Remix answers a page whose code cannot be fetched by loading the document anew; without a network
 * that is the end of the app. Such a move is stopped here, and goes on when the network is back.
 */
export function OfflineStop({ children }: { children: ReactNode }) {
  const page = useMatches().at(-1);
  const pattern = page && patternOf(page);
  useEffect(() => {
    if (pattern !== undefined) shown.add(pattern);
  }, [pattern]);
  const blocker = useBlocker(leadsNowhere);
  const goOn = useCallback(() => {
    if (blocker.state === "blocked") blocker.proceed();
  }, [blocker]);
  const stopped = blocker.state === "blocked";
  return (
    <>
      {stopped && (
        <OfflineView
          onRetry={goOn}
          onBack={() => {
            blocker.reset();
          }}
        />
      )}
      {/* Kept, so that the way back loses nothing. */}
      <div className={stopped ? "hidden" : ""}>{children}</div>
    </>
  );
}

function leadsNowhere({ currentLocation, nextLocation }: Move): boolean {
  const { pathname } = nextLocation;
  return (
    !navigator.onLine &&
    pathname !== currentLocation.pathname &&
    ![...shown].some((pattern) => matchPath(pattern, pathname))
  );
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

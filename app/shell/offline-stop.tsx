import { matchRoutes, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import type { ReactNode } from "react";
import { OfflineView } from "./offline-view";

interface Move {
  currentLocation: { pathname: string };
  nextLocation: { pathname: string };
}

/**
 * Remix answers a page whose code cannot be fetched by loading the document anew; without a network
 * that is the end of the app. Such a move is stopped here, and goes on when the network is back.
 */
export function OfflineStop({ children }: { children: ReactNode }) {
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
  return (
    !navigator.onLine &&
    nextLocation.pathname !== currentLocation.pathname &&
    !isLoaded(nextLocation.pathname)
  );
}

/** Whether the code of everything that stands at a path is here: the router drops `lazy` by then. */
function isLoaded(pathname: string): boolean {
  const matches = matchRoutes(window.__remixRouter.routes, pathname);
  return matches?.every(({ route }) => route.lazy === undefined) ?? false;
}

import { useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { isNextPageLoading, isReachable } from "~/client/reachable";
import { useOfflineRetry } from "~/client/use-cached-page";
import { getSignInMessage } from "~/features/auth/sign-in-problem";
import { SignInView } from "~/features/auth/sign-in-view";
import { useViewer } from "~/features/auth/viewer.queries";
import { Lazy, lazyCode } from "~/ui/lazy";
import { ErrorView } from "./error-view";
import { LandingPage } from "./landing/landing-page";
import { NotFound } from "./not-found";
import { offline, readRouteError } from "./route-failure";
import { usePageHandle } from "./route-handle";

const view = lazyCode(() => import("~/ui/offline-view"));

/**
 * Errors for visitors: 401 shows the sign-in page, 404 the landing page. Both are documents rendered on the server, so
 * the client bundle doesn't include them.
 */
export function RouteError() {
  const error = useRouteError();
  const failure = readRouteError(error);
  useOfflineRetry(failure === offline ? error : null);
  const { pathname, search } = useLocation();
  if (import.meta.env.SSR && failure.status === 401) {
    return (
      <SignInView
        returnTo={`${pathname}${search}`}
        problem={failure.sessionEnded ? getSignInMessage("ended") : null}
        offerDownload
      />
    );
  }
  if (import.meta.env.SSR && failure.status === 404) return <LandingPage />;
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-4">
      <ErrorView {...failure} />
    </main>
  );
}

/** For signed-in users, errors are shown inside the shell. */
export function ShellError() {
  const viewer = useViewer();
  const { failure: routeTitle } = usePageHandle();
  const failure = readRouteError(useRouteError());
  // The session has ended: after a reload the server shows the sign-in page at this URL.
  const signedOut = viewer !== null && failure.status === 401;
  useEffect(() => {
    if (signedOut) location.reload();
  }, [signedOut]);
  if (!viewer) return <RouteError />;
  if (signedOut) return <p role="status">Your session ended.</p>;
  if (failure === offline) return <OfflineRetry />;
  if (failure.status === 404) return <NotFound />;
  const usesRouteTitle = failure.status >= 500 && routeTitle !== undefined;
  return (
    <ErrorView {...failure} {...(usesRouteTitle && { title: routeTitle })} />
  );
}

const reload = () => {
  if (!isNextPageLoading()) location.reload();
};

/**
 * The page's data or code didn't arrive: shows the cached page, or waits for the server. A second attempt is a
 * document: Firefox never asks again for a module that failed.
 */
function OfflineRetry() {
  useOfflineRetry(useRouteError());
  return (
    <Lazy code={view}>
      {({ OfflineView }) => (
        <OfflineView onRetry={reload} isReachable={isReachable} />
      )}
    </Lazy>
  );
}

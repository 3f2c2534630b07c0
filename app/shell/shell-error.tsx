import { useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { isReachable } from "~/browser/reachable";
import { useOfflineRetry } from "~/browser/use-cached-page";
import { useViewer } from "~/features/auth/viewer.queries";
import { ErrorView } from "./error-view";
import { NotFound } from "./not-found";
import { RouteError } from "./route-error";
import { offline, readRouteError } from "./route-failure";
import { usePageHandle } from "./route-handle";
import { Late, late } from "~/ui/late";

const view = late(() => import("~/ui/offline-view"));

/** An error of a page; for someone signed in it stands inside the shell. */
export function ShellError() {
  const viewer = useViewer();
  const { failure: named } = usePageHandle();
  const failure = readRouteError(useRouteError());
  // The session has ended meanwhile: the server shows the sign-in page at this very address.
  const signedOut = viewer !== null && failure.status === 401;
  useEffect(() => {
    if (signedOut) location.reload();
  }, [signedOut]);
  if (!viewer) return <RouteError />;
  if (signedOut) return <p role="status">Your session ended.</p>;
  if (failure === offline) return <OfflineRetry />;
  if (failure.status === 404) return <NotFound />;
  const isOurs = failure.status >= 500 && named !== undefined;
  return <ErrorView {...failure} {...(isOurs && { title: named })} />;
}

const reload = () => {
  location.reload();
};

/**
 * The page's data or code didn't arrive: shows the cached page, or waits for the server. A second attempt is a
 * document: Firefox never asks again for a module that failed.
 */
function OfflineRetry() {
  useOfflineRetry(useRouteError());
  return (
    <Late code={view}>
      {({ OfflineView }) => (
        <OfflineView onRetry={reload} isReachable={isReachable} />
      )}
    </Late>
  );
}

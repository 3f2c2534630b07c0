import { useLocation, useRouteError } from "@remix-run/react";
import { useOfflineRetry } from "~/client/use-cached-page";
import { getSignInMessage } from "~/features/auth/sign-in-problem";
import { SignInView } from "~/features/auth/sign-in-view";
import { ErrorView } from "./error-view";
import { LandingPage } from "./landing/landing-page";
import { offline, readRouteError } from "./route-failure";

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

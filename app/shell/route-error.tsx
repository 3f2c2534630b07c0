import { useLocation, useRouteError } from "@remix-run/react";
import { useOfflineRetry } from "~/browser/use-cached-page";
import { signInSentence } from "~/features/auth/sign-in-problem";
import { SignInView } from "~/features/auth/sign-in-view";
import { ErrorView } from "./error-view";
import { LandingPage } from "./landing/landing-page";
import { offline, readRouteError } from "./route-failure";

/**
 * Errors of pages for a visitor: a guarded page's sign-in, the landing page where nothing is, else a
 * calm sentence. A visitor's page is a document, so the browser of someone signed in never needs
 * the first two: the build drops them from it.
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
        problem={failure.sessionEnded ? signInSentence("ended") : null}
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

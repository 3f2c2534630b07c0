import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { SignInView } from "~/features/auth/sign-in-view";
import { LandingPage } from "./landing/landing-page";

/** Errors of pages, outside the application shell: a guarded page's sign-in, or the landing page. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 401) {
    return <SignInView returnTo={`${pathname}${search}`} offerDownload />;
  }
  return <LandingPage />;
}

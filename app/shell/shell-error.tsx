import { useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { ErrorView } from "./error-view";
import { NotFound } from "./not-found";
import { readRouteError } from "./route-failure";

/** An error of a page, for someone signed in: the shell stays around it. */
export function ShellError() {
  const failure = readRouteError(useRouteError());
  // The session has ended meanwhile: the server shows the sign-in page at this very address.
  const signedOut = failure.status === 401;
  useEffect(() => {
    if (signedOut) location.reload();
  }, [signedOut]);
  if (signedOut) return <p role="status">Your session has ended.</p>;
  return failure.status === 404 ? <NotFound /> : <ErrorView {...failure} />;
}

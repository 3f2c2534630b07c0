import { redirect } from "@remix-run/cloudflare";
import { urls } from "~/shared/urls";

/** Handles the share target if the service worker has not (see platform/validate-request.server.ts). */
export function loader() {
  return redirect(urls.compose, 303);
}

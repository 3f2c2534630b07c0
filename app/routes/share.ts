import { redirect } from "@remix-run/cloudflare";
import { urls } from "~/shared/urls";

/** Where the service worker has not taken what another app shares (platform/gate.server.ts). */
export function loader() {
  return redirect(urls.write, 303);
}

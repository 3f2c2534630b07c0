import { apiFetch } from "~/browser/api-client";
import { urls } from "~/shared/urls";

/**
 * A call that a page or the service worker makes by itself. Not `sendJson`: the user has done nothing, so
 * `writes` (pwa/read-or-done.ts) must not fire.
 */
export function tell(path: string, body: unknown): Promise<unknown> {
  return apiFetch<unknown>(
    urls.api.notifications(path),
    (response) => response.json(),
    { method: "POST", body },
  );
}

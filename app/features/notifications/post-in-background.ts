import { apiFetch } from "~/client/api-client";
import { urls } from "~/shared/urls";

/**
 * A request that the user didn't start. Not `sendJson`, because
 * `writes` (pwa/read-or-done.ts) must not fire.
 */
export function postInBackground(
  path: string,
  body: unknown,
): Promise<unknown> {
  return apiFetch<unknown>(
    urls.api.notifications(path),
    (response) => response.json(),
    { method: "POST", body },
  );
}

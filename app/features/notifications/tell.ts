import { accepted } from "~/browser/api-client";
import { urls } from "~/shared/urls";

/**
 * What a page, or the service worker, says by itself, and what it is answered. Not by `sendJson`: nobody has
 * done anything, so nothing that waits for it (pwa/read-or-done.ts) is to hear of it.
 */
export async function tell(leaf: string, body: unknown): Promise<unknown> {
  const url = urls.api.notifications(leaf);
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
    },
    credentials: "include",
    body: JSON.stringify(body),
  });
  return (await accepted(url, answer)).json();
}

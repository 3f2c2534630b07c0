import type { Env } from "~/platform/env.server";
import { urls } from "~/shared/urls";

/** A worker has its own CSP, not its pages'. It needs img-src for the icons of notifications. */
const headers = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
};

/**
 * Replaces an installed worker, deletes its caches and unregisters itself. Pages then use the network. Downloaded Bible
 * versions and the outbox stay, because they are the user's.
 */
const uninstallScript = `
const cacheNames = ["assets", "pages", "images", "public", "scripture"];
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all(cacheNames.map((name) => caches.delete(name)))
      .then(() => registration.unregister()),
  );
});
`;

/** Serves `/sw.js`, never cached; with SERVICE_WORKER=off, the script that uninstalls it. */
export async function serveServiceWorker(
  env: Pick<Env, "ASSETS" | "SERVICE_WORKER">,
): Promise<Response> {
  if (env.SERVICE_WORKER === "off") {
    return new Response(uninstallScript, { headers });
  }
  // The binding uses only the path, but a URL needs a host.
  const file = new URL(urls.serviceWorker, "http://assets");
  const { body, ok } = await env.ASSETS.fetch(file.href);
  return new Response(body, { headers, status: ok ? 200 : 404 });
}

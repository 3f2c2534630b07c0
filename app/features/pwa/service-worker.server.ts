import type { Env } from "~/platform/env.server";
import { urls } from "~/shared/urls";

/** A worker fetches by its own policy, not by that of its pages; the pictures are those of notifications. */
const headers = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
};

/**
 * Takes the place of the worker wherever it is installed, throws away what that kept, and goes. Pages go on
 * by the network. What was downloaded and what waits to be sent stays: it is the person's.
 */
const switchedOff = `
const ours = ["assets", "pages", "pictures", "public", "scripture"];
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all(ours.map((name) => caches.delete(name)))
      .then(() => registration.unregister()),
  );
});
`;

/** `/sw.js`: never from a cache, and another script where the var SERVICE_WORKER says 'off'. */
export async function serviceWorker(
  env: Pick<Env, "ASSETS" | "SERVICE_WORKER">,
): Promise<Response> {
  if (env.SERVICE_WORKER === "off") {
    return new Response(switchedOff, { headers });
  }
  // The binding looks at the path alone; a URL needs a host.
  const file = new URL(urls.serviceWorker, "http://assets");
  const { body, ok } = await env.ASSETS.fetch(file.href);
  return new Response(body, { headers, status: ok ? 200 : 404 });
}

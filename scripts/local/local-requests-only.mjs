import { Response, fetch } from "miniflare";

/**
 * With OUTSIDE=off, the worker can only reach this machine (for the local OpenID provider); requests to other hosts get a
 * 503. Tests use it, so that they don't depend on external servers.
 *
 * @type {NonNullable<import("./worker.mjs").WorkerOptions["outboundService"]>}
 */
export const localRequestsOnly = (request) =>
  new URL(request.url).hostname === "localhost"
    ? fetch(request.url, request)
    : Promise.resolve(new Response(null, { status: 503 }));

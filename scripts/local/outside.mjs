import { Response, fetch } from "miniflare";

/**
 * The worker's way out, ending at this machine: with OUTSIDE=off, for tests that must not depend on
 * somebody else's server. The local OpenID provider is reached; every other host answers 503.
 *
 * @type {NonNullable<import("./worker.mjs").WorkerOptions["outside"]>}
 */
export const onlyThisMachine = (request) =>
  new URL(request.url).hostname === "localhost"
    ? fetch(request.url, request)
    : Promise.resolve(new Response(null, { status: 503 }));

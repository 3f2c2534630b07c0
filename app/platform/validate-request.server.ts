import { AppError } from "~/shared/errors";
import { decodePath } from "~/shared/return-to";
import { urls } from "~/shared/urls";
import { methods } from "./endpoint.server";
import type { Env } from "./env.server";
import { rejectForeignOrigin } from "./origin.server";

/** Matches no route, so Remix renders the not-found page. */
const notFoundPath = "/-";

const readMethods = ["GET", "HEAD"];
/** An encoded slash or backslash is a path separator to some parsers and not to others. */
const encodedSlash = /%2f|%5c/i;
/** Hashed static files. Existing ones are served before the worker runs. */
const hashedFilePath = /^\/(?:assets|scripture)\//;
/** The router's patterns don't match across a line break. */
const lineBreak = /[\n\r\u2028\u2029]/;

/**
 * Returns the request that Remix may handle. Rejects malformed requests here, because Remix would answer some of them
 * with a 500: 405 for a wrong method, 403 for a cross-origin page request, 400 for a GET with a body. An unreadable
 * path gets 400 on the API and the not-found page elsewhere.
 */
export function validateRequest(
  request: Request,
  env: Pick<Env, "SITE_URL">,
): Request {
  const url = new URL(request.url);
  // The service worker handles shares from other apps. Without one, the body is dropped and the route redirects to the
  // composer. The operating system shares from the origin "null"; other sites are rejected.
  if (url.pathname === urls.share && request.method === "POST") {
    if (request.headers.get("origin") !== "null") {
      rejectForeignOrigin(request, env);
    }
    return new Request(url, { headers: request.headers });
  }
  const path = decodePath(url.pathname);
  const isApi = /^\/api(?:[/\\]|$)/i.test(path ?? url.pathname);
  const isData = url.pathname.endsWith(".data");
  // Pages have no actions: they send their writes to the API. Remix would treat HEAD of a page's data as an action.
  const pageMethods = isData ? ["GET"] : readMethods;
  const allow = isApi ? [...methods, "HEAD", "OPTIONS"] : pageMethods;
  if (!allow.includes(request.method)) {
    throw new AppError("method_not_allowed", { allow });
  }
  // From an earlier or later deployment. Plain 404 without a page.
  if (hashedFilePath.test(url.pathname)) throw new AppError("not_found");
  if (!isApi) rejectForeignOrigin(request, env);
  const isRead = readMethods.includes(request.method);
  if (isRead && request.body !== null && !hasEmptyBody(request)) {
    throw new AppError("malformed", {
      detail: `${request.method} takes no body.`,
    });
  }
  const isValidUrl =
    path !== null &&
    !encodedSlash.test(url.pathname) &&
    !lineBreak.test(path) &&
    // Remix's legacy data request: it would log a warning each time.
    !url.searchParams.has("_data");
  if (!isValidUrl && isApi) {
    throw new AppError("malformed", { detail: "The URL is malformed." });
  }
  // Remix would wrap an API response like a page's data.
  if (isApi && isData) throw new AppError("not_found");
  const withoutBody =
    isRead && request.body !== null
      ? new Request(request, { body: null })
      : request;
  return isValidUrl
    ? withoutBody
    : new Request(new URL(notFoundPath, url), withoutBody);
}

/** Some clients send `Content-Length: 0` without a body. */
function hasEmptyBody({ headers }: Request): boolean {
  return (
    headers.get("content-length") === "0" && !headers.has("transfer-encoding")
  );
}

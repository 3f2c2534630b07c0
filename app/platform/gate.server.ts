import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { methods } from "./endpoint.server";
import type { Env } from "./env.server";
import { refuseForeignOrigin } from "./origin.server";

/** No route has it, and none will: what it leads to is the page that says so. */
const nowhere = "/-";

const readMethods = ["GET", "HEAD"];
/** An encoded slash or backslash parts a path for some readers and not for others. */
const readsTwoWays = /%2f|%5c/i;
/** Files that carry their content's hash; those that there are never reach the worker. */
const filesOnly = /^\/(?:assets|scripture)\//;
/** At a line break the router's patterns end without a match. */
const lineBreak = /[\n\r\u2028\u2029]/;

/**
 * The request as Remix may see it. What no route can mean anything by ends here, because Remix would
 * call some of it a failure of ours: 405 for a method, 403 for a page that a script of another site
 * asks for, 400 for a read that brings a body, and for an address that cannot be read, 400 to a call and
 * to a person the page for lost people.
 */
export function admit(request: Request, env: Pick<Env, "SITE_URL">): Request {
  const url = new URL(request.url);
  // What another app shares is for the service worker. Where there is none, nobody reads it: what is left is
  // the way to the composer. The system shares from no origin ("null"); requests from other
  // sites are refused.
  if (url.pathname === urls.share && request.method === "POST") {
    if (request.headers.get("origin") !== "null") {
      refuseForeignOrigin(request, env);
    }
    return new Request(url, { headers: request.headers });
  }
  const path = decoded(url.pathname);
  const isApi = /^\/api(?:[/\\]|$)/i.test(path ?? url.pathname);
  const isData = url.pathname.endsWith(".data");
  // Pages act by no method: what they send goes to a leaf of the API. Remix takes HEAD of a page's
  // data for an act too.
  const ofPages = isData ? ["GET"] : readMethods;
  const allow = isApi ? [...methods, "HEAD", "OPTIONS"] : ofPages;
  if (!allow.includes(request.method)) {
    throw new AppError("method_not_allowed", { allow });
  }
  // Of an earlier or a later deployment: the same address may soon be there.
  if (filesOnly.test(url.pathname)) throw new AppError("not_found");
  if (!isApi) refuseForeignOrigin(request, env);
  const isRead = readMethods.includes(request.method);
  if (isRead && request.body !== null && !isEmpty(request)) {
    throw new AppError("malformed", {
      detail: `${request.method} takes no body.`,
    });
  }
  const isReadable =
    path !== null &&
    !readsTwoWays.test(url.pathname) &&
    !lineBreak.test(path) &&
    // Remix's older way to a page's data: it answers and logs a warning each time.
    !url.searchParams.has("_data");
  if (!isReadable && isApi) {
    throw new AppError("malformed", { detail: "The address cannot be read." });
  }
  // A leaf's data is its answer; Remix would wrap it as that of a page.
  if (isApi && isData) throw new AppError("not_found");
  const bare =
    isRead && request.body !== null
      ? new Request(request, { body: null })
      : request;
  return isReadable ? bare : new Request(new URL(nowhere, url), bare);
}

/** Some send the length of the body that they do not send. */
function isEmpty({ headers }: Request): boolean {
  return (
    headers.get("content-length") === "0" && !headers.has("transfer-encoding")
  );
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

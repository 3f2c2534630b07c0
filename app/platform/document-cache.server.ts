import { saysInstalled } from "~/shared/install";
import { urls } from "~/shared/urls";
import type { AppContext } from "./context.server";
import { waitsForFarewell } from "./flash.server";

/**
 * Public documents are the same for every visitor: an answer that says `s-maxage` is kept at the
 * edge for that long, under the deployed version, so that a deployment never shows yesterday's page
 * with today's scripts. People with a session never see it.
 */
const version = import.meta.env.VITE_BUILD_ID;

/** What kept documents read of a query. Whatever else hangs on a link, or is made up, makes no other document. */
const read: Readonly<Record<string, readonly string[]>> = {
  [urls.root]: ["pwa"],
  [urls.landing]: ["farewell"],
  [urls.verseOfTheDay()]: ["date", "version"],
  [urls.verseDetail()]: ["date", "version"],
  [urls.prayerOfTheDay()]: ["date"],
  [urls.prayerDetail()]: ["date"],
  [urls.dailyArchive("verse")]: ["month"],
  [urls.dailyArchive("prayer")]: ["month"],
};

/** An address as far as its document reads it. */
function addressOf(request: Request): URL {
  const url = new URL(request.url);
  // It has one value.
  const installed = saysInstalled(url.search);
  url.searchParams.delete("pwa");
  if (installed) url.searchParams.set("pwa", "true");
  for (const name of new Set(url.searchParams.keys())) {
    if (!read[url.pathname]?.includes(name)) url.searchParams.delete(name);
  }
  return url;
}

function cacheKey(request: Request): Request {
  const url = addressOf(request);
  url.searchParams.set("__version", version);
  return new Request(url, { method: "GET" });
}

/** Whether a document was asked for at this address of its own, but for what it does not read. */
export function isOwnAddress(request: Request, address: string): boolean {
  const { pathname, search } = addressOf(request);
  return pathname + search === address;
}

/**
 * What was shown at this address has changed: the next visitor gets it anew. Other data centres, each
 * with a cache of its own, follow when their minute is over.
 */
export async function forgetDocument(
  { cache, request }: Pick<AppContext, "cache" | "request">,
  path: string,
): Promise<void> {
  await cache?.delete(cacheKey(new Request(new URL(path, request.url))));
}

function mayBeShared(context: AppContext): boolean {
  return (
    context.sessionId === null &&
    !waitsForFarewell(context) &&
    ["GET", "HEAD"].includes(context.request.method) &&
    !import.meta.env.DEV
  );
}

export async function findDocument(
  context: AppContext,
): Promise<Response | null> {
  if (!context.cache || !mayBeShared(context)) return null;
  const found = await context.cache.match(cacheKey(context.request));
  return found ? asSent(found) : null;
}

/** Only this cache may keep it: the same address shows somebody signed in another page. */
function asSent(response: Response): Response {
  const sent = new Response(response.body, response);
  sent.headers.set("cache-control", "private, no-cache");
  return sent;
}

/** Keeps what asks to be kept; gives the answer as it goes out. */
export function keepDocument(
  context: AppContext,
  response: Response,
): Response {
  if (!/\bs-maxage=\d/.test(response.headers.get("cache-control") ?? "")) {
    return response;
  }
  if (
    context.cache &&
    mayBeShared(context) &&
    context.request.method === "GET" &&
    response.status === 200 &&
    // A page's data has the same address but for what its document does not read.
    /^text\/html/.test(response.headers.get("content-type") ?? "") &&
    !response.headers.has("set-cookie")
  ) {
    context.waitUntil(
      context.cache.put(cacheKey(context.request), response.clone()),
    );
  }
  return asSent(response);
}

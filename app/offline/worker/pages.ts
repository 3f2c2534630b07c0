import type { WorkboxPlugin } from "workbox-core/types.js";
import { NetworkFirst } from "workbox-strategies";
import { formatCachedAt } from "~/client/cached-copy";
import { urls } from "~/shared/urls";
import {
  cachedAtHeader,
  memberHeader,
  pagesCache,
  publicCache,
} from "~/client/cache-names";
import { getCachedPage, getCachePath } from "~/client/cached-pages";
import { cachePageFiles } from "./cache-files";
import {
  deletePersonalCaches,
  parseMember,
  getPagesOwner,
  trackOwner,
  type IsCurrent,
} from "./owner";

const networkTimeoutSeconds = 3; // then the cached page is shown, if there is one
const offlineAfterMs = 10_000; // then the offline page is shown

/** Caches pages, and serves them when the network fails. */
const cachePlugin: WorkboxPlugin = {
  handlerWillStart({ state }) {
    if (state) state["isCurrent"] = trackOwner();
    return Promise.resolve();
  },
  async cacheWillUpdate({ request, response, state }) {
    const isCurrent = state?.["isCurrent"] as IsCurrent | undefined;
    return toCachedPage(new URL(request.url), response, isCurrent);
  },
  async cacheDidUpdate({ newResponse, state }) {
    const isCurrent = state?.["isCurrent"] as IsCurrent | undefined;
    await cachePageFilesFor(newResponse, isCurrent);
  },
  async cachedResponseWillBeUsed({ request }) {
    return respondFromCache(new URL(request.url));
  },
  async handlerDidError({ request }) {
    return respondOffline(new URL(request.url));
  },
};

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds,
  plugins: [cachePlugin],
});

/** The page from the server, else its cached copy, else the offline page. */
export function respondWithPage(
  event: ExtendableEvent,
  request: Request,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offline = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      resolve(respondOffline(new URL(request.url)));
    }, offlineAfterMs);
  });
  const page = pages.handle({ event, request });
  return Promise.race([page, offline]).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * The response as it is cached, or null if it isn't. If the page was rendered for another user than the cached pages,
 * deletes those. Every page names its user, except for server errors.
 */
export async function toCachedPage(
  url: URL,
  response: Response,
  isCurrent: IsCurrent = trackOwner(),
): Promise<Response | null> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!isPage || response.status >= 500) return null;
  const html = await response.text();
  const member = parseMember(html);
  if (member === "" || !isCurrent()) return null;
  const owner = await getPagesOwner();
  if (owner !== null && member !== owner) await deletePersonalCaches();
  const path = getCachePath(url, member);
  if (path === null || member === null || response.status !== 200) return null;
  const headers = new Headers(response.headers);
  // They describe the compressed body.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(cachedAtHeader, `${Date.now()}`);
  headers.set(memberHeader, member);
  return new Response(html, { headers });
}

/** Caches the files of a page that was just cached. If the user signed out meanwhile, deletes the caches instead. */
export async function cachePageFilesFor(
  page: Response,
  isCurrent: IsCurrent = trackOwner(),
): Promise<void> {
  if (isCurrent()) await cachePageFiles(await page.clone().text(), isCurrent);
  if (!isCurrent()) await deletePersonalCaches();
}

/** Marks a cached page with its age, and redirects to the path it was cached under. */
async function respondFromCache(url: URL): Promise<Response | null> {
  const cached = await getCachedPage(url, await getPagesOwner());
  if (!cached) return null;
  if (cached.path !== url.pathname) {
    return Response.redirect(`${cached.path}${url.search}`, 302);
  }
  const html = await cached.page.text();
  // One copy serves every chapter: data-outdated hides it until the reader has loaded the requested chapter.
  const outdated = cached.path === urls.bible() ? "data-outdated " : "";
  const since = formatCachedAt(cached.at, Date.now());
  return new Response(
    html.replace("<html ", `<html ${outdated}data-cached="${since}" `),
    { headers: cached.page.headers },
  );
}

/** The app's entry page for visitors who open the root, else the offline page. */
async function respondOffline(url: URL): Promise<Response> {
  const cache = await caches.open(publicCache);
  const isEntry =
    url.pathname === urls.root && (await getPagesOwner()) === null;
  const page = await cache.match(isEntry ? urls.installedStart : urls.offline);
  return page ?? Response.error();
}

import type { WorkboxPlugin } from "workbox-core/types.js";
import { NetworkFirst } from "workbox-strategies";
import { asOf } from "~/browser/kept-page";
import { urls } from "~/shared/urls";
import {
  keptHeader,
  memberHeader,
  pagesCache,
  publicCache,
} from "~/browser/cache-names";
import { findKept, keptPath } from "~/browser/kept-pages";
import { keepFilesOf } from "./keep-files";
import { forgetOwner, memberOf, ownerOfPages, stillTheirs } from "./owner";
import type { Still } from "./owner";

/** s: a network slower than this is not waited for where there is a kept page. */
const patience = 3;
/** ms: after this, a page without a kept copy gives way to the offline page. */
const offlineAfterMs = 10_000;

/** Keeps what the server shows, and shows it again when the server cannot. */
const keeping: WorkboxPlugin = {
  handlerWillStart({ state }) {
    if (state) state["still"] = stillTheirs();
    return Promise.resolve();
  },
  // The server's answer, on its way to be kept.
  async cacheWillUpdate({ request, response, state }) {
    const still = state?.["still"] as Still | undefined;
    return toKept(new URL(request.url), response, still);
  },
  async cacheDidUpdate({ newResponse, state }) {
    const still = state?.["still"] as Still | undefined;
    await keepWhole(newResponse, still);
  },
  async cachedResponseWillBeUsed({ request }) {
    return showKept(new URL(request.url));
  },
  async handlerDidError({ request }) {
    return withoutNetwork(new URL(request.url));
  },
};

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patience,
  plugins: [keeping],
});

/** The page from the server, else its kept copy, else the offline page. */
export function answerPage(
  event: ExtendableEvent,
  request: Request,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offline = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      resolve(withoutNetwork(new URL(request.url)));
    }, offlineAfterMs);
  });
  const page = pages.handle({ event, request });
  return Promise.race([page, offline]).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * The page as it is kept, or null. Whoever is signed in by then, what was kept for anybody else goes: a page
 * says whom it was made for, and only an error of ours says nothing.
 */
export async function toKept(
  url: URL,
  response: Response,
  still: Still = stillTheirs(),
): Promise<Response | null> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!isPage || response.status >= 500) return null;
  const html = await response.text();
  const member = memberOf(html);
  if (member === "" || !still()) return null;
  const owner = await ownerOfPages();
  if (owner !== null && member !== owner) await forgetOwner();
  const path = keptPath(url, member);
  if (path === null || member === null || response.status !== 200) return null;
  const headers = new Headers(response.headers);
  // Of what came over the line, and not of the text.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(keptHeader, `${Date.now()}`);
  headers.set(memberHeader, member);
  return new Response(html, { headers });
}

/** What a page that has just been kept is made of; if its person has left meanwhile, it goes instead. */
export async function keepWhole(
  page: Response,
  still: Still = stillTheirs(),
): Promise<void> {
  if (still()) await keepFilesOf(await page.clone().text(), still);
  if (!still()) await forgetOwner();
}

/** A kept page says since when it is so, and stands at the path that it was made for. */
async function showKept(url: URL): Promise<Response | null> {
  const found = await findKept(url, await ownerOfPages());
  if (!found) return null;
  if (found.path !== url.pathname) {
    return Response.redirect(`${found.path}${url.search}`, 302);
  }
  const html = await found.page.text();
  // One copy stands for every chapter: the reader loads the one that the address names, and shows that first.
  const outdated = found.path === urls.bible() ? "data-outdated " : "";
  const since = asOf(found.at, Date.now());
  return new Response(
    html.replace("<html ", `<html ${outdated}data-kept="${since}" `),
    { headers: found.page.headers },
  );
}

/** The entry page of the app for whoever is signed out, else the page that says what can be read. */
async function withoutNetwork(url: URL): Promise<Response> {
  const cache = await caches.open(publicCache);
  const isEntry = url.pathname === urls.root && (await ownerOfPages()) === null;
  const page = await cache.match(isEntry ? urls.installed : urls.offline);
  return page ?? Response.error();
}

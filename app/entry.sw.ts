import type { WorkboxPlugin } from "workbox-core/types.js";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import {
  assetsCache,
  imagesCache,
  publicCache,
  scriptureCache,
} from "~/client/cache-names";
import { flushOutbox } from "~/offline/outbox/flush";
import { outboxName } from "~/client/outbox-item";
import { getOfflineChapter } from "~/features/bible/offline-files";
import { reconcileSubscription } from "~/features/notifications/reconcile-subscription";
import { refreshPages } from "~/offline/worker/refresh-pages";
import { respondToLaunch, takePendingPage } from "~/offline/worker/launch";
import { changeOwner, getPagesOwner } from "~/offline/worker/owner";
import {
  fetchPage,
  respondOffline,
  respondWithPage,
} from "~/offline/worker/pages";
import {
  closeNotifications,
  openNotification,
  showPush,
} from "~/offline/worker/push";
import { receiveShare } from "~/offline/worker/receive-share";
import type { Navigation, WorkerScope } from "~/offline/worker/scope";
import { urls } from "~/shared/urls";

/** About three builds: tabs and cached pages of earlier builds still need their files. */
const maxAssets = 400;
const maxChapters = 800; // 2 to 14 KB each; also those that cross references quote
const maxImages = 200; // mostly below 100 KB

declare const self: WorkerScope & {
  /** This build's files; injected by scripts/local/service-worker.mjs. */
  __WB_MANIFEST: { url: string }[];
};

// The service worker handles hashed files, chapters, cached images and pages; API calls bypass it. Any version can
// serve the pages of any build, so it takes over at once.
const buildFiles = self.__WB_MANIFEST.map(({ url }) => `/${url}`);

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([cacheBuild(), cachePublicPages(), self.skipWaiting()]),
  );
});

/** Puts this build's files at the end of the cache, which deletes the oldest files. */
async function cacheBuild(): Promise<void> {
  const cache = await caches.open(assetsCache);
  await Promise.all(
    buildFiles.map(async (url) => {
      const cached = await cache.match(url);
      await (cached ? cache.put(url, cached) : cache.add(url));
    }),
  );
  await trimOldest(assetsCache, maxAssets);
}

/** Caches the pages that are the same for everyone, as a visitor sees them. */
async function cachePublicPages(): Promise<void> {
  const cache = await caches.open(publicCache);
  await cache.addAll(
    [urls.offline, urls.launch, urls.installedStart].map(
      (path) => new Request(path, { credentials: "omit" }),
    ),
  );
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim().then(announceBuild),
      // The browser sends a page's request while the worker starts.
      self.registration.navigationPreload.enable(),
    ]),
  );
});

/** Lets pages of an earlier build know that there is a newer one. */
async function announceBuild(): Promise<void> {
  const manifest = buildFiles.find((url) => url.includes("/manifest-"));
  for (const page of await self.clients.matchAll()) {
    page.postMessage({ manifest });
  }
}

// Sent by idle pages, with their path. The router listens for CACHE_URLS.
self.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data === "string") event.waitUntil(refreshPages(data));
});

// Sends the outbox when no page is open. The browser retries if this fails.
self.addEventListener("sync", (event) => {
  if (event.tag === outboxName) event.waitUntil(sendOutbox());
});

async function sendOutbox(): Promise<void> {
  const { left } = await flushOutbox(null);
  if (left > 0) throw new Error(`${left} items left in the outbox`);
}

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(self, event.data?.text() ?? ""));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openNotification(self, event.notification));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(reconcileSubscription(self.registration.pushManager));
});

/** Relies on `cache.keys()` returning keys in insertion order. */
async function trimOldest(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - max));
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

function cacheFirst(cacheName: string, max: number, plugin?: WorkboxPlugin) {
  const trim = { cacheDidUpdate: () => trimOldest(cacheName, max) };
  return new CacheFirst({ cacheName, plugins: [{ ...trim, ...plugin }] });
}

registerRoute(
  ({ url }) => /^\/(?:assets|backgrounds)\//.test(url.pathname),
  cacheFirst(assetsCache, maxAssets),
);

// Not for whole versions: downloading one stores it (features/bible/download).
registerRoute(
  ({ url }) => /^\/scripture\/.+\.json$/.test(url.pathname),
  cacheFirst(scriptureCache, maxChapters, {
    handlerDidError: async ({ request }) =>
      (await getOfflineChapter(new URL(request.url))) ?? undefined,
  }),
);

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    /^\/images\/|^\/post\/[^/]+\/thumbnail\.jpg/.test(url.pathname),
  cacheFirst(imagesCache, maxImages),
);

registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request, url }) => {
    if (isSignInOrOut(url)) return changeUser(event, request);
    const page = url.searchParams.has("pwa") && takePendingPage();
    if (page) return page;
    const isLaunch = url.searchParams.has("pwa") && (await isFirstPage());
    const response = respondWithPage(event, request);
    return isLaunch ? respondToLaunch(response) : response;
  },
);

registerRoute(
  ({ url }) => url.pathname === urls.share,
  ({ request }) => receiveShare(request),
  "POST",
);

// Without JavaScript, users sign out with a form.
registerRoute(
  ({ url }) => url.pathname === urls.api.logout,
  ({ event, request }) => changeUser(event, request),
  "POST",
);

function isSignInOrOut({ pathname }: URL): boolean {
  return [urls.api.login, urls.api.authCallback, urls.api.logout].some(
    (path) => path === pathname,
  );
}

/** Deletes the previous user's notifications and caches. */
async function changeUser(
  event: Navigation,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const response = await fetchPage(event, request);
  if (!response) return respondOffline(url);
  await closeNotifications(self);
  // Keeps what a visitor shared with the app before signing in.
  if (url.pathname === urls.api.logout || (await getPagesOwner()) !== null)
    await changeOwner();
  return response;
}

/** True when the installed app starts. */
async function isFirstPage(): Promise<boolean> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  return open.length === 0;
}

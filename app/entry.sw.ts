import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { assetsCache, imagesCache, scriptureCache } from "~/client/cache-names";
import { flushOutbox } from "~/offline/outbox/flush";
import { outboxName } from "~/client/outbox-item";
import { getOfflineChapter } from "~/features/bible/offline-files";
import { reconcileSubscription } from "~/features/notifications/reconcile-subscription";
import { cacheBuild, trimOldest } from "~/offline/worker/cache-files";
import { cachePublicPages, refreshPages } from "~/offline/worker/refresh-pages";
import { respondToLaunch, takePendingPage } from "~/offline/worker/launch";
import { deletePersonalCaches, getPagesOwner } from "~/offline/worker/owner";
import { respondWithPage } from "~/offline/worker/pages";
import {
  closeNotifications,
  openNotification,
  showPush,
} from "~/offline/worker/push";
import { receiveShare } from "~/offline/worker/receive-share";
import type { Navigation, WorkerScope } from "~/offline/worker/scope";
import { urls } from "~/shared/urls";

const maxChapters = 400; // 2 to 14 KB each

declare const self: WorkerScope & {
  /** This build's files; injected by scripts/local/service-worker.mjs. */
  __WB_MANIFEST: { url: string }[];
};

// The service worker handles hashed files, chapters, cached images and pages; API calls bypass it. Any version can
// serve the pages of any build, so it takes over at once.
const buildFiles = self.__WB_MANIFEST.map(({ url }) => `/${url}`);

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([
      cacheBuild(buildFiles),
      cachePublicPages(),
      self.skipWaiting(),
    ]),
  );
});

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
  for (const page of await self.clients.matchAll({
    type: "window",
    includeUncontrolled: false,
  })) {
    page.postMessage({ manifest });
  }
}

// Sent by idle pages.
self.addEventListener("message", (event) => {
  if (event.data === "refresh-pages") event.waitUntil(refreshPages());
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

registerRoute(
  ({ url }) => url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: assetsCache }),
);

// Not for whole versions: downloading one stores it (features/bible/download).
registerRoute(
  ({ url }) => /^\/scripture\/.+\.json$/.test(url.pathname),
  new CacheFirst({
    cacheName: scriptureCache,
    plugins: [
      {
        cacheDidUpdate: () => trimOldest(scriptureCache, maxChapters),
        handlerDidError: async ({ request }) =>
          (await getOfflineChapter(new URL(request.url))) ?? undefined,
      },
    ],
  }),
);

// Serves images of cached pages; doesn't cache others.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === "image",
  async ({ request }) => {
    const cache = await caches.open(imagesCache);
    return (await cache.match(request)) ?? fetch(request);
  },
);

registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request, url }) => {
    const respond = () => respondWithPage(event, request);
    if (isSignInOrOut(url)) return changeUser(event, request, respond);
    if (!url.searchParams.has("pwa")) return respond();
    const page = takePendingPage();
    if (page) return page;
    return (await isFirstPage()) ? respondToLaunch(respond) : respond();
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
  ({ event, request }) =>
    changeUser(event, request, () => respondWithPage(event, request)),
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
  fallback: () => Promise<Response>,
): Promise<Response> {
  const response =
    (await event.preloadResponse?.catch(() => undefined)) ??
    (await fetch(request).catch(() => null));
  if (!response) return fallback();
  await closeNotifications(self);
  const isSignIn = new URL(request.url).pathname !== urls.api.logout;
  // Keeps what a visitor shared with the app before signing in.
  if (!isSignIn || (await getPagesOwner()) !== null)
    await deletePersonalCaches();
  return response;
}

/** True when the installed app starts. */
async function isFirstPage(): Promise<boolean> {
  const open = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  return open.length === 0;
}

import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import {
  assetsCache,
  picturesCache,
  scriptureCache,
} from "~/browser/cache-names";
import { flushOutbox } from "~/browser/outbox/flush";
import { outboxName } from "~/browser/outbox/item";
import { chapterOnDevice } from "~/features/bible/downloaded";
import { keepBuild, trimOldest } from "~/features/pwa/worker/keep-files";
import { keepPublic, keepRound } from "~/features/pwa/worker/keep-round";
import { launched, takeAwaited } from "~/features/pwa/worker/launch";
import { forgetOwner, ownerOfPages } from "~/features/pwa/worker/owner";
import { answerPage } from "~/features/pwa/worker/pages";
import {
  forgetPushes,
  openPush,
  renewPush,
  showPush,
} from "~/features/pwa/worker/push";
import { receiveShare } from "~/features/pwa/worker/share-target";
import type { Navigation, WorkerScope } from "~/features/pwa/worker/scope";
import { urls } from "~/shared/urls";

/** 2 to 14 KB each. */
const chaptersMax = 400;

declare const self: WorkerScope & {
  /** The files of this build that the app is made of; see scripts/local/service-worker.mjs. */
  __WB_MANIFEST: { url: string }[];
};

/**
 * The service worker. It answers for hashed files, chapters, kept pictures and pages, and for nothing else:
 * calls go past it. Any version of it can serve the pages of any build, so it takes over at once.
 */
const ours = self.__WB_MANIFEST.map(({ url }) => `/${url}`);

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([keepBuild(ours), keepPublic(), self.skipWaiting()]),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim().then(sayWhichBuild),
      // The request of a page goes out while the worker wakes up.
      self.registration.navigationPreload.enable(),
    ]),
  );
});

/** To every page: those of an earlier build hear that there is a newer one. */
async function sayWhichBuild(): Promise<void> {
  const manifest = ours.find((address) => address.includes("/manifest-"));
  for (const page of await self.clients.matchAll({
    type: "window",
    includeUncontrolled: false,
  })) {
    page.postMessage({ manifest });
  }
}

/** A page says that it has come to rest. */
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepRound());
});

/** Where no page is open to send what waits. The browser comes again after a failure. */
self.addEventListener("sync", (event) => {
  if (event.tag === outboxName) event.waitUntil(sendAllThatWaits());
});

async function sendAllThatWaits(): Promise<void> {
  const { left } = await flushOutbox(null);
  if (left > 0) throw new Error(`${left} wait`);
}

self.addEventListener("push", (event) => {
  event.waitUntil(showPush(self, event.data?.text() ?? ""));
});

self.addEventListener("notificationclick", (event) => {
  event.waitUntil(openPush(self, event.notification));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewPush(self));
});

registerRoute(
  ({ url }) => url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: assetsCache }),
);

// Whole versions go by: who downloads one keeps it (features/bible/download).
registerRoute(
  ({ url }) => /^\/scripture\/.+\.json$/.test(url.pathname),
  new CacheFirst({
    cacheName: scriptureCache,
    plugins: [
      {
        cacheDidUpdate: () => trimOldest(scriptureCache, chaptersMax),
        handlerDidError: async ({ request }) =>
          (await chapterOnDevice(new URL(request.url))) ?? undefined,
      },
    ],
  }),
);

// Kept pictures are shown from here; others are neither asked for nor kept.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === "image",
  async ({ request }) => {
    const cache = await caches.open(picturesCache);
    return (await cache.match(request)) ?? fetch(request);
  },
);

registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request, url }) => {
    const answer = () => answerPage(event, request);
    if (isSigning(url)) return changePerson(event, request, answer);
    if (!url.searchParams.has("pwa")) return answer();
    const page = takeAwaited();
    if (page) return page;
    return (await isFirstPage()) ? launched(answer) : answer();
  },
);

registerRoute(
  ({ url }) => url.pathname === urls.share,
  ({ request }) => receiveShare(request),
  "POST",
);

// Without a script people sign out by a form.
registerRoute(
  ({ url }) => url.pathname === urls.api.logout,
  ({ event, request }) =>
    changePerson(event, request, () => answerPage(event, request)),
  "POST",
);

/** In or out. */
function isSigning({ pathname }: URL): boolean {
  return [urls.api.login, urls.api.authCallback, urls.api.logout].some(
    (path) => path === pathname,
  );
}

/** Whoever comes, nothing of whoever was here is shown to them. */
async function changePerson(
  event: Navigation,
  request: Request,
  otherwise: () => Promise<Response>,
): Promise<Response> {
  const response =
    (await event.preloadResponse?.catch(() => undefined)) ??
    (await fetch(request).catch(() => null));
  if (!response) return otherwise();
  // What was shared with a visitor waits for who they turn out to be.
  await forgetPushes(self);
  const comes = new URL(request.url).pathname !== urls.api.logout;
  if (!comes || (await ownerOfPages()) !== null) await forgetOwner();
  return response;
}

/** An installed app that starts has no page yet. */
async function isFirstPage(): Promise<boolean> {
  const open = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  return open.length === 0;
}

import { hourMs } from "~/shared/duration.mjs";
import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";

/** How often a page that stays open checks for a newer build. */
const updateIntervalMs = hourMs;

/** Registers the service worker and announces newer builds. Returns a function that stops it. */
export function registerWorker(): () => void {
  const container = navigator.serviceWorker;
  const checkForUpdate = () => {
    container.ready
      .then((registration) => registration.update())
      // Offline, or no longer registered.
      .catch(() => undefined);
  };
  const onMessage = ({ data }: MessageEvent<{ manifest?: string }>) => {
    const { url } = window.__remixManifest;
    if (data.manifest !== undefined && data.manifest !== url)
      announceNewBuild();
  };
  container.addEventListener("message", onMessage);
  const timer = setInterval(checkForUpdate, updateIntervalMs);
  if (container.controller) {
    // Not `register`: for the same URL it checks nothing, and it would revive a worker that SERVICE_WORKER=off has just
    // unregistered. The browser's own check comes later, and may fail while the server restarts.
    checkForUpdate();
  } else {
    container.addEventListener("controllerchange", cacheLoadedFiles, {
      once: true,
    });
    container
      .register(urls.serviceWorker, { updateViaCache: "none" })
      .catch((error: unknown) => {
        console.warn("Couldn't register the service worker", error);
      });
  }
  return () => {
    container.removeEventListener("message", onMessage);
    clearInterval(timer);
  };
}

/** The first page loaded its images and code without the worker. The message is Workbox's. */
function cacheLoadedFiles(): void {
  navigator.serviceWorker.controller?.postMessage({
    type: "CACHE_URLS",
    payload: {
      urlsToCache: performance
        .getEntriesByType("resource")
        .map(({ name }) => name),
    },
  });
}

/** The next page loads as a document of the new build (document-navigation.tsx). */
function announceNewBuild(): void {
  document.documentElement.dataset["newBuild"] = "";
  toast({
    title: "A new version is ready",
    description: "You'll get it when you open the next page.",
  });
}

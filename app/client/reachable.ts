import { urls } from "~/shared/urls";

/** No event fires when a Wi-Fi network regains internet access, so the server is polled. */
const intervalMs = 5000;

/** Whether the server answers now. `navigator.onLine` is also true on a network without internet. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(intervalMs);
  const init = { method: "HEAD", cache: "no-store", signal } as const;
  return fetch(urls.healthz, init).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether a page that the user has chosen is loading (`data-progress`). Reloading this page would cancel that. */
export function isNextPageLoading(): boolean {
  return "progress" in document.documentElement.dataset;
}

/**
 * Calls back once, as soon as the server responds while the page is visible and no other is loading. Returns a function
 * that stops polling.
 */
export function whenReachable(onReachable: () => void): () => void {
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearInterval(timer);
  };
  const timer = setInterval(() => {
    if (document.visibilityState === "hidden") return;
    void isReachable().then((reachable) => {
      if (!reachable || stopped || isNextPageLoading()) return;
      stop();
      onReachable();
    });
  }, intervalMs);
  return stop;
}

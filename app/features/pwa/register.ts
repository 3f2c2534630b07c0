import { urls } from "~/shared/urls";
import { toast } from "~/ui/toast-store";

/** ms: a page that stays open for days looks now and then whether there is a newer build. */
const lookAgain = 60 * 60_000;

/**
 * Installs the service worker, and asks it to keep what will be looked for without a network. Gives back
 * what ends that.
 */
export function registerWorker(): () => void {
  const container = navigator.serviceWorker;
  let looked = Date.now();
  const onMessage = ({ data }: MessageEvent<{ manifest?: string }>) => {
    const { url } = window.__remixManifest;
    if (data.manifest !== undefined && data.manifest !== url) announce();
  };
  const onVisible = () => {
    if (document.visibilityState === "hidden") return;
    if (Date.now() - looked < lookAgain) return;
    looked = Date.now();
    void container.ready.then((registration) => registration.update());
  };
  container.addEventListener("message", onMessage);
  document.addEventListener("visibilitychange", onVisible);
  container
    .register(urls.serviceWorker, { updateViaCache: "none" })
    .catch((error: unknown) => {
      console.warn("The service worker could not be installed", error);
    });
  return () => {
    container.removeEventListener("message", onMessage);
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** Who saves data is asked for nothing that they have not opened. */
export function keepPages(): void {
  const { connection } = navigator;
  if (connection?.saveData === true) return;
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage("keep");
  });
}

/** Quietly: the next page that is opened is of the new build (next-document.tsx). */
function announce(): void {
  document.documentElement.dataset["newer"] = "";
  toast({
    title: "A new version is ready",
    description: "It opens with the next page.",
  });
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/: Chromium only. */
    connection?: { saveData: boolean };
  }
}

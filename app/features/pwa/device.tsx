import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { refreshCachedPages } from "~/client/cached-pages";
import { EventPushPrompt } from "~/features/notifications/event-push-prompt";
import { InstallOffer } from "./install-offer";
import { DocumentNavigation } from "./document-navigation";
import { OutboxPanel } from "./outbox-panel";
import { registerWorker } from "./register-worker";
import { useViewerRefresh } from "./use-viewer-refresh";
import { SharedContentHost } from "./shared-content";

/** Offline use, installation and push: one lazy chunk. */
export function Device() {
  useServiceWorker();
  useViewerRefresh();
  useEffect(() => {
    document.documentElement.dataset["device"] = "";
    updateTimeZoneCookie();
  }, []);
  return (
    <>
      <DocumentNavigation />
      <SharedContentHost />
      <InstallOffer />
      <EventPushPrompt />
      <OutboxPanel />
    </>
  );
}

const timeZoneCookie = "time-zone";
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Tells the server (platform/cookies.server.ts) when the viewer's day ends. */
function updateTimeZoneCookie(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const isSecure = location.protocol === "https:";
  const cookie = `${isSecure ? "__Host-" : ""}${timeZoneCookie}=${encodeURIComponent(timeZone)}`;
  if (document.cookie.split("; ").includes(cookie)) return;
  document.cookie = `${cookie}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

function useServiceWorker(): void {
  const { pathname } = useLocation();
  // The dev server doesn't build a service worker.
  const hasServiceWorker = import.meta.env.PROD && "serviceWorker" in navigator;
  useEffect(
    () => (hasServiceWorker ? registerWorker() : undefined),
    [hasServiceWorker],
  );
  useEffect(() => {
    if (hasServiceWorker) refreshCachedPages(pathname);
  }, [hasServiceWorker, pathname]);
}

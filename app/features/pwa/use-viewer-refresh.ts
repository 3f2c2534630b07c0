import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { setAppBadge } from "~/client/app-badge";
import { useViewer, viewerKey } from "~/features/auth/viewer.queries";
import { getPushManager } from "~/features/notifications/push-client";
import { reconcileSubscription } from "~/features/notifications/reconcile-subscription";

/** How often the unread count is refetched while the page is visible. Costs 2 rows each time. */
const pollIntervalMs = 60_000;
/** Navigations refetch no more often than this. */
const minIntervalMs = 10_000;

/**
 * Refetches the viewer every minute, so that the count on the bell and the app icon stays up to date and a suspension is
 * shown. Once per document, also syncs the push subscription.
 */
export function useViewerRefresh(): void {
  const client = useQueryClient();
  const unread = useViewer()?.unreadNotifications ?? 0;

  const { pathname } = useLocation();
  useEffect(() => {
    const staleTime = minIntervalMs;
    void client
      .query({ queryKey: viewerKey, staleTime })
      .catch(() => undefined);
  }, [client, pathname]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "hidden") return;
      void client.invalidateQueries({ queryKey: viewerKey });
    };
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === "notification") refresh();
    };
    const worker = navigator.serviceWorker as
      ServiceWorkerContainer | undefined;
    const timer = setInterval(refresh, pollIntervalMs);
    document.addEventListener("visibilitychange", refresh);
    worker?.addEventListener("message", onMessage);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      worker?.removeEventListener("message", onMessage);
    };
  }, [client]);

  useEffect(() => {
    void setAppBadge(unread);
  }, [unread]);

  useEffect(() => {
    void syncPushSubscription().catch((error: unknown) => {
      console.warn("Couldn't sync the push subscription", error);
    });
  }, []);
}

/** Makes no call if the user hasn't allowed notifications. */
async function syncPushSubscription(): Promise<void> {
  const pushes = await getPushManager();
  if (pushes && Notification.permission === "granted")
    await reconcileSubscription(pushes);
}

import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { onOtherTabs } from "~/browser/other-tabs";
import { useViewer, viewerKey } from "~/features/auth/viewer.queries";
import { pushManager } from "~/features/notifications/push-client";
import { reconcile } from "~/features/notifications/reconcile";
import { showUnread } from "~/features/notifications/unread";

/** ms between two looks at the number on the bell; decided here: two rows a look, and only while somebody can see it. */
const lookAgain = 60_000;
/** ms: who goes from page to page looks no more often than that. */
const lookRest = 10_000;

/** What is read in one tab is read in all (notices.queries.ts). */
onOtherTabs("notices", (client, news) => {
  showUnread(client, news as number);
});

/** Keeps the number on the bell, and on the app's icon, true; once a document, the device is asked what it tells. */
export function useBell(): void {
  const client = useQueryClient();
  const unread = useViewer()?.unreadNotices ?? 0;

  const { pathname } = useLocation();
  const looked = useRef<number>();

  useEffect(() => {
    const now = Date.now();
    // The document itself has brought it along.
    const before = (looked.current ??= now);
    if (now - before < lookRest) return;
    looked.current = now;
    void client.invalidateQueries({ queryKey: viewerKey });
  }, [client, pathname]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") return;
      looked.current = Date.now();
      void client.invalidateQueries({ queryKey: viewerKey });
    };
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === "notice") look();
    };
    const worker = navigator.serviceWorker as
      ServiceWorkerContainer | undefined;
    const timer = setInterval(look, lookAgain);
    document.addEventListener("visibilitychange", look);
    worker?.addEventListener("message", onMessage);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      worker?.removeEventListener("message", onMessage);
    };
  }, [client]);

  // https://www.w3.org/TR/badging/: not every browser has it.
  useEffect(() => {
    void (navigator as Partial<Navigator>)
      .setAppBadge?.(unread)
      .catch(() => undefined);
  }, [unread]);

  useEffect(() => {
    void agree().catch((error: unknown) => {
      console.warn(
        "This device's notifications could not be looked after",
        error,
      );
    });
  }, []);
}

/** A browser that was never allowed to tell anything costs no call. */
async function agree(): Promise<void> {
  const pushes = await pushManager();
  if (pushes && Notification.permission === "granted") await reconcile(pushes);
}

import { setAppBadge } from "~/client/app-badge";
import { toOwnPath, parsePush } from "./parse-push";
import type { WorkerScope } from "./scope";

/** Shows a notification for the push, and makes open pages refresh their unread count. */
export async function showPush(
  { registration, clients }: WorkerScope,
  text: string,
): Promise<void> {
  const { title, unread, path, ...options } = parsePush(text);
  await Promise.all([
    registration.showNotification(title, {
      ...options,
      dir: "auto",
      icon: "/icons/icon-192.png",
      badge: "/icons/monochrome-512.png",
      data: { path },
    }),
    unread !== undefined && setAppBadge(unread),
    clients.matchAll({ includeUncontrolled: true }).then((pages) => {
      for (const page of pages) page.postMessage("notification");
    }),
  ]);
}

/** Focuses an open page and navigates it to the notification's target, or opens a new one. */
export async function openNotification(
  { clients }: WorkerScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const data = notification.data as { path?: string } | null;
  const target = toOwnPath(data?.path);
  const open = await clients.matchAll({ includeUncontrolled: true });
  const page = open.find(({ focused }) => focused) ?? open[0];
  // The browser may refuse to focus without a user gesture, and to navigate a page that this worker doesn't control.
  await page?.focus().catch(() => null);
  const navigated = await page?.navigate(target).then(
    () => true,
    () => false,
  );
  if (!navigated) await clients.openWindow(target);
}

/** At sign-in and sign-out: the notifications were for another user. */
export async function closeNotifications({
  registration,
}: WorkerScope): Promise<void> {
  const shown = await registration.getNotifications();
  for (const notification of shown) notification.close();
}

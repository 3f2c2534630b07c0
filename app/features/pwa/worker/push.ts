import { reconcile } from "~/features/notifications/reconcile";
import { ownPath, readPush } from "./read-push";
import type { Page, WorkerScope } from "./scope";

/** What its data keeps for the press. */
interface Shown {
  path: string;
}

/** Shows what a push says, whatever that is, and tells the pages that are open that there is something new. */
export async function showPush(
  { registration, clients }: WorkerScope,
  text: string,
): Promise<void> {
  const { title, unread, path, ...said } = readPush(text);
  const shown: Shown = { path };
  await Promise.all([
    registration.showNotification(title, {
      ...said,
      dir: "auto",
      icon: "/icons/icon-192.png",
      badge: "/icons/monochrome-512.png",
      data: shown,
    }),
    unread !== undefined && setBadge(unread),
    clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then((pages) => {
        for (const page of pages) page.postMessage("notice");
      }),
  ]);
}

/** Brings a page of ours to the front and leads it there; where none is open, opens one. */
export async function openPush(
  { clients }: WorkerScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { path } = (notification.data ?? {}) as Partial<Shown>;
  const address = ownPath(path);
  const open = await clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  const page = open.find(({ focused }) => focused) ?? open[0];
  if (!page || !(await lead(page, address))) await clients.openWindow(address);
}

/** False where the browser leaves a page to itself: it is not this worker's. */
async function lead(page: Page, address: string): Promise<boolean> {
  // Refused where the press was not a person's; the page goes there all the same.
  await page.focus().catch(() => null);
  return page.navigate(address).then(
    () => true,
    () => false,
  );
}

/** The browser has changed, or ended, its subscription. */
export async function renewPush({ registration }: WorkerScope): Promise<void> {
  await reconcile(registration.pushManager);
}

/** Whoever signs in or out: what was told was another's to see. */
export async function forgetPushes({
  registration,
}: WorkerScope): Promise<void> {
  const shown = await registration.getNotifications();
  for (const notification of shown) notification.close();
}

/** https://www.w3.org/TR/badging/: not every browser has it, and none must fail for it. */
async function setBadge(unread: number): Promise<void> {
  await (navigator as Partial<Navigator>)
    .setAppBadge?.(unread)
    .catch(() => undefined);
}

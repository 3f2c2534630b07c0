import { getJson, sendJson } from "~/browser/api-client";
import { thisDevice } from "~/browser/install-prompt";
import { stored } from "~/browser/storage";
import { isStandalone, platformOf } from "~/shared/install";
import { urls } from "~/shared/urls";
import type { DevicesReply, PushDevice } from "./push/push-device";
import { subscribe, wireOf } from "./reconcile";

/** Why this browser cannot be told anything; null where it can. */
export type PushObstacle = "denied" | "home-screen" | "unsupported";

/** What is cached of the devices that are told (`DevicesReply`). */
export const devicesKey = ["notices", "devices"] as const;

const devicesUrl = urls.api.notifications("/devices");

export const getDevices = (signal?: AbortSignal) =>
  getJson(devicesUrl, (value) => value as DevicesReply, signal);

export function pushObstacle(): PushObstacle | null {
  const able =
    "serviceWorker" in navigator &&
    "PushManager" in window &&
    "Notification" in window;
  if (able) return Notification.permission === "denied" ? "denied" : null;
  // Safari on iOS offers it to an app on the home screen alone.
  const device = thisDevice();
  return platformOf(device) === "ios" && !isStandalone(device)
    ? "home-screen"
    : "unsupported";
}

/** The dev server has no worker; `ready` would be waited for for ever there. */
export async function pushManager(): Promise<PushManager | null> {
  if (pushObstacle() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

/** ms; decided here: who said 'Not now' is not asked for a month. */
const silence = 30 * 86_400_000;

const declined = stored<number>(
  "push-declined",
  {
    safeParse: (value) =>
      typeof value === "number"
        ? { success: true, data: value }
        : { success: false },
  },
  0,
);

export function declinePush(): void {
  declined.write(Date.now());
}

/** Whether this browser may be asked to tell its person something: it could, does not, and was not refused of late. */
export async function mayAskForPush(): Promise<boolean> {
  if (Date.now() - declined.read() < silence) return false;
  if (pushObstacle() !== null) return false;
  // On a first visit the worker is only just being installed; who has none is never asked.
  const { pushManager: pushes } = await navigator.serviceWorker.ready;
  return (await pushes.getSubscription()) === null;
}

/**
 * Asks by the browser's own question, so only ever from a press, after our own words. Null where the answer was
 * no; throws where the browser, its maker's service or the server would not.
 */
export async function turnPushOn(): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const pushes = await pushManager();
  if (!pushes) throw new Error("No worker is installed");
  const { key } = await getDevices();
  // One of an earlier key of the server's would stand in the way.
  await (await pushes.getSubscription())?.unsubscribe();
  const subscription = await subscribe(pushes, key);
  return sendJson(devicesUrl, (value) => value as PushDevice, {
    body: wireOf(subscription),
  });
}

/** A device is told nothing any more; this one is not asked again soon. */
export async function turnPushOff({
  id,
  isCurrent,
}: PushDevice): Promise<void> {
  await sendJson(urls.api.notifications(`/devices/${id}`), () => null, {
    method: "DELETE",
  });
  if (!isCurrent) return;
  declinePush();
  const pushes = await pushManager();
  await (await pushes?.getSubscription())?.unsubscribe();
}

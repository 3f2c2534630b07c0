import { dayMs } from "~/shared/duration.mjs";
import { getJson, sendJson } from "~/client/api-client";
import { getDevice } from "~/client/install-prompt";
import { readStored, writeStored } from "~/client/storage";
import { isStandalone, detectPlatform } from "~/shared/install";
import { urls } from "~/shared/urls";
import type { DevicesResponse, PushDevice } from "./push/push-device";
import { subscribe, toSubscriptionJson } from "./reconcile-subscription";

export type PushObstacle = "denied" | "home-screen" | "unsupported";

const devicesUrl = urls.api.notifications("/devices");

export function getPushObstacle(): PushObstacle | null {
  const able =
    "serviceWorker" in navigator &&
    "PushManager" in window &&
    "Notification" in window;
  if (able) return Notification.permission === "denied" ? "denied" : null;
  // Safari on iOS supports push only for apps on the home screen.
  const device = getDevice();
  return detectPlatform(device) === "ios" && !isStandalone(device)
    ? "home-screen"
    : "unsupported";
}

/** Not `serviceWorker.ready`: the dev server has no worker, so it would never resolve. */
export async function getPushManager(): Promise<PushManager | null> {
  if (getPushObstacle() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

const snoozeMs = 30 * dayMs; // after 'Not now'

const declinedKey = "push-declined";

export function declinePush(): void {
  writeStored(declinedKey, String(Date.now()));
}

/** True if push is supported, off, and wasn't declined recently. */
export async function canPromptForPush(): Promise<boolean> {
  if (Date.now() - Number(readStored(declinedKey)) < snoozeMs) return false;
  if (getPushObstacle() !== null) return false;
  // Resolves once the worker is active; on a first visit it is still being installed.
  const { pushManager: pushes } = await navigator.serviceWorker.ready;
  return (await pushes.getSubscription()) === null;
}

/**
 * Shows the browser's permission prompt, so call it only from a click. Null if the user declines; throws if the
 * browser, the push service or the server fails.
 */
export async function turnPushOn(): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const pushes = await getPushManager();
  if (!pushes) throw new Error("No worker is installed");
  const { key } = await getJson(
    devicesUrl,
    (value) => value as DevicesResponse,
  );
  // An existing subscription with an older server key would make subscribing fail.
  await (await pushes.getSubscription())?.unsubscribe();
  const subscription = await subscribe(pushes, key);
  return sendJson(devicesUrl, (value) => value as PushDevice, {
    body: toSubscriptionJson(subscription),
  });
}

/** Turning off the current device also snoozes the prompt. */
export async function turnPushOff({
  id,
  isCurrent,
}: PushDevice): Promise<void> {
  await sendJson(urls.api.notifications(`/devices/${id}`), () => null, {
    method: "DELETE",
  });
  if (!isCurrent) return;
  declinePush();
  const pushes = await getPushManager();
  await (await pushes?.getSubscription())?.unsubscribe();
}

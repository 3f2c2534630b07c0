import type { CurrentDeviceResponse } from "./push/push-device";
import { sendJson } from "~/client/api-client";
import { urls } from "~/shared/urls";

/**
 * Syncs the browser's push subscription with the server: browsers expire subscriptions, and signing out deletes the
 * device on the server. Runs when the app opens, and in the worker when the browser changes a subscription.
 */
export async function reconcileSubscription(
  pushes: PushManager,
): Promise<void> {
  const mine = await pushes.getSubscription();
  const { isRegistered, key } = await reportSubscription(mine);
  const isUsable = isRegistered && mine !== null && usesKey(mine, key);
  if (mine && !isUsable) await mine.unsubscribe();
  if (isRegistered && !isUsable)
    await reportSubscription(await subscribe(pushes, key));
}

/** The push service rejects messages that are signed with another key than the subscription's. */
function usesKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return (
    key ===
    text.replace(/=+$/, "").replace(/[+/]/g, (c) => (c === "+" ? "-" : "_"))
  );
}

export function subscribe(
  pushes: PushManager,
  key: string,
): Promise<PushSubscription> {
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export function toSubscriptionJson(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

function reportSubscription(
  mine: PushSubscription | null,
): Promise<CurrentDeviceResponse> {
  const body = mine ? toSubscriptionJson(mine) : { endpoint: null };
  return sendJson(
    urls.api.notifications("/devices/current"),
    (value) => value as CurrentDeviceResponse,
    { body },
  );
}

import type { CurrentReply } from "./push/push-device";
import { tell } from "./tell";

/**
 * Makes this browser and the server agree on whether it is told, and where: subscriptions end by themselves, and
 * sign-out ends what the server has of them. Run on each open, and by the worker when the browser changes one.
 */
export async function reconcile(pushes: PushManager): Promise<void> {
  const mine = await pushes.getSubscription();
  const { wanted, key } = await say(mine);
  const isOfUse = wanted && mine !== null && isFor(mine, key);
  if (mine && !isOfUse) await mine.unsubscribe();
  if (wanted && !isOfUse) await say(await subscribe(pushes, key));
}

/** The server's key may have changed since: what it sends with the new one would be refused. */
function isFor({ options }: PushSubscription, key: string): boolean {
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

/** What the server keeps of a subscription. */
export function wireOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

async function say(mine: PushSubscription | null): Promise<CurrentReply> {
  const body = mine ? wireOf(mine) : { endpoint: null };
  return (await tell("/devices/current", body)) as CurrentReply;
}

import type { CurrentReply } from "./push-wire";
import { tell } from "./tell";

/**
 * Makes this browser and the server agree on whether it is told, and where: subscriptions end by themselves, and
 * sign-out ends what the server has of them. Run on each open, and by the worker when the browser changes one.
 */
export async function reconcile(pushes: PushManager): Promise<void> {
  const mine = await pushes.getSubscription();
  const { wanted, key } = await say(mine);
  if (!wanted) await mine?.unsubscribe();
  else if (!mine) await say(await subscribe(pushes, key));
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

import { newReceiver } from "./decrypt-push";
import { urls } from "~/shared/urls";
import type { PushDevice } from "~/features/notifications/push/push-device";
import type { SignedIn } from "./seeds";

/** Nobody listens at the discard port: what is pushed there goes nowhere. */
export const newSubscription = (name = "browser") => ({
  endpoint: `http://127.0.0.1:9/${name}/${newReceiver().keys.auth}`,
  keys: newReceiver().keys,
});

/** A device of somebody's. */
export async function newDevice({ client }: SignedIn): Promise<PushDevice> {
  const leaf = urls.api.notifications("/devices");
  const response = await client.post(leaf, newSubscription());
  if (response.status !== 201) throw new Error(await response.text());
  return response.json<PushDevice>();
}

const leaf = "/api/notifications/devices";

/** Every call about devices with what makes it good, in an order in which all are. */
export const validPushCalls: [string, string, unknown?][] = [
  ["POST", leaf, newSubscription()],
  ["GET", leaf],
  ["POST", `${leaf}/current`, { endpoint: null }],
  ["POST", `${leaf}/{deviceId}/test`],
  ["DELETE", `${leaf}/{deviceId}`],
];

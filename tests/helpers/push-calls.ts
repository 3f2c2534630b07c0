import { newReceiver } from "./decrypt-push";
import { urls } from "~/shared/urls";
import type { PushDevice } from "~/features/notifications/push/push-device";
import type { SignedIn } from "./seeds";

/** Port 9 (discard) is closed, so these pushes reach no server. */
export const newSubscription = (name = "browser") => ({
  endpoint: `http://127.0.0.1:9/${name}/${newReceiver().keys.auth}`,
  keys: newReceiver().keys,
});

export async function newDevice({ client }: SignedIn): Promise<PushDevice> {
  const url = urls.api.notifications("/devices");
  const response = await client.post(url, newSubscription());
  if (response.status !== 201) throw new Error(await response.text());
  return response.json<PushDevice>();
}

const devicesPath = "/api/notifications/devices";

/** Successful calls of all device endpoints, in an order in which all of them succeed. */
export const validPushCalls: [string, string, unknown?][] = [
  ["POST", devicesPath, newSubscription()],
  ["GET", devicesPath],
  ["POST", `${devicesPath}/current`, { endpoint: null }],
  ["POST", `${devicesPath}/{deviceId}/test`],
  ["DELETE", `${devicesPath}/{deviceId}`],
];

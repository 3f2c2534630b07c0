import { beforeEach, expect, it, vi } from "vitest";
import { reconcileSubscription } from "./reconcile-subscription";

const endpoint = "https://push.example.org/1";
/** The bytes of the key "-_8" in base64url. */
const key = "-_8";
const keyBytes = new Uint8Array([0xfb, 0xff]).buffer;
const keys = { p256dh: "p", auth: "a" };

/** Records the calls in `calls`. */
function createBrowser(
  subscribed: boolean,
  applicationServerKey: ArrayBuffer = keyBytes,
) {
  const calls: string[] = [];
  const subscription = {
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: () => {
      calls.push("unsubscribe");
      return Promise.resolve(true);
    },
  };
  const pushes = {
    getSubscription: () => Promise.resolve(subscribed ? subscription : null),
    subscribe: ({
      applicationServerKey: serverKey,
      userVisibleOnly,
    }: PushSubscriptionOptionsInit) => {
      calls.push(
        `subscribe ${JSON.stringify(serverKey)} ${String(userVisibleOnly)}`,
      );
      return Promise.resolve(subscription);
    },
  };
  return { pushes: pushes as unknown as PushManager, calls };
}

const requests: unknown[] = [];
function mockServer(isRegistered: boolean): void {
  requests.length = 0;
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    requests.push([url, JSON.parse(body)]);
    return Promise.resolve(Response.json({ isRegistered, key }));
  });
}

const endpointUrl = "/api/notifications/devices/current";

beforeEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [
    "browser and server: keeps the subscription",
    true,
    true,
    [],
    [[endpointUrl, { endpoint, keys }]],
  ],
  [
    "neither: does nothing",
    false,
    false,
    [],
    [[endpointUrl, { endpoint: null }]],
  ],
  [
    "only the browser: unsubscribes",
    true,
    false,
    ["unsubscribe"],
    [[endpointUrl, { endpoint, keys }]],
  ],
  [
    "only the server: subscribes",
    false,
    true,
    ['subscribe "-_8" true'],
    [
      [endpointUrl, { endpoint: null }],
      [endpointUrl, { endpoint, keys }],
    ],
  ],
])(
  "a device is known to %s",
  async (_, subscribed, registered, expectedCalls, expectedRequests) => {
    mockServer(registered);
    const { pushes, calls } = createBrowser(subscribed);
    await reconcileSubscription(pushes);
    expect(calls).toEqual(expectedCalls);
    expect(requests).toEqual(expectedRequests);
  },
);

it("renews the subscription after the server's key changed", async () => {
  mockServer(true);
  const { pushes, calls } = createBrowser(true, new Uint8Array([1, 2]).buffer);
  await reconcileSubscription(pushes);
  expect(calls).toEqual(["unsubscribe", 'subscribe "-_8" true']);
  expect(requests).toHaveLength(2);
});

import { beforeEach, expect, it, vi } from "vitest";
import { reconcile } from "./reconcile";

const endpoint = "https://push.example.org/1";
/** The bytes of the key "-_8" in base64url. */
const key = "-_8";
const keyBytes = new Uint8Array([0xfb, 0xff]).buffer;
const keys = { p256dh: "p", auth: "a" };

/** A browser, of which it is noted what it was told to do. */
function browser(has: boolean, applicationServerKey: ArrayBuffer = keyBytes) {
  const done: string[] = [];
  const subscription = {
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: () => {
      done.push("unsubscribe");
      return Promise.resolve(true);
    },
  };
  const pushes = {
    getSubscription: () => Promise.resolve(has ? subscription : null),
    subscribe: ({
      applicationServerKey: given,
      userVisibleOnly,
    }: PushSubscriptionOptionsInit) => {
      done.push(
        `subscribe ${JSON.stringify(given)} ${String(userVisibleOnly)}`,
      );
      return Promise.resolve(subscription);
    },
  };
  return { pushes: pushes as unknown as PushManager, done };
}

const told: unknown[] = [];
function server(wanted: boolean): void {
  told.length = 0;
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    told.push([url, JSON.parse(body)]);
    return Promise.resolve(Response.json({ wanted, key }));
  });
}

const leaf = "/api/notifications/devices/current";

beforeEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["both", true, true, [], [[leaf, { endpoint, keys }]]],
  ["neither", false, false, [], [[leaf, { endpoint: null }]]],
  [
    "the browser alone: it ends",
    true,
    false,
    ["unsubscribe"],
    [[leaf, { endpoint, keys }]],
  ],
  [
    "the server alone: it begins anew",
    false,
    true,
    ['subscribe "-_8" true'],
    [
      [leaf, { endpoint: null }],
      [leaf, { endpoint, keys }],
    ],
  ],
])("of %s", async (_, has, wanted, does, says) => {
  server(wanted);
  const { pushes, done } = browser(has);
  await reconcile(pushes);
  expect(done).toEqual(does);
  expect(told).toEqual(says);
});

it("begins anew where the server's key has changed", async () => {
  server(true);
  const { pushes, done } = browser(true, new Uint8Array([1, 2]).buffer);
  await reconcile(pushes);
  expect(done).toEqual(["unsubscribe", 'subscribe "-_8" true']);
  expect(told).toHaveLength(2);
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { newVapidPair } from "../../../../scripts/local/vapid.mjs";
import {
  decryptPush,
  newReceiver,
  verifyVapid,
} from "../../../../tests/helpers/decrypt-push";
import { sendPush } from "./send-push.server";

const env = {
  CONTACT_EMAIL: "hello@site.example",
  ...newVapidPair(),
  pushLoopback: false,
};
const receiver = newReceiver();
const endpoint = "https://web.push.apple.com/QOl3";
const device = { endpoint, ...receiver.keys };
const push = {
  payload: '{"web_push":8030}',
  topic: "0123456789abcdef0123456789abcdef",
  ttl: 60,
  urgency: "high",
} as const;

function mockFetch(respondWith: () => Promise<Response>) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(respondWith);
}
const respond = (status: number, headers: Record<string, string> = {}) =>
  mockFetch(() => Promise.resolve(new Response(null, { status, headers })));

afterEach(() => {
  vi.restoreAllMocks();
});

/** RFC 8291 §5, and its appendix A for the keys. */
it("decrypts the example message of the RFC", () => {
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  const text = decryptPush(Buffer.from(body, "base64url"), {
    secret: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    keys: {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
  });
  expect(text).toBe("When I grow up, I want to be a watermelon");
});

it("encrypts for the device and signs with our key", async () => {
  const fetchMock = respond(201);
  const before = Date.now() / 1000;
  expect(await sendPush(env, device, push)).toEqual({ status: "delivered" });
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(endpoint);
  expect(init).toMatchObject({ method: "POST", redirect: "manual" });
  const body = init?.body as Uint8Array;
  expect(decryptPush(body, receiver)).toBe(push.payload);
  const stranger = { ...newReceiver(), keys: receiver.keys };
  expect(() => decryptPush(body, stranger)).toThrow();
  const { authorization = "", ...headers } = Object.fromEntries(
    new Headers(init?.headers),
  );
  expect(headers).toEqual({
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    topic: push.topic,
    ttl: "60",
    urgency: "high",
  });
  const { claims, key } = verifyVapid(authorization);
  expect(key).toBe(env.VAPID_PUBLIC_KEY);
  expect(claims).toEqual({
    aud: "https://web.push.apple.com",
    sub: "mailto:hello@site.example",
    exp: expect.any(Number) as number,
  });
  const { exp } = claims as { exp: number };
  expect(exp).toBeGreaterThan(before);
  // RFC 8292 §2: no more than 24 hours.
  expect(exp).toBeLessThanOrEqual(before + 86_400);
});

describe("the response of a push service", () => {
  it.each([
    [200, "delivered"],
    [201, "delivered"],
    [202, "delivered"],
    [404, "expired"],
    [410, "expired"],
    [301, "refused"],
    [307, "refused"],
    [400, "refused"],
    [401, "refused"],
    [403, "refused"],
    [413, "refused"],
    [429, "retry"],
    [500, "retry"],
    [503, "retry"],
  ])("%d: %s", async (status, outcome) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    respond(status, { location: "http://10.0.0.1/" });
    expect(await sendPush(env, device, push)).toMatchObject({
      status: outcome,
    });
    expect(JSON.stringify(logged.mock.calls)).not.toContain("QOl3");
    expect(logged).toHaveBeenCalledTimes(outcome === "refused" ? 1 : 0);
  });

  it.each([
    ["120", 120],
    ["0", 0],
    [new Date(0).toUTCString(), 0],
    ["soon", 0],
  ])("with Retry-After: %s", async (header, after) => {
    respond(429, { "retry-after": header });
    const outcome = await sendPush(env, device, push);
    expect(outcome).toEqual({ status: "retry", retryAfter: after });
  });
});

it("retries after a network error", async () => {
  mockFetch(() => Promise.reject(new TypeError("fetch failed")));
  const outcome = await sendPush(env, device, push);
  expect(outcome).toEqual({ status: "retry", retryAfter: 0 });
});

it("sends nothing to an invalid endpoint or with invalid keys", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const fetchMock = respond(201);
  const wrong = [
    { ...device, endpoint: "http://127.0.0.1:1/a" },
    { ...device, endpoint: "https://evil.example/a" },
    { ...device, p256dh: "B" },
    { ...device, p256dh: `B${"A".repeat(86)}` },
    { ...device, auth: "A" },
  ];
  for (const wrongDevice of wrong) {
    expect(await sendPush(env, wrongDevice, push)).toEqual({
      status: "refused",
    });
  }
  expect(fetchMock).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(wrong.length);
});

import { describe, expect, it } from "vitest";
import { readEnv } from "./env.server";

const completeEnv = {
  DB: {},
  SCRIPTURE: {},
  DAILY: {},
  COUNTERS: {},
  IMAGES: {},
  ASSETS: {},
  PUSHES: {},
  VIDEOS: {},
  API_LIMITER: {},
  MINUTE_LIMITER: {},
  ADDRESS_LIMITER: {},
  PRODUCT_NAME: "Name",
  CONTACT_EMAIL: "hello@example.org",
  SITE_URL: "http://localhost:8787",
  OWNER_EMAIL: "owner@example.org",
  OIDC_ISSUER: "http://localhost:8788",
  OIDC_CLIENT_ID: "client",
  OIDC_CLIENT_SECRET: "secret",
  SESSION_SECRET: "s".repeat(32),
  SANCTIONS_SECRET: "s".repeat(32),
  VAPID_PUBLIC_KEY: `B${"k".repeat(86)}`,
  VAPID_PRIVATE_KEY: "k".repeat(43),
};

it("returns the bindings and caches the result", () => {
  const raw = { ...completeEnv };
  const env = readEnv(raw);
  expect(env.DB).toBe(raw.DB);
  expect(readEnv(raw)).toBe(env);
});

describe("names missing and invalid settings", () => {
  it.each(Object.keys(completeEnv))("%s", (name) => {
    const { [name as keyof typeof completeEnv]: _, ...rest } = completeEnv;
    expect(() => readEnv(rest)).toThrow(new RegExp(`invalid: ${name}\\.`));
  });

  it("several at once, and a secret that is too short", () => {
    const { DB: _, ...rest } = completeEnv;
    expect(() => readEnv({ ...rest, SESSION_SECRET: "short" })).toThrow(
      /DB, SESSION_SECRET/,
    );
  });
});

it("turns errors of the bucket into 503", async () => {
  const object = { size: 5 };
  const IMAGES = {
    get: () => Promise.resolve(object),
    put: () => Promise.reject(new Error("put: internal error (10001)")),
  };
  const { IMAGES: bucket } = readEnv({ ...completeEnv, IMAGES });
  expect(await bucket.get("a")).toBe(object);
  await expect(bucket.put("a", "b")).rejects.toMatchObject({
    code: "unavailable",
  });
});

describe("rate limits", () => {
  it.each([
    ["http://localhost:8787", "off", "off"],
    ["http://127.0.0.1:8787", "off", "off"],
    ["http://[::1]:8787", "off", "off"],
    ["https://site.example", "off", "on"],
    ["https://localhost.site.example", "off", "on"],
    ["http://localhost:8787", "OFF", "on"],
  ])("at %s with RATE_LIMITS=%s are %s", (SITE_URL, RATE_LIMITS, expected) => {
    expect(readEnv({ ...completeEnv, SITE_URL, RATE_LIMITS }).rateLimits).toBe(
      expected,
    );
  });
});

it.each([
  ["http://localhost:8787", "on", true],
  ["http://localhost:8787", "yes", false],
  ["https://site.example", "on", false],
])("at %s with PUSH_LOOPBACK=%s: %s", (SITE_URL, PUSH_LOOPBACK, expected) => {
  const { pushLoopback } = readEnv({ ...completeEnv, SITE_URL, PUSH_LOOPBACK });
  expect(pushLoopback).toBe(expected);
});

it.each([
  ["http://localhost:8787", "http://localhost:8788"],
  ["https://site.example", null],
])("at %s with OEMBED_ORIGIN: %s", (SITE_URL, expected) => {
  const OEMBED_ORIGIN = "http://localhost:8788";
  const { oEmbedOrigin } = readEnv({ ...completeEnv, SITE_URL, OEMBED_ORIGIN });
  expect(oEmbedOrigin).toBe(expected);
});

import { describe, expect, it, vi } from "vitest";
import {
  clientAddress,
  limitImageRendering,
  limitRequests,
} from "./rate-limit.server";

const requestFrom = (address: string, path = "/api/posts") =>
  new Request(`https://site.example${path}`, {
    headers: { "cf-connecting-ip": address },
  });

/** `limits`: allowed hits per key, for each limiter. */
function setUp(limits: { address: number; api: number }) {
  const hits = new Map<string, number>();
  const limiter = (name: "address" | "api") => ({
    limit: ({ key }: RateLimitOptions) => {
      const count = (hits.get(name + key) ?? 0) + 1;
      hits.set(name + key, count);
      return Promise.resolve({ success: count <= limits[name] });
    },
  });
  const env = {
    ADDRESS_LIMITER: limiter("address"),
    API_LIMITER: limiter("api"),
    rateLimits: "on" as const,
  };
  return {
    env,
    visit: (request: Request, sessionId: string | null = null) =>
      limitRequests({ env, sessionId }, request),
  };
}

const refused = { code: "rate_limited" };

describe("limitRequests", () => {
  it("limits an IP address across all its sessions, and no other address", async () => {
    const { visit } = setUp({ address: 2, api: 9 });
    await visit(requestFrom("192.0.2.1"), "a");
    await visit(requestFrom("192.0.2.1"), "b");
    await expect(visit(requestFrom("192.0.2.1"), "c")).rejects.toMatchObject(
      refused,
    );
    await visit(requestFrom("192.0.2.2"), "d");
  });

  it("limits pages per session, and for all visitors of an address together", async () => {
    const { visit } = setUp({ address: 99, api: 2 });
    const page = requestFrom("192.0.2.1", "/post/x?junk=1");
    await visit(page);
    await visit(page);
    await expect(visit(page)).rejects.toMatchObject(refused);
    await visit(page, "a");
    await visit(requestFrom("192.0.2.1", "/images/x"));
    await visit(requestFrom("192.0.2.1", "/api/posts"));
  });

  it("doesn't call the limiter if limits are off", async () => {
    const { env } = setUp({ address: 0, api: 0 });
    const context = { env: { ...env, rateLimits: "off" as const } };
    await limitRequests(
      { ...context, sessionId: null },
      requestFrom("192.0.2.1"),
    );
  });

  it("allows requests while the limiter is down", async () => {
    const limit = () => Promise.reject(new Error("down"));
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { env } = setUp({ address: 0, api: 0 });
    await limitRequests(
      { env: { ...env, ADDRESS_LIMITER: { limit } }, sessionId: null },
      requestFrom("192.0.2.1"),
    );
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

it("limits image rendering for all addresses together", async () => {
  const { env } = setUp({ address: 9, api: 3 });
  const render = (address: string) =>
    limitImageRendering(
      { env: { ...env, MINUTE_LIMITER: env.ADDRESS_LIMITER } },
      requestFrom(address),
    );
  for (const end of [1, 2, 3]) await render(`192.0.2.${end}`);
  await expect(render("192.0.2.4")).rejects.toMatchObject(refused);
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::3:4:5:6", "2001:db8:0:0"],
  ["2001:db8:1::4:5:6:7", "2001:db8:1:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("%s is counted as %s", (address, network) => {
  expect(clientAddress(requestFrom(address))).toBe(network);
});

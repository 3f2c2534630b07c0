import { describe, expect, it, vi } from "vitest";
import { limitAddress } from "./rate-limit.server";

function setUp(room: number, rateLimits: "on" | "off" = "on") {
  const hits = new Map<string, number>();
  const limit = vi.fn(({ key }: RateLimitOptions) => {
    const count = (hits.get(key) ?? 0) + 1;
    hits.set(key, count);
    return Promise.resolve({ success: count <= room });
  });
  const env = { ADDRESS_LIMITER: { limit }, rateLimits };
  const call = (address: string, cookie: string) =>
    limitAddress(
      { env },
      new Request("https://site.example/api/posts", {
        headers: { "cf-connecting-ip": address, cookie },
      }),
    );
  return { call, limit };
}

describe("limitAddress", () => {
  it("holds an address however many sessions it makes up, and no other", async () => {
    const { call } = setUp(2);
    await call("192.0.2.1", "session=a");
    await call("192.0.2.1", "session=b");
    await expect(call("192.0.2.1", "session=c")).rejects.toMatchObject({
      code: "rate_limited",
    });
    await expect(call("192.0.2.2", "session=d")).resolves.toBeUndefined();
  });

  it("asks nothing where limits are off", async () => {
    const { call, limit } = setUp(0, "off");
    await call("192.0.2.1", "session=a");
    expect(limit).not.toHaveBeenCalled();
  });
});

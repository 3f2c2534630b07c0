import { describe, expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";
import { startSite } from "../helpers/local-site";
import { readLogLine } from "../helpers/request-log";

it("returns 200 while the worker is up", async () => {
  const response = await new ApiClient().get("/healthz");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("ok");
});

it("returns 200 for HEAD too", async () => {
  const response = await new ApiClient().send("HEAD", "/healthz");
  expect(response.status).toBe(200);
});

it.each(["POST", "PUT", "PATCH", "DELETE"])(
  "returns 405 for %s",
  async (method) => {
    const response = await new ApiClient().send(method, "/healthz");
    expect(response.status).toBe(405);
  },
);

describe("with deep=1", () => {
  it.each(["deep", "deep=", "deep=0", "deep=true"])(
    "does the same for %s",
    async (query) => {
      const response = await new ApiClient().get(`/healthz?${query}`);
      expect(await response.json()).toMatchObject({ status: "ok" });
    },
  );

  it("checks D1, KV and R2 with few rows", async () => {
    const response = await new ApiClient().get("/healthz?deep=1");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const part = { status: "ok", ms: expect.any(Number) as number };
    expect(await response.json()).toEqual({
      status: "ok",
      parts: {
        DB: part,
        SCRIPTURE: part,
        DAILY: part,
        COUNTERS: part,
        IMAGES: part,
      },
    });
    const { trips, rowsRead, rowsWritten } = await readLogLine(response);
    expect({ trips, rowsRead, rowsWritten }).toEqual({
      trips: 2,
      rowsRead: 2,
      rowsWritten: 0,
    });
  });

  it("returns 503 and says which part failed, without details", async () => {
    const site = await startSite({ tables: false });
    const client = new ApiClient(site.url);
    expect((await client.get("/healthz")).status).toBe(200);
    const response = await client.get("/healthz?deep=1");
    await site.stop();
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      status: "failed",
      parts: {
        DB: { status: "failed" },
        SCRIPTURE: { status: "failed" },
        DAILY: { status: "ok" },
        IMAGES: { status: "ok" },
      },
    });
  });
});

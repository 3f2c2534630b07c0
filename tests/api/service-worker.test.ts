import { afterAll, expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";
import { startSite } from "../helpers/local-site";

const siteWithoutWorker = startSite({
  tables: false,
  vars: { SERVICE_WORKER: "off" },
});
afterAll(async () => (await siteWithoutWorker).stop());

it("is never cached, and has its own content security policy", async () => {
  const response = await new ApiClient().get("/sw.js");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
  );
  expect(await response.text()).toContain("assets/");
});

it("unregisters itself if SERVICE_WORKER is off", async () => {
  const { url } = await siteWithoutWorker;
  const response = await fetch(`${url}/sw.js`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const script = await response.text();
  expect(script).toContain("registration.unregister()");
  expect(script).not.toContain("assets/");
});

it.each(["/assets/none-12345678.js", "/assets/none-12345678.css"])(
  "returns an uncached 404 for the unknown file %s",
  async (address) => {
    const response = await new ApiClient().get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe(
      "application/problem+json",
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

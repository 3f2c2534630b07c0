import { afterAll, expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";
import { startSite } from "../helpers/local-site";

const offSite = startSite({ tables: false, vars: { SERVICE_WORKER: "off" } });
afterAll(async () => (await offSite).stop());

it("is never answered from a cache, and fetches by a policy of its own", async () => {
  const response = await new ApiClient().get("/sw.js");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
  );
  expect(await response.text()).toContain("assets/");
});

it("goes where the server says so", async () => {
  const { url } = await offSite;
  const response = await fetch(`${url}/sw.js`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const script = await response.text();
  expect(script).toContain("registration.unregister()");
  expect(script).not.toContain("assets/");
});

it.each(["/assets/none-12345678.js", "/assets/none-12345678.css"])(
  "an unknown file, as %s, is not found, and that is not kept",
  async (address) => {
    const response = await new ApiClient().get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe(
      "application/problem+json",
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

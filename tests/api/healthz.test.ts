import { expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";

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

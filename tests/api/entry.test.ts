import { expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";

// Pages and API are two builds to Remix (entry.worker.ts): which one is asked is decided by the path.

const typeOf = async (path: string) => {
  const response = await new ApiClient().get(path);
  expect(response.status).toBe(404);
  return response.headers.get("content-type");
};

it.each(["/api", "/api/", "/api/nowhere", "/API/Nowhere", "/%61pi/nowhere"])(
  "%s is the API's",
  async (path) => {
    expect(await typeOf(path)).toBe("application/problem+json");
  },
);

it.each(["/apiary", "/nowhere/api/posts", "/api.html", "/%2561pi/posts"])(
  "%s is a page",
  async (path) => {
    expect(await typeOf(path)).toMatch(/^text\/html/);
  },
);

it("gives a leaf its own answer in any case", async () => {
  const response = await new ApiClient().post("/API/posts", {});
  expect(response.status).toBe(401);
});

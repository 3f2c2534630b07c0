import { expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";

// Remix is given a build of what may be meant (entry.worker.ts): the path decides.

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

it.each([
  ["/landing", /^text\/html/],
  ["/LANDING", /^text\/html/],
  ["/landing/", /^text\/html/],
  ["/%6canding", /^text\/html/],
  ["/manifest.webmanifest", /^application\/manifest\+json/],
  ["/Manifest.Webmanifest", /^application\/manifest\+json/],
  ["/manifest.webmanifest/", /^application\/manifest\+json/],
])("%s is there, however it is spelled", async (path, type) => {
  const response = await new ApiClient().get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(type);
});

it("gives a leaf its own answer in any case", async () => {
  const response = await new ApiClient().post("/API/posts", {});
  expect(response.status).toBe(401);
});

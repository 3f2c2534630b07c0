import { expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";
import { sendRaw } from "../helpers/raw-request";

// Remix is given a build of what may be meant (entry.worker.ts): the path decides. What nothing can
// be meant by never reaches it (validate-request.server.ts).

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

const answerTo = (method: string, path: string, headers = {}, body = "") =>
  sendRaw({ method, path, headers, body: body === "" ? null : body });

it.each(["/api%2fposts", "/API%5Cposts", "/%61pi%2Fx", "/api/posts?_data=x"])(
  "%s is a call whose address cannot be read",
  async (path) => {
    const { status, headers } = await answerTo("GET", path);
    expect(status).toBe(400);
    expect(headers["content-type"]).toBe("application/problem+json");
  },
);

it.each(["/%5C", "/%2f", "/home%5cx.data", "/landing?_data=root"])(
  "%s is the page for lost people",
  async (path) => {
    const { status, headers } = await answerTo("GET", path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
  },
);

it.each(["/api/posts.data", "/API/nowhere.data"])(
  "%s is no page, so it has no data",
  async (path) => {
    const { status, headers } = await answerTo("GET", path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("application/problem+json");
  },
);

it.each(["/", "/landing", "/landing.data", "/api/bible/books"])(
  "a read of %s brings no body",
  async (path) => {
    const { status } = await answerTo("GET", path, {}, "x");
    expect(status).toBe(400);
  },
);

it("a read may say that its body has no length", async () => {
  const none = { "content-length": "0" };
  for (const path of ["/landing", "/api/bible/books"])
    expect((await answerTo("GET", path, none)).status, path).toBe(200);
});

it.each(["https://evil.example", "null", "not an origin"])(
  "no page is read by a script of another site (%j)",
  async (origin) => {
    for (const path of ["/landing", "/landing.data", "/home", "/nowhere"])
      expect((await answerTo("GET", path, { origin })).status, path).toBe(403);
  },
);

it.each([undefined, "https://evil.example", "null", "not an origin", ""])(
  "a page takes no POST, wherever it comes from (%j)",
  async (origin) => {
    for (const path of ["/landing", "/home.data", "/nowhere", "/__manifest"]) {
      const answer = await answerTo("POST", path, origin && { origin }, "a=b");
      expect(answer.status, path).toBe(405);
      expect(answer.headers["allow"]).toMatch(/^GET/);
    }
  },
);

it("names every answer, a page like a refusal", async () => {
  const paths = ["/landing", "/landing", "/nowhere", "/%5C", "/api/%ff"];
  const ids = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await answerTo("GET", path);
      return String(headers["x-request-id"]);
    }),
  );
  expect(new Set(ids).size).toBe(paths.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

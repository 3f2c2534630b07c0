import { expect, it } from "vitest";
import { ApiClient } from "../helpers/api-client";
import { sendRaw } from "../helpers/raw-request";

// entry.worker.ts chooses by path which routes Remix matches. validate-request.server.ts rejects malformed requests
// before that.

const getContentType = async (path: string) => {
  const response = await new ApiClient().get(path);
  expect(response.status).toBe(404);
  return response.headers.get("content-type");
};

it.each(["/api", "/api/", "/api/nowhere", "/API/Nowhere", "/%61pi/nowhere"])(
  "%s belongs to the API",
  async (path) => {
    expect(await getContentType(path)).toBe("application/problem+json");
  },
);

it.each(["/apiary", "/nowhere/api/posts", "/api.html", "/%2561pi/posts"])(
  "%s is a page",
  async (path) => {
    expect(await getContentType(path)).toMatch(/^text\/html/);
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
])("%s exists, however the path is spelled", async (path, type) => {
  const response = await new ApiClient().get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(type);
});

it.each(["/API/posts", "/api/Posts/x/Like", "/%61pi/posts/x/like/"])(
  "%s is an API route, however it is spelled",
  async (path) => {
    const response = await new ApiClient().post(path, {});
    expect(response.status).toBe(401);
  },
);

it.each(["/Post/x/Preview.png", "/%70ost/x/preview.png/", "/post/x/nowhere"])(
  "%s is handled by the routes of its section",
  async (path) => {
    const isPage = path.endsWith("nowhere");
    expect(await getContentType(path)).toMatch(
      isPage ? /^text\/html/ : /^application\/problem\+json/,
    );
  },
);

const sendRequest = (method: string, path: string, headers = {}, body = "") =>
  sendRaw({ method, path, headers, body: body === "" ? null : body });

it.each(["/api%2fposts", "/API%5Cposts", "/%61pi%2Fx", "/api/posts?_data=x"])(
  "returns 400 for %s, an API path that can't be decoded safely",
  async (path) => {
    const { status, headers } = await sendRequest("GET", path);
    expect(status).toBe(400);
    expect(headers["content-type"]).toBe("application/problem+json");
  },
);

it.each(["/%5C", "/%2f", "/home%5cx.data", "/landing?_data=root"])(
  "shows the not-found page for %s",
  async (path) => {
    const { status, headers } = await sendRequest("GET", path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
  },
);

it.each(["/api/posts.data", "/API/nowhere.data"])(
  "returns 404 for %s, because only pages have data",
  async (path) => {
    const { status, headers } = await sendRequest("GET", path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("application/problem+json");
  },
);

it.each(["/", "/landing", "/landing.data", "/api/bible/books"])(
  "returns 400 for a GET of %s with a body",
  async (path) => {
    const { status } = await sendRequest("GET", path, {}, "x");
    expect(status).toBe(400);
  },
);

it("accepts a GET with a content length of 0", async () => {
  const none = { "content-length": "0" };
  for (const path of ["/landing", "/api/bible/books"])
    expect((await sendRequest("GET", path, none)).status, path).toBe(200);
});

it.each(["https://evil.example", "null", "not an origin"])(
  "returns 403 for pages that a script of another site requests (%j)",
  async (origin) => {
    for (const path of ["/landing", "/landing.data", "/home", "/nowhere"])
      expect((await sendRequest("GET", path, { origin })).status, path).toBe(
        403,
      );
  },
);

it.each([undefined, "https://evil.example", "null", "not an origin", ""])(
  "returns 405 for a POST to a page, from any origin (%j)",
  async (origin) => {
    for (const path of ["/landing", "/home.data", "/nowhere", "/__manifest"]) {
      const response = await sendRequest(
        "POST",
        path,
        origin && { origin },
        "a=b",
      );
      expect(response.status, path).toBe(405);
      expect(response.headers["allow"]).toMatch(/^GET/);
    }
  },
);

it("gives every response its own request id, pages and errors alike", async () => {
  const paths = ["/landing", "/landing", "/nowhere", "/%5C", "/api/%ff"];
  const ids = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await sendRequest("GET", path);
      return String(headers["x-request-id"]);
    }),
  );
  expect(new Set(ids).size).toBe(paths.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

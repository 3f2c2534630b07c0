import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { readLogLine, startLoggedSite } from "../helpers/request-log";
import { newPeople, newPosts, type SignedIn } from "../helpers/seeds";
import { listLogLines, sqlBatch } from "../helpers/site";

let ruth: SignedIn;
let boaz: SignedIn;
let postId: string;
const visitor = new ApiClient();

beforeAll(async () => {
  [ruth, boaz] = (await newPeople(2)) as [SignedIn, SignedIn];
  [postId] = (await newPosts(boaz.id, 1)) as [string];
  // Renews the session, which would count as a write of a later request.
  await requestLine(urls.api.currentUser, ruth.client);
});

const requestLine = async (path: string, client = visitor, method = "GET") =>
  readLogLine(await client.send(method, path));

describe("the line of a request", () => {
  it("has the pattern of the route, the status, and what it cost", async () => {
    const like = await readLogLine(
      await ruth.client.post(urls.api.like(postId), { desired: true }),
    );
    expect(like).toMatchObject({
      route: "/api/posts/:postId/like",
      method: "POST",
      status: 200,
      cache: "none",
      trips: 1,
    });
    expect(like.rowsRead).toBeGreaterThan(0);
    expect(like.rowsWritten).toBeGreaterThan(0);
    const feed = await requestLine(urls.api.posts(), ruth.client);
    expect(feed).toMatchObject({ route: "/api/posts", status: 200 });
    expect(feed.rowsRead).toBeGreaterThan(1);
    expect(feed.rowsWritten).toBe(0);
  });

  it("counts the database of Scripture too", async () => {
    const line = await requestLine(`/api/bible/search?q=grace`);
    expect(line).toMatchObject({ route: "/api/bible/search", status: 200 });
    expect(line.trips).toBeGreaterThan(0);
    expect(line.rowsRead).toBeGreaterThan(0);
  });

  it("counts the rows of work after the response", async () => {
    // An old session is renewed then.
    await sqlBatch([
      sql`UPDATE sessions SET expiresAt = ${Date.now() + 60_000} WHERE userId = ${boaz.id}`,
    ]);
    const line = await requestLine(urls.api.currentUser, boaz.client);
    expect(line).toMatchObject({ trips: 2, rowsWritten: 2 });
  });

  it("is written for cached documents: first a miss, then hits without a trip", async () => {
    const [newPost] = (await newPosts(boaz.id, 1)) as [string];
    const common = { route: "/post/:postId", status: 200 };
    const first = await requestLine(urls.post(newPost));
    expect(first).toMatchObject({ ...common, cache: "miss", trips: 1 });
    const second = await requestLine(urls.post(newPost));
    const cost = { trips: 0, rowsRead: 0, rowsWritten: 0, dbMs: 0 };
    expect(second).toMatchObject({ ...common, cache: "hit", ...cost });
  });

  it.each<[string, string, string, number, string?]>([
    ["a visitor's 401", urls.api.posts(), "/api/posts", 401],
    ["a 404", urls.api.post("nobody"), "/api/posts/:postId", 404],
    ["a missing page", "/nowhere/ruth@example.org", "/*", 404],
    ["a missing endpoint", "/api/ruth", "/api/*", 404],
    ["a missing file", "/assets/ruth.js", "/*", 404],
    ["a wrong method", urls.settings, "/settings", 405, "POST"],
    ["a malformed address", "/api/posts/%ff", "/api/posts/:postId", 400],
    ["a redirect", `${urls.api.login}?returnTo=/home`, "/api/login", 302],
    ["another spelling", "/%68EALTHZ", "/healthz", 200],
    ["a page's data", `${urls.games}.data`, "/games.data", 401],
    ["an image", urls.image("0".repeat(40)), "/images/:key", 404],
    ["the health check", "/healthz", "/healthz", 200],
  ])("is written for %s", async (_, path, route, status, method = "GET") => {
    const line = await requestLine(path, visitor, method);
    expect(line).toMatchObject({ route, method, cache: "none" });
    expect(line.status).toBe(status);
  });

  it("is written for a forged request, which isn't handled", async () => {
    const response = await ruth.client.send("POST", urls.api.like(postId), {
      headers: { origin: "https://evil.example" },
    });
    const line = await readLogLine(response);
    expect(line).toMatchObject({ status: 403, trips: 0, rowsWritten: 0 });
  });

  it("has no address, query, name, handle, e-mail, token, IP address or user agent", async () => {
    const secrets = {
      handle: ruth.username,
      email: `${ruth.username}@example.org`,
      id: ruth.id,
      post: postId,
      token: ruth.client.jar.header?.split("=")[1] ?? "",
      query: "Habakkuk",
      address: "203.0.113.9",
      agent: "Secret-Agent",
      invite: "invite-token",
    };
    const headers = {
      "user-agent": secrets.agent,
      "cf-connecting-ip": secrets.address,
      referer: `https://example.org/${secrets.email}`,
    };
    for (const path of [
      urls.profile(ruth.id),
      urls.post(postId),
      urls.search(secrets.query),
      urls.api.userSearch(secrets.email),
      urls.api.user(ruth.id),
      `/profile/${secrets.handle}.data?_routes=${secrets.query}`,
      `/join/${secrets.invite}`,
      `/api/join/${secrets.invite}`,
      `/nowhere/${secrets.email}`,
      `/api/${secrets.email}`,
      `/api/auth/callback?code=${secrets.invite}&state=x`,
    ]) {
      const response = await ruth.client.get(path, headers);
      await readLogLine(response);
      const id = response.headers.get("x-request-id") ?? "";
      const logged = (await listLogLines(id)).join("\n");
      for (const [name, secret] of Object.entries(secrets)) {
        expect(secret, name).toMatch(/./);
        expect(logged, `${name} of ${path}`).not.toContain(secret);
      }
    }
  });
});

describe("on other sites", () => {
  it("an unexpected error has the id of the request's line", async () => {
    const { client, lines, stopAfter } = await startLoggedSite({
      tables: false,
    });
    const response = await client.get(urls.post("x"));
    const id = response.headers.get("x-request-id") ?? "";
    expect(await stopAfter(1)).toMatchObject([{ id, status: 500, trips: 1 }]);
    expect(lines.join("\n")).toContain(`[${id}] Error: D1_ERROR`);
  });

  it("a refusal of the rate limiter is logged, which limits health checks too", async () => {
    const { client, stopAfter } = await startLoggedSite({ rateLimits: true });
    let count = 1;
    while ((await client.get("/healthz?deep=1")).status !== 429) count += 1;
    const refused = { route: "/healthz", status: 429, trips: 0 };
    expect((await stopAfter(count)).at(-1)).toMatchObject(refused);
  });

  it("jobs and queue batches are logged", async () => {
    const { mf, stopAfter } = await startLoggedSite();
    const worker = await mf.getWorker();
    await worker.scheduled({ cron: "* * * * *" });
    await worker.queue("test-push", []);
    const lines = await stopAfter(8);
    for (const fields of [
      { job: "send prayer news" },
      { job: "seal audit log" },
      { queue: "test-push", messages: 0 },
    ]) {
      const line: unknown = expect.objectContaining({
        ...fields,
        failed: false,
      });
      expect(lines).toContainEqual(line);
    }
  });

  it("a local server is silent without REQUEST_LOG", async () => {
    const { client, stopAfter } = await startLoggedSite({ vars: {} });
    await client.get("/healthz");
    expect(await stopAfter(0)).toEqual([]);
  });

  it("a deployed site always logs, and sends only times", async () => {
    const vars = { SITE_URL: "https://example.org", REQUEST_LOG: "off" };
    const { client, stopAfter } = await startLoggedSite({ vars });
    const response = await client.get("/healthz");
    expect(await stopAfter(1)).toMatchObject([{ route: "/healthz" }]);
    expect(response.headers.get("server-timing")).toMatch(
      /^total;dur=\d+, db;dur=0$/,
    );
  });

  it("requests are logged while the configuration is incomplete", async () => {
    const vars = { SESSION_SECRET: "short" };
    const { client, stopAfter } = await startLoggedSite({ vars });
    await client.get("/healthz");
    const line = { route: "/healthz", status: 500 };
    expect(await stopAfter(1)).toMatchObject([line]);
  });
});

describe("Server-Timing", () => {
  it.each<[string, string]>([
    ["a document", urls.landing],
    ["an API response", urls.api.posts()],
    ["an error", "/nowhere"],
    ["a file", "/robots.txt"],
  ])("is sent with %s", async (_, path) => {
    const response = await ruth.client.get(path);
    expect(response.headers.get("server-timing")).toMatch(
      /^total;dur=\d+, db;dur=\d+;desc="trips: \d+, rows read: \d+, rows written: \d+"$/,
    );
  });

  it("counts as the log does", async () => {
    const response = await ruth.client.get(urls.api.posts());
    const { trips, rowsRead } = await readLogLine(response);
    expect(response.headers.get("server-timing")).toContain(
      `"trips: ${trips}, rows read: ${rowsRead}, rows written: 0"`,
    );
  });
});

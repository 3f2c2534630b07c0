import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { sessionEndedMessage } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { newPerson } from "../helpers/seeds";
import { getLocation } from "../helpers/sign-in";
import { siteUrl, sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const statusOf = async (client: ApiClient) =>
  (await client.get(urls.api.currentUser)).status;

const sessionsOf = (userId: string) =>
  sqlCount(sql`SELECT count(*) FROM sessions WHERE userId = ${userId}`);

describe("GET /api/auth/user", () => {
  it("answers 401 to a visitor, in problem+json", async () => {
    const response = await new ApiClient().get(urls.api.currentUser);
    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toBe(
      "application/problem+json",
    );
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Please sign in",
      status: 401,
      detail: "Please sign in",
    });
  });

  it("is never stored", async () => {
    const { client } = await newPerson();
    const response = await client.get(urls.api.currentUser);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("answers 401 once the session's time is over", async () => {
    const { id, client } = await newPerson();
    await sqlBatch([
      sql`UPDATE sessions SET expiresAt = ${Date.now() - 1} WHERE userId = ${id}`,
    ]);
    expect(await statusOf(client)).toBe(401);
  });

  it("answers 401 once the account is gone", async () => {
    const { id, client } = await newPerson();
    await sqlBatch([sql`DELETE FROM users WHERE id = ${id}`]);
    expect(await statusOf(client)).toBe(401);
    expect(await sessionsOf(id)).toBe(0);
  });

  it("does not take a row of the session table for a token", async () => {
    const { id } = await newPerson();
    const [row] = await sqlRows(
      sql`SELECT id FROM sessions WHERE userId = ${id}`,
    );
    const thief = new ApiClient();
    thief.jar.set("session", String(row?.["id"]));
    expect(await statusOf(thief)).toBe(401);
  });

  it.each([
    "",
    "x",
    "null",
    "' OR 1=1 --",
    "%00",
    "é".repeat(50),
    "a".repeat(4000),
  ])("answers 401 to the cookie %j", async (token) => {
    const response = await new ApiClient().get(urls.api.currentUser, {
      cookie: `session=${encodeURIComponent(token)}`,
    });
    expect(response.status).toBe(401);
  });
});

describe("/api/logout", () => {
  it("ends the session on the server and goes to the front page", async () => {
    const { id, client } = await newPerson();
    const token = client.jar.get("session") ?? "";
    const response = await client.get(urls.api.logout, {
      "sec-fetch-site": "same-origin",
    });
    expect(response.status).toBe(302);
    expect(getLocation(response)).toBe(urls.root);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(client.jar.get("session")).toBeUndefined();
    expect(await sessionsOf(id)).toBe(0);

    const copy = new ApiClient();
    copy.jar.set("session", token);
    expect(await statusOf(copy)).toBe(401);
  });

  it.each(["cross-site", "same-site"])(
    "asks first when a %s link leads here",
    async (site) => {
      const { client } = await newPerson();
      const response = await client.get(urls.api.logout, {
        "sec-fetch-site": site,
      });
      expect(getLocation(response)).toBe(urls.signOut);
      expect(await statusOf(client)).toBe(200);
      const page = await client.get(urls.signOut);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('method="post"');
    },
  );

  it("takes the answer to that question", async () => {
    const { id, client } = await newPerson();
    const response = await client.raw(urls.api.logout, {
      method: "POST",
      headers: {
        origin: siteUrl,
        "content-type": "application/x-www-form-urlencoded",
      },
    });
    expect(response.status).toBe(302);
    expect(await sessionsOf(id)).toBe(0);
  });

  it.each([
    ["without an origin", {}],
    ["from another site", { origin: "https://evil.example" }],
    ["from an opaque origin", { origin: "null" }],
    ["from another port", { origin: "http://localhost:1" }],
    ["that says it is cross-site", { "sec-fetch-site": "cross-site" }],
  ])("refuses a POST %s", async (_, headers) => {
    const { id, client } = await newPerson();
    const response = await client.raw(urls.api.logout, {
      method: "POST",
      headers: headers as Record<string, string>,
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ status: 403 });
    expect(await sessionsOf(id)).toBe(1);
  });

  it.each(["DELETE", "PUT", "PATCH", "HEAD"])("refuses %s", async (method) => {
    const { id, client } = await newPerson();
    const response = await client.send(method, urls.api.logout);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
    expect(await sessionsOf(id)).toBe(1);
  });

  it("is harmless to a visitor", async () => {
    const response = await new ApiClient().get(urls.api.logout);
    expect(getLocation(response)).toBe(urls.root);
  });
});

describe("POST /api/auth/clear-session", () => {
  it("ends the session", async () => {
    const { id, client } = await newPerson();
    const response = await client.post(urls.api.clearSession);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ cleared: true });
    expect(await sessionsOf(id)).toBe(0);
    expect(client.jar.get("session")).toBeUndefined();
  });

  it("is harmless to a visitor", async () => {
    const response = await new ApiClient().post(urls.api.clearSession);
    expect(response.status).toBe(200);
  });

  it("refuses another site", async () => {
    const { id, client } = await newPerson();
    const response = await client.post(urls.api.clearSession, undefined, {
      origin: "https://evil.example",
    });
    expect(response.status).toBe(403);
    expect(await sessionsOf(id)).toBe(1);
  });

  it("refuses GET", async () => {
    const response = await new ApiClient().get(urls.api.clearSession);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });
});

it("whoever brings a session that is over hears that it ended, wherever it leads", async () => {
  const { id, client } = await newPerson();
  await sqlBatch([sql`DELETE FROM sessions WHERE userId = ${id}`]);
  const send = (leaf: string, body: string) =>
    client.raw(leaf, {
      method: "POST",
      headers: {
        origin: siteUrl,
        referer: `${siteUrl}${urls.games}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body,
    });
  const like = await send(urls.api.like("any"), "desired=true");
  expect(getLocation(like)).toBe(
    urls.auth({ problem: "ended", returnTo: urls.games }),
  );
  const comment = await send(urls.api.comments("any"), "content=Words");
  for (const response of [comment, await client.get(urls.root)]) {
    expect(response.status).toBe(401);
    expect(await response.text()).toContain(sessionEndedMessage);
  }
});

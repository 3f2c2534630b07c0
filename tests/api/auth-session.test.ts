import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { sessionEndedMessage } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { newPerson } from "../helpers/seeds";
import { getLocation } from "../helpers/sign-in";
import { siteUrl, sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const getStatus = async (client: ApiClient) =>
  (await client.get(urls.api.currentUser)).status;

const countSessions = (userId: string) =>
  sqlCount(sql`SELECT count(*) FROM sessions WHERE userId = ${userId}`);

describe("GET /api/auth/user", () => {
  it("returns 401 as problem+json to a visitor", async () => {
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

  it("is never cached", async () => {
    const { client } = await newPerson();
    const response = await client.get(urls.api.currentUser);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("returns 401 after the session has expired", async () => {
    const { id, client } = await newPerson();
    await sqlBatch([
      sql`UPDATE sessions SET expiresAt = ${Date.now() - 1} WHERE userId = ${id}`,
    ]);
    expect(await getStatus(client)).toBe(401);
  });

  it("returns 401 after the account was deleted", async () => {
    const { id, client } = await newPerson();
    await sqlBatch([sql`DELETE FROM users WHERE id = ${id}`]);
    expect(await getStatus(client)).toBe(401);
    expect(await countSessions(id)).toBe(0);
  });

  it("doesn't accept a session's database id as its token", async () => {
    const { id } = await newPerson();
    const [row] = await sqlRows(
      sql`SELECT id FROM sessions WHERE userId = ${id}`,
    );
    const thief = new ApiClient();
    thief.jar.set("session", String(row?.["id"]));
    expect(await getStatus(thief)).toBe(401);
  });

  it.each([
    "",
    "x",
    "null",
    "' OR 1=1 --",
    "%00",
    "é".repeat(50),
    "a".repeat(4000),
  ])("returns 401 for the cookie %j", async (token) => {
    const response = await new ApiClient().get(urls.api.currentUser, {
      cookie: `session=${encodeURIComponent(token)}`,
    });
    expect(response.status).toBe(401);
  });
});

describe("/api/logout", () => {
  it("ends the session on the server and redirects to the front page", async () => {
    const { id, client } = await newPerson();
    const token = client.jar.get("session") ?? "";
    client.jar.set("bible-passage", "KJV.JHN.3");
    const response = await client.get(urls.api.logout, {
      "sec-fetch-site": "same-origin",
    });
    expect(response.status).toBe(302);
    expect(getLocation(response)).toBe(urls.root);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(client.jar.get("session")).toBeUndefined();
    expect(client.jar.get("bible-passage")).toBeUndefined();
    expect(await countSessions(id)).toBe(0);

    const copy = new ApiClient();
    copy.jar.set("session", token);
    expect(await getStatus(copy)).toBe(401);
  });

  it.each(["cross-site", "same-site"])(
    "asks for confirmation after a %s link",
    async (site) => {
      const { client } = await newPerson();
      const response = await client.get(urls.api.logout, {
        "sec-fetch-site": site,
      });
      expect(getLocation(response)).toBe(urls.signOut);
      expect(await getStatus(client)).toBe(200);
      const page = await client.get(urls.signOut);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('method="post"');
    },
  );

  it("signs out after the confirmation", async () => {
    const { id, client } = await newPerson();
    const response = await client.raw(urls.api.logout, {
      method: "POST",
      headers: {
        origin: siteUrl,
        "content-type": "application/x-www-form-urlencoded",
      },
    });
    expect(response.status).toBe(302);
    expect(await countSessions(id)).toBe(0);
  });

  it.each([
    ["without an origin", {}],
    ["from another site", { origin: "https://evil.example" }],
    ["from an opaque origin", { origin: "null" }],
    ["from another port", { origin: "http://localhost:1" }],
    ["that says it is cross-site", { "sec-fetch-site": "cross-site" }],
  ])("returns 403 for a POST %s", async (_, headers) => {
    const { id, client } = await newPerson();
    const response = await client.raw(urls.api.logout, {
      method: "POST",
      headers: headers as Record<string, string>,
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ status: 403 });
    expect(await countSessions(id)).toBe(1);
  });

  it.each(["DELETE", "PUT", "PATCH", "HEAD"])(
    "returns 405 for %s",
    async (method) => {
      const { id, client } = await newPerson();
      const response = await client.send(method, urls.api.logout);
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, POST");
      expect(await countSessions(id)).toBe(1);
    },
  );

  it("redirects a visitor to the front page", async () => {
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
    expect(await countSessions(id)).toBe(0);
    expect(client.jar.get("session")).toBeUndefined();
  });

  it("returns 200 to a visitor", async () => {
    const response = await new ApiClient().post(urls.api.clearSession);
    expect(response.status).toBe(200);
  });

  it("returns 403 for another site", async () => {
    const { id, client } = await newPerson();
    const response = await client.post(urls.api.clearSession, undefined, {
      origin: "https://evil.example",
    });
    expect(response.status).toBe(403);
    expect(await countSessions(id)).toBe(1);
  });

  it("returns 405 for GET", async () => {
    const response = await new ApiClient().get(urls.api.clearSession);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });
});

it("tells users that their session has ended, after a form and on a page", async () => {
  const { id, client } = await newPerson();
  await sqlBatch([sql`DELETE FROM sessions WHERE userId = ${id}`]);
  const send = (url: string, body: string) =>
    client.raw(url, {
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

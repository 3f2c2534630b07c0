import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { clientId } from "../helpers/local-site";
import { getLocation, signInAtProvider, signIn } from "../helpers/sign-in";
import { issuer, siteUrl, sqlCount, sqlRows } from "../helpers/site";

const anna = {
  email: "anna@first.example",
  firstName: "Anna",
  lastName: "Weaver",
};

describe("GET /api/login", () => {
  it("redirects to the provider with state and PKCE", async () => {
    const response = await new ApiClient().get(urls.api.login);
    expect(response.status).toBe(302);
    const authorization = new URL(getLocation(response));
    expect(authorization.origin).toBe(issuer);
    expect(Object.fromEntries(authorization.searchParams)).toEqual({
      response_type: "code",
      client_id: clientId,
      redirect_uri: `${siteUrl}${urls.api.authCallback}`,
      scope: "openid profile email",
      state: expect.stringMatching(/^[\w-]{40,}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "S256",
    });
  });

  it("uses a new state and challenge for each sign-in", async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(
        async () =>
          new URL(getLocation(await new ApiClient().get(urls.api.login)))
            .searchParams,
      ),
    );
    expect(first?.get("state")).not.toBe(second?.get("state"));
    expect(first?.get("code_challenge")).not.toBe(
      second?.get("code_challenge"),
    );
  });

  it("stores its secrets in an HttpOnly, SameSite cookie for ten minutes", async () => {
    const response = await new ApiClient().get(urls.api.login);
    const [cookie, ...more] = response.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^sign-in=[^;]+; Max-Age=600; /);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
  });

  it("ignores a state in its own query", async () => {
    const response = await new ApiClient().get(
      `${urls.api.login}?state=x&code=y`,
    );
    expect(new URL(getLocation(response)).origin).toBe(issuer);
  });
});

describe("GET /api/auth/callback", () => {
  it("creates the account and the session, and redirects to the front page", async () => {
    const client = new ApiClient();
    const login = await client.get(urls.api.login);
    const callback = await signInAtProvider(getLocation(login), anna);
    const before = Date.now();
    const response = await client.get(callback);
    expect(response.status).toBe(302);
    expect(getLocation(response)).toBe(urls.root);
    expect(response.headers.get("cache-control")).toBe("private, no-store");

    const user = await client.get(urls.api.currentUser);
    expect(user.status).toBe(200);
    const body = await user.json<Record<string, string>>();
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      username: "anna.weaver",
      firstName: "Anna",
      lastName: "Weaver",
      email: "anna@first.example",
      profileImageUrl: null,
      bio: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      preferencesSetAt: null,
      adminAccess: "none",
      isPowerAdmin: false,
      isAdmin: false,
      unreadNotifications: 0,
      followingCount: 0,
      groupsCount: 0,
      defaultAudience: "everyone",
      approvesFollowers: false,
    });
    const createdAt = Date.parse(body["createdAt"] ?? "");
    expect(createdAt).toBeGreaterThanOrEqual(before - 1000);
    expect(createdAt).toBeLessThanOrEqual(Date.now());
  });

  it("sets an HttpOnly, SameSite session cookie", async () => {
    const client = new ApiClient();
    const login = await client.get(urls.api.login);
    const response = await client.get(
      await signInAtProvider(getLocation(login), anna),
    );
    const cookie = response.headers
      .getSetCookie()
      .find((line) => line.startsWith("session="));
    const [pair, ...attributes] = (cookie ?? "").split("; ");
    expect(pair).toMatch(/^session=[\w-]{43}\.[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=34560000",
      "Path=/",
      "SameSite=Lax",
    ]);
  });

  it("signs in to the same account the next time", async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const client = await signIn("again@example.org");
        const user = await client.get(urls.api.currentUser);
        return (await user.json<{ id: string }>()).id;
      }),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it("creates one account for concurrent first sign-ins", async () => {
    const email = "twice@example.org";
    const ready = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const client = new ApiClient();
        const login = await client.get(urls.api.login);
        const callback = await signInAtProvider(getLocation(login), {
          email,
          firstName: "Didymus",
          lastName: "",
        });
        return { client, callback };
      }),
    );
    const locations = await Promise.all(
      ready.map(async ({ client, callback }) =>
        getLocation(await client.get(callback)),
      ),
    );
    expect(new Set(locations)).toEqual(new Set([urls.root]));
    expect(
      await sqlCount(sql`SELECT count(*) FROM users WHERE email = ${email}`),
    ).toBe(1);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM sessions s JOIN users u ON u.id = s.userId WHERE u.email = ${email}`,
      ),
    ).toBe(6);
  });

  it("makes the username unique", async () => {
    await signIn("maria@one.example", "Maria", "Magdalene");
    await signIn("maria@two.example", "Maria", "Magdalene");
    const rows = await sqlRows(
      sql`SELECT username FROM users WHERE email LIKE 'maria@%' ORDER BY id`,
    );
    expect(rows[0]).toEqual({ username: "maria.magdalene" });
    expect(rows[1]?.["username"]).toMatch(/^maria\.magdalene\d{2}$/);
  });

  it("makes the owner a power admin", async () => {
    const client = await signIn("Owner@example.org");
    const user = await client.get(urls.api.currentUser);
    expect(await user.json()).toMatchObject({
      isPowerAdmin: true,
      isAdmin: true,
      adminAccess: "write",
    });
  });

  it("ends the browser's previous session", async () => {
    const client = await signIn("before@example.org");
    const before = client.jar.get("session") ?? "";
    await signIn("after@example.org", "After", "Noon", client);
    const stale = new ApiClient();
    stale.jar.set("session", before);
    expect((await stale.get(urls.api.currentUser)).status).toBe(401);
    expect((await client.get(urls.api.currentUser)).status).toBe(200);
  });
});

describe("a failed sign-in redirects to the sign-in page", () => {
  async function startSignIn() {
    const client = new ApiClient();
    const login = await client.get(urls.api.login);
    return { client, authorization: getLocation(login) };
  }

  async function expectProblem(
    client: ApiClient,
    callback: string,
    problem: string,
  ) {
    const response = await client.get(callback);
    expect(response.status).toBe(302);
    expect(getLocation(response)).toBe(urls.auth({ problem }));
    const page = await client.get(getLocation(response));
    expect(await page.text()).toContain('role="alert"');
  }

  it("when the user cancels", async () => {
    const { client, authorization } = await startSignIn();
    const callback = await signInAtProvider(authorization, "cancel");
    await expectProblem(client, callback, "denied");
    expect(client.jar.get("session")).toBeUndefined();
    expect(client.jar.get("sign-in")).toBeUndefined();
  });

  it("when the callback comes without a sign-in cookie", async () => {
    const { authorization } = await startSignIn();
    const callback = await signInAtProvider(authorization, anna);
    await expectProblem(new ApiClient(), callback, "expired");
  });

  it("when the cookie's signature is invalid", async () => {
    const { client, authorization } = await startSignIn();
    const callback = await signInAtProvider(authorization, anna);
    const [value = ""] = (client.jar.get("sign-in") ?? "").split(".");
    client.jar.set("sign-in", `${value}.${"A".repeat(43)}`);
    await expectProblem(client, callback, "expired");
  });

  it("when the same browser has started five newer sign-ins, but not when it has started four", async () => {
    const client = new ApiClient();
    const returnTo = `/bible?book=${"x".repeat(300)}`;
    const begin = async () =>
      getLocation(await client.get(urls.api.loginReturningTo(returnTo)));
    const authorizations: string[] = [];
    while (authorizations.length < 6) authorizations.push(await begin());
    const cookie = client.jar.header ?? "";
    expect(cookie).toMatch(/^sign-in=[^;]+$/);
    expect(cookie.length).toBeLessThan(4096);
    const [first = "", second = ""] = authorizations;
    const callback = await signInAtProvider(first, anna);
    await expectProblem(client, callback, "expired");
    const response = await client.get(await signInAtProvider(second, anna));
    expect(getLocation(response)).toBe(returnTo);
  });

  it("when the state belongs to another browser's sign-in", async () => {
    const [mine, theirs] = [await startSignIn(), await startSignIn()];
    const callback = await signInAtProvider(theirs.authorization, anna);
    await expectProblem(mine.client, callback, "expired");
    expect(mine.client.jar.get("session")).toBeUndefined();
  });

  it("when the callback is called a second time", async () => {
    const { client, authorization } = await startSignIn();
    const callback = await signInAtProvider(authorization, anna);
    const flowCookies = client.jar.header ?? "";
    expect(getLocation(await client.get(callback))).toBe(urls.root);
    expect(client.jar.get("sign-in")).toBeUndefined();
    const replay = await new ApiClient().get(callback, { cookie: flowCookies });
    expect(getLocation(replay)).toBe(urls.auth({ problem: "expired" }));
    expect(
      replay.headers.getSetCookie().filter((line) => /^session=./.test(line)),
    ).toEqual([]);
  });

  it.each([
    "",
    "?state=",
    "?code=x",
    "?state=%00&code=%00",
    "?error=access_denied",
    `?state=${"x".repeat(4000)}&code=y`,
  ])("when the callback is called with %j", async (query) => {
    const { client } = await startSignIn();
    await expectProblem(client, `${urls.api.authCallback}${query}`, "expired");
  });
});

it.each([urls.api.login, urls.api.authCallback])(
  "%s returns 405 as problem+json for other methods",
  async (path) => {
    const response = await new ApiClient().post(path);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ status: 405 });
  },
);

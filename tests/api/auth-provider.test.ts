import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { getLocation } from "../helpers/sign-in";
import { startStubProvider } from "../helpers/stub-provider";

let provider: Awaited<ReturnType<typeof startStubProvider>>;
let site: LocalSite;

beforeAll(async () => {
  provider = await startStubProvider();
  site = await startSite({ vars: { OIDC_ISSUER: provider.url } });
});
afterAll(async () => {
  provider.close();
  await site.stop();
});

let subject = 0;
const claims = (overrides: Record<string, unknown> = {}) => ({
  sub: `subject-${subject}`,
  email: `person-${subject}@example.org`,
  email_verified: true,
  given_name: "Lydia",
  family_name: "Dyer",
  ...overrides,
});
beforeEach(() => {
  subject += 1;
  provider.respondWithUser(claims());
});

/** Starts a login and goes straight to the callback with any code, because the stub has no form. */
async function completeSignIn(
  client = new ApiClient(site.url),
  extraParams: Record<string, string> = {},
) {
  const login = await client.get(urls.api.login);
  const { searchParams, origin } = new URL(getLocation(login), site.url);
  if (origin === site.url) return { client, location: getLocation(login) };
  const query = new URLSearchParams({
    code: "any",
    state: searchParams.get("state") ?? "",
    ...extraParams,
  });
  const callback = await client.get(
    `${urls.api.authCallback}?${query.toString()}`,
  );
  return { client, location: getLocation(callback) };
}

const me = async (client: ApiClient) =>
  (await client.get(urls.api.currentUser)).json<Record<string, unknown>>();

describe("a working provider", () => {
  it("receives only the requests that the flow needs", async () => {
    provider.requestedPaths.length = 0;
    const { location } = await completeSignIn();
    expect(location).toBe(urls.root);
    expect(
      provider.requestedPaths.filter((path) => !path.includes("well-known")),
    ).toEqual(["/token", "/me"]);
  });

  it("may send no names", async () => {
    provider.respondWithUser({ sub: "plain", email: "al@example.org" });
    const { client } = await completeSignIn();
    expect(await me(client)).toMatchObject({
      username: expect.stringMatching(/^friend\d*$/) as string,
      firstName: null,
      lastName: null,
    });
  });

  it("may send names of invisible characters", async () => {
    provider.respondWithUser(
      claims({ given_name: "\u200b\u2066", family_name: " \ufeff\u2060 " }),
    );
    const { client } = await completeSignIn();
    expect(await me(client)).toMatchObject({
      username: expect.stringMatching(/^friend\d*$/) as string,
      firstName: null,
      lastName: null,
    });
  });

  it("may send long names, which are truncated between characters", async () => {
    provider.respondWithUser(claims({ given_name: `  ${"🕊".repeat(80)}` }));
    const { client } = await completeSignIn();
    expect((await me(client))["firstName"]).toBe("🕊".repeat(50));
  });
});

describe("the owner's email address", () => {
  const owner = { email: "owner@example.org" };
  const power = { isPowerAdmin: true, adminAccess: "write" };
  const none = { isPowerAdmin: false, adminAccess: "none" };

  it("makes the account that verified it a power admin, even if another account claimed it before", async () => {
    provider.respondWithUser(
      claims({ ...owner, sub: "squatter", email_verified: false }),
    );
    const squatter = await completeSignIn();
    expect(await me(squatter.client)).toMatchObject({ ...owner, ...none });
    provider.respondWithUser(claims(owner));
    const { client, location } = await completeSignIn();
    expect(location).toBe(urls.root);
    expect(await me(client)).toMatchObject({ ...owner, ...power });
    expect(await me(squatter.client)).toMatchObject({
      email: null,
      ...none,
    });
  });

  it("gives no power to a second account with the same address", async () => {
    await completeSignIn();
    provider.respondWithUser(claims(owner));
    const { client } = await completeSignIn();
    expect(await me(client)).toMatchObject(none);
  });
});

describe("an email address that has an account", () => {
  it("doesn't let an unverified sign-in into that account", async () => {
    const first = await completeSignIn();
    provider.respondWithUser(
      claims({ sub: "impostor", email_verified: false }),
    );
    const { client, location } = await completeSignIn();
    expect(location).toBe(urls.root);
    expect((await me(client))["id"]).not.toBe((await me(first.client))["id"]);
  });

  it("leads to the same account when it's verified under another subject", async () => {
    const first = await completeSignIn();
    provider.respondWithUser(claims({ sub: `moved-${subject}` }));
    const second = await completeSignIn();
    expect((await me(second.client))["id"]).toBe(
      (await me(first.client))["id"],
    );
  });

  it("moves from an unverified account to the new account that verifies it", async () => {
    provider.respondWithUser(claims({ email_verified: false }));
    const first = await completeSignIn();
    provider.respondWithUser(claims({ sub: `other-${subject}` }));
    const second = await completeSignIn();
    const [before, after] = [await me(first.client), await me(second.client)];
    expect(after["id"]).not.toBe(before["id"]);
    expect(after["email"]).toBe(`person-${subject}@example.org`);
    expect(before["email"]).toBeNull();
  });

  it("stays with the account that verifies it, even if another account claims it", async () => {
    provider.respondWithUser(claims({ sub: "also", email_verified: false }));
    await completeSignIn();
    provider.respondWithUser(claims({ email_verified: false }));
    const first = await me((await completeSignIn()).client);
    provider.respondWithUser(claims());
    const second = await me((await completeSignIn()).client);
    expect(second).toMatchObject({ id: first["id"], email: first["email"] });
    provider.respondWithUser(claims({ sub: `moved-${subject}` }));
    const moved = await me((await completeSignIn()).client);
    expect(moved["id"]).toBe(first["id"]);
  });
});

describe("a provider that fails", () => {
  const serverError = { status: 500, body: {} };

  it.each([
    [
      "refuses the code",
      "/token",
      { status: 400, body: { error: "invalid_grant" } },
      "expired",
    ],
    ["fails at the token endpoint", "/token", serverError, "provider"],
    [
      "sends an invalid token response",
      "/token",
      { status: 200, body: { hello: 1 } },
      "provider",
    ],
    ["fails at the user endpoint", "/me", serverError, "provider"],
    [
      "sends no email address",
      "/me",
      { status: 200, body: { sub: "x" } },
      "provider",
    ],
    [
      "sends an invalid email address",
      "/me",
      { status: 200, body: { sub: "x", email: "x" } },
      "provider",
    ],
    [
      "sends no subject",
      "/me",
      { status: 200, body: { email: "a@example.org" } },
      "provider",
    ],
    ["sends a list", "/me", { status: 200, body: [] }, "provider"],
  ])("%s", async (_, path, response, problem) => {
    provider.responses[path] = response;
    const { client, location } = await completeSignIn();
    expect(location).toBe(urls.auth({ problem }));
    expect(client.jar.get("session")).toBeUndefined();
  });
});

describe("a provider that is down", () => {
  let siteWithoutProvider: LocalSite;
  beforeAll(async () => {
    siteWithoutProvider = await startSite();
  });
  afterAll(() => siteWithoutProvider.stop());

  it("redirects to the sign-in page with an error message", async () => {
    const client = new ApiClient(siteWithoutProvider.url);
    const login = await client.get(urls.api.loginReturningTo("/bible"));
    expect(getLocation(login)).toBe(
      urls.auth({ problem: "provider", returnTo: "/bible" }),
    );
    const page = await client.get(getLocation(login));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(
      "The sign-in service isn&#x27;t responding",
    );
  });
});

describe("the iss parameter (RFC 9207)", () => {
  const expired = urls.auth({ problem: "expired" });

  it("is accepted if it's the issuer", async () => {
    const { location } = await completeSignIn(undefined, { iss: provider.url });
    expect(location).toBe(urls.root);
  });

  it.each(["https://other.example", "", "x".repeat(3000)])(
    "ends the sign-in without a token request if it's %j",
    async (iss) => {
      provider.requestedPaths.length = 0;
      const { client, location } = await completeSignIn(undefined, { iss });
      expect(location).toBe(expired);
      expect(provider.requestedPaths).not.toContain("/token");
      expect(client.jar.get("session")).toBeUndefined();
    },
  );
});

// A site caches valid metadata only, so one site is enough for all invalid ones, followed by a valid one.
describe("a provider with unsafe metadata", () => {
  const path = "/.well-known/openid-configuration";
  const httpUrl = "http://provider.example";
  let other: Awaited<ReturnType<typeof startStubProvider>>;
  let otherSite: LocalSite;
  let valid: object;
  beforeAll(async () => {
    other = await startStubProvider();
    valid = other.responses[path]?.body as object;
    otherSite = await startSite({ vars: { OIDC_ISSUER: other.url } });
  });
  afterAll(async () => {
    await otherSite.stop();
    other.close();
  });

  async function signIn(overrides: object) {
    other.responses[path] = { status: 200, body: { ...valid, ...overrides } };
    const client = new ApiClient(otherSite.url);
    const location = getLocation(await client.get(urls.api.login));
    expect(other.requestedPaths.splice(0)).toEqual([path]);
    return { client, location };
  }

  it.each([
    ["names another issuer", { issuer: "https://other.example" }],
    ["has an insecure login URL", { authorization_endpoint: httpUrl }],
    ["has an insecure token URL", { token_endpoint: `${httpUrl}/token` }],
    ["has an insecure user URL", { userinfo_endpoint: `${httpUrl}/me` }],
    ["has a file as token URL", { token_endpoint: "file:///token" }],
  ])("%s", async (_, overrides) => {
    const { location } = await signIn(overrides);
    expect(location).toBe(urls.auth({ problem: "provider" }));
  });

  it("promises the iss parameter but doesn't send it", async () => {
    const { client, location } = await signIn({
      authorization_response_iss_parameter_supported: true,
    });
    const state = new URL(location).searchParams.get("state") ?? "";
    const query = `?code=any&state=${state}`;
    const callback = await client.get(urls.api.authCallback + query);
    expect(getLocation(callback)).toBe(urls.auth({ problem: "expired" }));
  });
});

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
const claims = (over: Record<string, unknown> = {}) => ({
  sub: `subject-${subject}`,
  email: `person-${subject}@example.org`,
  email_verified: true,
  given_name: "Lydia",
  family_name: "Dyer",
  ...over,
});
beforeEach(() => {
  subject += 1;
  provider.respondWithUser(claims());
});

/** Login, then straight to the callback with any code: the stub has no form. */
async function arrive(
  client = new ApiClient(site.url),
  more: Record<string, string> = {},
) {
  const login = await client.get(urls.api.login);
  const { searchParams, origin } = new URL(getLocation(login), site.url);
  if (origin === site.url) return { client, end: getLocation(login) };
  const query = new URLSearchParams({
    code: "any",
    state: searchParams.get("state") ?? "",
    ...more,
  });
  const done = await client.get(`${urls.api.authCallback}?${query.toString()}`);
  return { client, end: getLocation(done) };
}

const me = async (client: ApiClient) =>
  (await client.get(urls.api.currentUser)).json<Record<string, unknown>>();

describe("a provider that works", () => {
  it("is asked for nothing but what the flow needs", async () => {
    provider.requestedPaths.length = 0;
    const { end } = await arrive();
    expect(end).toBe(urls.root);
    expect(
      provider.requestedPaths.filter((path) => !path.includes("well-known")),
    ).toEqual(["/token", "/me"]);
  });

  it("may know no names", async () => {
    provider.respondWithUser({ sub: "plain", email: "al@example.org" });
    const { client } = await arrive();
    expect(await me(client)).toMatchObject({
      username: expect.stringMatching(/^friend\d*$/) as string,
      firstName: null,
      lastName: null,
    });
  });

  it("may know names that show nothing", async () => {
    provider.respondWithUser(
      claims({ given_name: "\u200b\u2066", family_name: " \ufeff\u2060 " }),
    );
    const { client } = await arrive();
    expect(await me(client)).toMatchObject({
      username: expect.stringMatching(/^friend\d*$/) as string,
      firstName: null,
      lastName: null,
    });
  });

  it("has long names cut at a letter", async () => {
    provider.respondWithUser(claims({ given_name: `  ${"🕊".repeat(80)}` }));
    const { client } = await arrive();
    expect((await me(client))["firstName"]).toBe("🕊".repeat(50));
  });
});

describe("the owner's e-mail address", () => {
  const owner = { email: "owner@example.org" };
  const power = { isPowerAdmin: true, adminAccess: "write" };
  const none = { isPowerAdmin: false, adminAccess: "none" };

  it("gives power to whoever has it verified, whoever took it before", async () => {
    provider.respondWithUser(
      claims({ ...owner, sub: "squatter", email_verified: false }),
    );
    const squatter = await arrive();
    expect(await me(squatter.client)).toMatchObject({ ...owner, ...none });
    provider.respondWithUser(claims(owner));
    const { client, end } = await arrive();
    expect(end).toBe(urls.root);
    expect(await me(client)).toMatchObject({ ...owner, ...power });
    expect(await me(squatter.client)).toMatchObject({ email: null, ...none });
  });

  it("gives none to a second account that says the same", async () => {
    await arrive();
    provider.respondWithUser(claims(owner));
    const { client } = await arrive();
    expect(await me(client)).toMatchObject(none);
  });
});

describe("an e-mail address that has an account", () => {
  it("is no key to it for an unverified newcomer, who gets their own", async () => {
    const first = await arrive();
    provider.respondWithUser(
      claims({ sub: "impostor", email_verified: false }),
    );
    const { client, end } = await arrive();
    expect(end).toBe(urls.root);
    expect((await me(client))["id"]).not.toBe((await me(first.client))["id"]);
  });

  it("is found again, verified, under another subject", async () => {
    const first = await arrive();
    provider.respondWithUser(claims({ sub: `moved-${subject}` }));
    const second = await arrive();
    expect((await me(second.client))["id"]).toBe(
      (await me(first.client))["id"],
    );
  });

  it("gives way to whoever proves it, and brings nothing along", async () => {
    provider.respondWithUser(claims({ email_verified: false }));
    const first = await arrive();
    provider.respondWithUser(claims({ sub: `other-${subject}` }));
    const second = await arrive();
    const [before, after] = [await me(first.client), await me(second.client)];
    expect(after["id"]).not.toBe(before["id"]);
    expect(after["email"]).toBe(`person-${subject}@example.org`);
    expect(before["email"]).toBeNull();
  });

  it("is their own once they prove it, whoever else says the same", async () => {
    provider.respondWithUser(claims({ sub: "also", email_verified: false }));
    await arrive();
    provider.respondWithUser(claims({ email_verified: false }));
    const first = await me((await arrive()).client);
    provider.respondWithUser(claims());
    const second = await me((await arrive()).client);
    expect(second).toMatchObject({ id: first["id"], email: first["email"] });
    provider.respondWithUser(claims({ sub: `moved-${subject}` }));
    const moved = await me((await arrive()).client);
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
    ["breaks at the token", "/token", serverError, "provider"],
    [
      "sends a token nobody understands",
      "/token",
      { status: 200, body: { hello: 1 } },
      "provider",
    ],
    ["breaks at the profile", "/me", serverError, "provider"],
    [
      "knows no e-mail address",
      "/me",
      { status: 200, body: { sub: "x" } },
      "provider",
    ],
    [
      "sends an address that is none",
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
    ["sends no object", "/me", { status: 200, body: [] }, "provider"],
  ])("%s", async (_, path, answer, problem) => {
    provider.responses[path] = answer;
    const { client, end } = await arrive();
    expect(end).toBe(urls.auth({ problem }));
    expect(client.jar.get("session")).toBeUndefined();
  });
});

describe("a provider that is down", () => {
  let lonely: LocalSite;
  beforeAll(async () => {
    lonely = await startSite();
  });
  afterAll(() => lonely.stop());

  it("leads back to the sign-in page, which says so", async () => {
    const client = new ApiClient(lonely.url);
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

describe("who answers (RFC 9207)", () => {
  const expired = urls.auth({ problem: "expired" });

  it("is let in under the issuer's own name", async () => {
    const { end } = await arrive(undefined, { iss: provider.url });
    expect(end).toBe(urls.root);
  });

  it.each(["https://other.example", "", "x".repeat(3000)])(
    "is asked for nothing under another: %j",
    async (iss) => {
      provider.requestedPaths.length = 0;
      const { client, end } = await arrive(undefined, { iss });
      expect(end).toBe(expired);
      expect(provider.requestedPaths).not.toContain("/token");
      expect(client.jar.get("session")).toBeUndefined();
    },
  );
});

describe("a provider that cannot be trusted with a code", () => {
  const path = "/.well-known/openid-configuration";
  const open = "http://provider.example";

  it.each([
    ["calls itself by another name", { issuer: "https://other.example" }],
    ["takes people over an open wire", { authorization_endpoint: open }],
    ["takes codes over an open wire", { token_endpoint: `${open}/token` }],
    ["tells of people over one", { userinfo_endpoint: `${open}/me` }],
    ["lives at no address of the web", { token_endpoint: "file:///token" }],
  ])("%s", async (_, over) => {
    const other = await startStubProvider();
    const body = { ...(other.responses[path]?.body as object), ...over };
    other.responses[path] = { status: 200, body };
    const fooled = await startSite({ vars: { OIDC_ISSUER: other.url } });
    const login = await new ApiClient(fooled.url).get(urls.api.login);
    expect(getLocation(login)).toBe(urls.auth({ problem: "provider" }));
    await fooled.stop();
    other.close();
  });

  it("says who it is each time, and then does not", async () => {
    const other = await startStubProvider();
    const body = {
      ...(other.responses[path]?.body as object),
      authorization_response_iss_parameter_supported: true,
    };
    other.responses[path] = { status: 200, body };
    const careful = await startSite({ vars: { OIDC_ISSUER: other.url } });
    const client = new ApiClient(careful.url);
    const { searchParams } = new URL(
      getLocation(await client.get(urls.api.login)),
    );
    const state = searchParams.get("state") ?? "";
    const done = await client.get(
      `${urls.api.authCallback}?code=any&state=${state}`,
    );
    expect(getLocation(done)).toBe(urls.auth({ problem: "expired" }));
    await careful.stop();
    other.close();
  });
});
